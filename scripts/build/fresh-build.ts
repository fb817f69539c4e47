import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv } from 'vite'
import { wholeMarkOf } from '#server/host/whole-site.ts'

/** Everything a build reads, but what `npm ci` installs: that changes with the lock file. */
const inputs = ['src', 'public', 'backend', 'mocks', 'server', 'scripts']
const inputFile = /^(?:index\.html|package(?:-lock)?\.json|vite\.config\.ts|tsconfig.*\.json|\.env.*)$/

/** The settings that a build is made with, as its mark says them. */
export const settingsOfBuild = (mode: string, root: string) =>
  JSON.stringify({ mode, ...loadEnv(mode, root, ['VITE_', 'SITE_']) })

/**
 * Whether the site was built to its end with today's settings, and nothing that it is made of has been written,
 * added, renamed or removed since. One that holds a backend's records is never fresh: they may have changed.
 */
export async function isFresh(root: string, site: string): Promise<boolean> {
  const mark = wholeMarkOf(path.resolve(root, site))
  const built = await stat(mark).catch(() => undefined)
  const settings = settingsOfBuild('production', root)
  if (!built || settings.includes('"SITE_API"') || (await readFile(mark, 'utf8')) !== settings) return false
  const loose = (await readdir(root)).filter((name) => inputFile.test(name))
  const newest = [...inputs, ...loose].map((name) => newestIn(path.join(root, name)))
  return Math.max(...(await Promise.all(newest))) < built.mtimeMs
}

/** When it was last written, in ms: a file, or a folder with all that lies in it. */
async function newestIn(name: string): Promise<number> {
  const entry = await stat(name).catch(() => undefined)
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0
  const within = (await readdir(name)).map((one) => newestIn(path.join(name, one)))
  return Math.max(entry.mtimeMs, ...(await Promise.all(within)))
}
