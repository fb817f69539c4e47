import { hash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

/** Milliseconds after which the compile cache is flushed: a killed process writes nothing when it ends. */
const soon = 10_000

/**
 * Stores compiled modules in the server's data folder, for the next start. Call it before any large module is loaded.
 * No setting has been checked yet, so it writes only to a folder that a server has used before.
 */
export function keepCompiled({ DATA_DIR, NODE_COMPILE_CACHE }: NodeJS.ProcessEnv): void {
  const dataDir = path.resolve(DATA_DIR?.trim() || 'data')
  if (NODE_COMPILE_CACHE || !existsSync(path.join(dataDir, 'tmp'))) return
  const all = path.join(dataDir, 'compiled')
  const folder = path.join(all, cacheName())
  // Remove the compiled modules of other releases.
  if (existsSync(all))
    for (const name of readdirSync(all))
      if (name !== path.basename(folder)) rmSync(path.join(all, name), { recursive: true, force: true })
  enableCompileCache(folder)
  // The thread of SQLite and the backup process read this variable.
  process.env.NODE_COMPILE_CACHE = folder
  setTimeout(flushCompileCache, soon).unref()
}

/** Identifies this release by its path and its modification time. */
function cacheName() {
  const file = import.meta.filename
  return hash('sha256', `${file} ${statSync(file).mtimeMs}`).slice(0, 16)
}
