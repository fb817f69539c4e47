import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import { unfinishedName } from '#server/backup/unfinished.ts'

/** The script is beside this file, also in the bundle. */
const processScript = new URL(`./backup-process${extname(import.meta.url)}`, import.meta.url)

/** Messages of the process: the result of the database check, or the reason why it ends without a backup. */
export type BackupMessage = { findings: readonly string[] } | { reason: string }

interface Options {
  dataDir: string
  file: string
  /** Whether the files of the disk belong to the backup. */
  withFiles?: boolean
  signal: AbortSignal
  /** Called with the findings of the database check before the backup; empty for a sound database. */
  onCheck: (findings: readonly string[]) => void
}

/**
 * Checks SQLite's file and writes a backup of its rows in a separate process. Compressing and comparing a hundred
 * thousand rows would block the server for seconds, and keep memory afterwards.
 *
 * @throws when the backup is incomplete; nothing is left of it. The error's `code` is the process's own reason
 */
export async function backUpInProcess({ dataDir, file, withFiles, signal, onCheck }: Options): Promise<void> {
  const { SystemRoot, NODE_COMPILE_CACHE } = process.env
  const child = fork(processScript, [dataDir, file, withFiles ? 'with-files' : ''], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // Pass none of the server's secrets.
    env: { ...(SystemRoot && { SystemRoot }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
  })
  try {
    // Requests of visitors take priority. Ignore failures: the process may have ended, or lowering may be forbidden.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {}
  let code: unknown
  // The reason, safe to log. The process has no other output.
  child.on('message', (message: BackupMessage) => {
    if ('findings' in message) onCheck(message.findings)
    else code = message.reason
  })
  const kill = () => child.kill('SIGKILL')
  signal.addEventListener('abort', kill)
  try {
    const [status] = await once(child, 'exit')
    if (status === 0) return
    if (child.pid) await rm(unfinishedName(file, child.pid), { force: true })
    throw Object.assign(new Error(`The process of the backup ended with ${status}`), { code })
  } finally {
    signal.removeEventListener('abort', kill)
  }
}
