import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { day, hour } from '#backend/base/durations.ts'
import { backupRetention } from '#backend/policy.ts'
import { backupName, backupsIn, type StoredBackup } from '#server/backup/backup-folder.ts'
import { removeUnfinished } from '#server/backup/unfinished.ts'
import type { Store } from '#server/files/store.ts'
import type { Job } from './job-loop.ts'

interface Options {
  /** Writes a backup of the rows and reads it back. */
  write: (file: string, signal: AbortSignal) => Promise<unknown>
  /** Folder of the backups. */
  folder: string
  /** Files on the disk, each linked into `folder/files`. Not needed when files are in a bucket. */
  files?: { folder: string; list: Store['list'] } | undefined
  now: () => Date
  /** Whether outdated backups may be deleted: not while the clock is in doubt or the database is damaged. */
  isDeletionAllowed: () => Promise<boolean>
}

/**
 * Writes a backup of the rows each hour, and reads it back. Keeps all backups of the last day, the last one of each of
 * 14 days, the last one of each of 12 months, and always the newest 24. Files never change, so a hard link preserves
 * each of them without extra space.
 */
export function hourlyBackupJob({ write, folder, files, now, isDeletionAllowed }: Options): Job {
  return {
    name: 'backup',
    after: 20_000,
    async run(signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeUnfinished(folder).catch(() => undefined)
      await removePartsOfEarlierVersions(folder)
      // Backups made by hand before an upgrade are in the parent folder.
      await removeUnfinished(path.dirname(folder)).catch(() => undefined)
      const backups = await backupsIn(folder)
      // Ignore backups dated in the future. The clock was ahead, so they do not tell when the last one was made.
      const last = backups.findLast(({ timestamp }) => timestamp <= now().getTime())
      const age = now().getTime() - (last?.timestamp ?? Number.NEGATIVE_INFINITY)
      if (age < hour) return hour - age
      const mayDropLinks = await isDeletionAllowed()
      if (files) await linkFiles(files, path.join(folder, 'files'), mayDropLinks ? now() : undefined)
      await write(path.join(folder, backupName(now())), signal)
      // Ask again: writing the backup has checked the database.
      if (await isDeletionAllowed())
        for (const old of tooMany(await backupsIn(folder), now())) await rm(path.join(folder, old))
      return hour
    },
  }
}

/** Removes partial files of an earlier version, whose names do not contain the process id. */
async function removePartsOfEarlierVersions(folder: string) {
  for (const { name } of await backupsIn(folder, '.backup.part'))
    await rm(path.join(folder, name), { force: true })
}

/** Returns the names of backups that no rule keeps. Expects them oldest first. */
export function tooMany(backups: readonly StoredBackup[], now: Date): string[] {
  const age = ({ timestamp }: StoredBackup) => now.getTime() - timestamp
  const lastOf = (length: number, limit: number) => {
    const within = backups.filter((one) => age(one) <= limit)
    return [
      ...new Map(within.map((one) => [new Date(one.timestamp).toISOString().slice(0, length), one])).values(),
    ]
  }
  const keptBackups = new Set([
    ...backups.slice(-backupRetention.least),
    ...backups.filter((one) => age(one) <= day),
    ...lastOf('2026-11-22'.length, backupRetention.days * day),
    ...lastOf('2026-11'.length, backupRetention.months * 30.5 * day),
  ])
  return backups.filter((one) => !keptBackups.has(one)).map(({ name }) => name)
}

/** @param now without it, nothing is deleted */
async function linkFiles({ folder, list }: NonNullable<Options['files']>, target: string, now?: Date) {
  const live = new Set<string>()
  for await (const { key } of list()) {
    // Smaller sizes can be recreated from the picture.
    if (key.startsWith('sizes/')) continue
    live.add(key)
    const copy = path.join(target, ...key.split('/'))
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
    await link(path.join(folder, ...key.split('/')), copy).catch(async (error: NodeJS.ErrnoException) => {
      // The link exists, or the file has just been deleted. Otherwise, the disk supports no hard links.
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return
      await copyFile(path.join(folder, ...key.split('/')), copy)
    })
  }
  if (!now) return
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const copy = path.join(entry.parentPath, entry.name)
    const key = path.relative(target, copy).split(path.sep).join('/')
    if (!entry.isFile() || live.has(key)) continue
    // The last change of the inode was the deletion of its other name.
    const { ctimeMs } = await stat(copy)
    if (now.getTime() - ctimeMs > 366 * day) await rm(copy)
  }
}
