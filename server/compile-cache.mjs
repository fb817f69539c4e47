// @ts-check
import { hash } from 'node:crypto'
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { enableCompileCache, flushCompileCache } from 'node:module'
import path from 'node:path'

/** Milliseconds after which what was loaded is written down: a process that is killed writes nothing at its end. */
const soon = 10_000

/**
 * Keeps compiled modules in the server's own folder, for the next start. To be called before anything large is loaded,
 * when no setting has been checked: only a folder that a server has had is written to.
 *
 * @param {Record<string, string | undefined>} env
 */
export function keepCompiled({ DATA_DIR, NODE_COMPILE_CACHE }) {
  const dataDir = path.resolve(DATA_DIR?.trim() || 'data')
  if (NODE_COMPILE_CACHE || !existsSync(path.join(dataDir, 'tmp'))) return
  const all = path.join(dataDir, 'compiled')
  const folder = path.join(all, ownName())
  // What other releases have compiled is of no use to this one.
  if (existsSync(all))
    for (const name of readdirSync(all))
      if (name !== path.basename(folder)) rmSync(path.join(all, name), { recursive: true, force: true })
  enableCompileCache(folder)
  // The thread of SQLite and the process of backups look here for it.
  process.env.NODE_COMPILE_CACHE = folder
  setTimeout(flushCompileCache, soon).unref()
}

/** Of this release: where it lies, and when it was put there. */
function ownName() {
  const file = import.meta.filename
  return hash('sha256', `${file} ${statSync(file).mtimeMs}`).slice(0, 16)
}
