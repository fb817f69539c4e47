import { existsSync } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { loadEnv } from 'vite'
import { wholeMarkOf } from '#server/http/whole-site.ts'

/** Inputs of a build: our own files, and the list of packages that `npm ci` has installed. */
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

/** Describes the settings of a build. Vite treats a missing NODE_ENV as production. */
export const settingsOfBuild = (mode: string, root: string) =>
  JSON.stringify({
    mode,
    NODE_ENV: process.env.NODE_ENV ?? 'production',
    ...loadEnv(mode, root, ['VITE_', 'SITE_']),
  })

/**
 * Whether the site is completely built with the current settings, and none of its inputs has changed since the build
 * began. A build with backend records is never fresh: they may have changed.
 *
 * @param made files of the build that must exist
 */
export async function isFresh(root: string, site: string, made: readonly string[]): Promise<boolean> {
  const mark = wholeMarkOf(path.resolve(root, site))
  const startStats = await stat(mark).catch(() => undefined)
  const settings = settingsOfBuild('production', root)
  if (!startStats || settings.includes('"SITE_API"') || (await readFile(mark, 'utf8')) !== settings)
    return false
  if (!made.every((file) => existsSync(path.join(root, file)))) return false
  const loose = (await readdir(root)).filter((name) => inputFile.test(name))
  const newest = [...inputs, ...loose].map((name) => newestIn(path.join(root, name)))
  return Math.max(...(await Promise.all(newest))) < startStats.mtimeMs
}

/** Returns the last change of a file, or of a folder with its contents, in milliseconds since 1970. */
async function newestIn(name: string): Promise<number> {
  const entry = await stat(name).catch(() => undefined)
  if (!entry?.isDirectory()) return entry?.mtimeMs ?? 0
  const within = (await readdir(name)).map((one) => newestIn(path.join(name, one)))
  return Math.max(entry.mtimeMs, ...(await Promise.all(within)))
}
