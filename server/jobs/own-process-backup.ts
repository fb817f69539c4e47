import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { extname } from 'node:path'
import { unfinishedName } from '#server/backup/unfinished.ts'

/** Beside this file, also where all has been bundled. */
const processScript = new URL(`./backup-process${extname(import.meta.url)}`, import.meta.url)

/** Messages of the process: the result of the database check, and why it ends without a backup. */
export type BackupMessage = { findings: readonly string[] } | { reason: string }

interface Options {
  dataDir: string
  file: string
  signal: AbortSignal
  /** Called with the findings of the database check before the backup; empty for a sound database. */
  onCheck: (findings: readonly string[]) => void
}

/**
 * Checks SQLite's file and writes a backup of its rows in a process of its own: to compress and compare a hundred
 * thousand rows takes seconds, in which nobody would be answered, and memory that would stay.
 *
 * @throws when there is no whole backup; then nothing is left of it. The error's `code` is the process's own reason
 */
export async function backUpInProcess({ dataDir, file, signal, onCheck }: Options): Promise<void> {
  const { SystemRoot, NODE_COMPILE_CACHE } = process.env
  const child = fork(processScript, [dataDir, file], {
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    execArgv: [],
    // None of the server's secrets.
    env: { ...(SystemRoot && { SystemRoot }), ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) },
  })
  try {
    // What visitors wait for comes first. It may have ended, or not be allowed: it is done all the same.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {}
  let code: unknown
  // What a log may say of it; nobody hears its own output.
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
