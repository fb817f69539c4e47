import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Unfinished backups of this process. */
const beingWritten = new Set<string>()

/** Protects an unfinished backup of this process from removal until the returned function is called. */
export function beginUnfinished(file: string): () => void {
  const name = path.resolve(file)
  beingWritten.add(name)
  return () => void beingWritten.delete(name)
}

/** Returns the name of a backup until it is complete. The name contains the id of the process that writes it. */
export const unfinishedName = (file: string, pid: number) => `${file}.${pid}.unfinished-backup`

/** Whether a file name is that of an unfinished backup. */
export const isUnfinished = (name: string) => pidIn(name) !== undefined

/** Removes unfinished backups of killed processes from a folder: they contain the same personal data as backups. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const pid = pidIn(name)
    const file = path.resolve(folder, name)
    if (pid === undefined || beingWritten.has(file)) continue
    if (Number(pid) === process.pid || !isRunning(Number(pid))) await rm(file, { force: true })
  }
}

const pidIn = (name: string) => /\.(\d+)\.unfinished-backup$/.exec(name)?.[1]

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
