import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { PortError } from '#backend/ports/port-error.ts'
import type { BackupFile } from '#backend/ports/system.ts'
import { backupName, backupsIn } from '#server/backup/backup-folder.ts'
import { isUnfinished, removeUnfinished } from '#server/backup/unfinished.ts'
import { hasDiskRoom } from '#server/disk/disk-room.ts'
import { openDiskStore } from '#server/files/disk-store.ts'
import { codeOf } from '#server/files/store.ts'

interface Options {
  /** Folder of the newest complete backup. */
  folder: string
  /** Writes a backup of all rows and files, and reads it back. */
  write: (file: string, signal: AbortSignal) => Promise<unknown>
  /** Returns the expected size of a backup in bytes. */
  expectedSize: () => Promise<number>
  now: () => Date
  hasRoom?: (folder: string, bytes: number) => Promise<boolean>
  /** Called when a backup fails. */
  onError: (error: unknown) => void
}

export type CompleteBackups = ReturnType<typeof createCompleteBackups>

/** Takes complete backups one at a time, and stores the newest one. */
export function createCompleteBackups(options: Options) {
  const { folder, write, expectedSize, now, hasRoom = hasDiskRoom, onError } = options
  const stopping = new AbortController()
  let running: { expected: number; ended: Promise<string | undefined> } | undefined
  let failure = ''

  /** Starts a backup, unless one is running. @throws {PortError} full */
  async function start() {
    if (running) return running
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const expected = await expectedSize()
    if (!(await hasRoom(folder, expected)))
      throw new PortError('full', { message: 'The disk has no room for a complete backup' })
    // Another call may have started one meanwhile.
    running ??= { expected, ended: run() }
    return running
  }

  /** Returns the file, or undefined after a failure. Never rejects. */
  async function run() {
    const name = backupName(now())
    try {
      await removeUnfinished(folder)
      await write(path.join(folder, name), stopping.signal)
      failure = ''
      for (const other of await backupsIn(folder))
        if (other.name !== name) await rm(path.join(folder, other.name), { force: true })
      return path.join(folder, name)
    } catch (error) {
      failure = codeOf(error) || 'internal'
      if (!stopping.signal.aborted) onError(error)
      return undefined
    } finally {
      running = undefined
    }
  }

  async function newest() {
    const [last] = (await backupsIn(folder).catch(() => [])).slice(-1)
    if (!last) return undefined
    const file = path.join(folder, last.name)
    const stats = await stat(file).catch(() => undefined)
    return stats && { ...last, file, size: stats.size }
  }

  return {
    start,
    newest,
    /** Takes a backup and waits for its end. Returns its file; undefined after a failure. */
    take: async () => (await start()).ended,
    state: async () => {
      const last = await newest()
      return {
        completeAt: last ? new Date(last.timestamp).toISOString() : '',
        size: last?.size ?? 0,
        isRunning: running !== undefined,
        percent: running ? percentOf(await writtenIn(folder), running.expected) : 0,
        failure,
      }
    },
    open: async (): Promise<BackupFile | undefined> => {
      const last = await newest()
      const opened = last && (await openDiskStore(folder, '').get(last.name))
      return opened && { name: last.name, ...opened }
    },
    stop: async () => {
      stopping.abort()
      await running?.ended
    },
  }
}

/** Returns the bytes of unfinished backups. */
async function writtenIn(folder: string): Promise<number> {
  const names = (await readdir(folder)).filter(isUnfinished)
  const sizes = await Promise.all(
    names.map((name) =>
      stat(path.join(folder, name)).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** Returns at most 99: the size is an estimate, and the backup is read back after it was written. */
const percentOf = (written: number, expected: number) =>
  Math.min(Math.floor((written / Math.max(expected, 1)) * 100), 99)
