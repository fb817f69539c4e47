import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'

/** Unfinished backups of this process. */
const beingWritten = new Set<string>()

/** Keeps an unfinished backup of this process from being removed, until the function that it gives is called. */
export function beginUnfinished(file: string): () => void {
  const name = path.resolve(file)
  beingWritten.add(name)
  return () => void beingWritten.delete(name)
}

/** Name of a backup until it is whole, with the process that writes it. */
export const unfinishedName = (file: string, pid: number) => `${file}.${pid}.unfinished-backup`

/** Removes from a folder what processes have left of backups when they were killed: it holds what a backup holds. */
export async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /\.(\d+)\.unfinished-backup$/.exec(name) ?? []
    const file = path.resolve(folder, name)
    if (pid === undefined || beingWritten.has(file)) continue
    if (Number(pid) === process.pid || !isRunning(Number(pid))) await rm(file, { force: true })
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}
