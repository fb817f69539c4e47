import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv } from 'vite'
import { wholeMarkOf } from '#server/host/whole-site.ts'

/** What a build reads: everything of ours, and the list of what `npm ci` has installed. */
const inputs = [
  'src',
  'public',
  'backend',
  'mocks',
  'server',
  'scripts',
  'docs/licenses',
  'node_modules/.package-lock.json',
]
const inputFile = /^(?:index\.html|package(?:-lock)?\.json|vite\.config\.ts|tsconfig.*\.json|\.env.*)$/

/** What a build is made with, as its mark says it. Vite takes NODE_ENV for production where nobody says another. */
export const settingsOfBuild = (mode: string, root: string) =>
  JSON.stringify({
    mode,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    ...loadEnv(mode, root, ['VITE_', 'SITE_']),
  })

/**
 * Whether the site was built to its end with today's settings, and nothing that it is made of has been written,
 * added, renamed or removed since the build began. One that holds a backend's records is never fresh: they may have
 * changed.
 *
 * @param made files of the build that must be there
 */
export async function isFresh(root: string, site: string, made: readonly string[]): Promise<boolean> {
  const mark = wholeMarkOf(path.resolve(root, site))
  const begun = await stat(mark).catch(() => undefined)
  const settings = settingsOfBuild('production', root)
  if (!begun || settings.includes('"SITE_API"') || (await readFile(mark, 'utf8')) !== settings) return false
  if (!made.every((file) => existsSync(path.join(root, file)))) return false
  const loose = (await readdir(root)).filter((name) => inputFile.test(name))
  const newest = [...inputs, ...loose].map((name) => newestIn(path.join(root, name)))
  return Math.max(...(await Promise.all(newest))) < begun.mtimeMs
}

/** When it was last written, in ms: a file, or a folder with all that lies in it. */
async function newestIn(name: string): Promise<number> {
  const entry = await stat(name).catch(() => undefined)
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0
  const within = (await readdir(name)).map((one) => newestIn(path.join(name, one)))
  return Math.max(entry.mtimeMs, ...(await Promise.all(within)))
}
