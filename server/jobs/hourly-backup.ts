import { copyFile, link, mkdir, readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { day, hour } from '#backend/base/durations.ts'
import { removeUnfinished } from '#server/backup/unfinished.ts'
import type { Store } from '#server/files/store.ts'
import type { Job } from './job-loop.ts'

interface Options {
  /** Writes a backup of the rows and reads it back. */
  write: (file: string, signal: AbortSignal) => Promise<unknown>
  /** Backups are kept here. */
  folder: string
  /** Files on the disk, each linked into `folder/files`; not needed where they are in a bucket. */
  files?: { folder: string; list: Store['list'] } | undefined
  now: () => Date
  /** Whether what is too old may go: not on a clock in doubt, nor beside a damaged database. */
  isDeletionAllowed: () => Promise<boolean>
}

const ending = '.backup'
/** Backups that stay whatever the clock says. */
const leastKept = 24

/**
 * A backup of the rows each hour, read back. Of the last day all are kept, of 14 days the last of each, of 12 months
 * the last of each, and in any case the newest 24. Files never change, so a second name for each keeps them for no room
 * of their own.
 */
export function hourlyBackupJob({ write, folder, files, now, isDeletionAllowed }: Options): Job {
  return {
    name: 'backup',
    after: 20_000,
    async run(signal) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await removeUnfinished(folder).catch(() => undefined)
      await removePartsOfEarlierVersions(folder)
      // Beside the rows, where backups by hand are made before an upgrade.
      await removeUnfinished(path.dirname(folder)).catch(() => undefined)
      const kept = await backupsIn(folder)
      // One of the future was written by a clock that was ahead: it says nothing about when the last one was made.
      const last = kept.findLast(({ moment }) => moment <= now().getTime())
      const age = now().getTime() - (last?.moment ?? Number.NEGATIVE_INFINITY)
      if (age < hour) return hour - age
      const mayDropLinks = await isDeletionAllowed()
      if (files) await linkFiles(files, path.join(folder, 'files'), mayDropLinks ? now() : undefined)
      const name = `${now().toISOString().slice(0, 19).replaceAll(':', '-')}Z${ending}`
      await write(path.join(folder, name), signal)
      // Ask again: the database was checked with the backup.
      if (await isDeletionAllowed())
        for (const old of tooMany(await backupsIn(folder), now())) await rm(path.join(folder, old))
      return hour
    },
  }
}

/** Parts that an earlier version left, whose names did not say which process wrote them. */
async function removePartsOfEarlierVersions(folder: string) {
  for (const { name } of await backupsIn(folder, `${ending}.part`))
    await rm(path.join(folder, name), { force: true })
}

interface Kept {
  name: string
  moment: number
}

/** Oldest first. */
async function backupsIn(folder: string, end = ending): Promise<Kept[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(end)).sort()
  return names.flatMap((name) => {
    const moment = Date.parse(name.slice(0, -end.length).replace(/-(\d\d)-(\d\d)Z$/, ':$1:$2Z'))
    return Number.isNaN(moment) ? [] : [{ name, moment }]
  })
}

/** Names of backups that none of the rules keeps. They are given oldest first. */
export function tooMany(kept: readonly Kept[], now: Date): string[] {
  const age = ({ moment }: Kept) => now.getTime() - moment
  const lastOf = (length: number, limit: number) => {
    const within = kept.filter((one) => age(one) <= limit)
    return [
      ...new Map(within.map((one) => [new Date(one.moment).toISOString().slice(0, length), one])).values(),
    ]
  }
  const wanted = new Set([
    ...kept.slice(-leastKept),
    ...kept.filter((one) => age(one) <= day),
    ...lastOf('2026-11-22'.length, 14 * day),
    ...lastOf('2026-11'.length, 366 * day),
  ])
  return kept.filter((one) => !wanted.has(one)).map(({ name }) => name)
}

/** @param now without it nothing is removed, however old it seems */
async function linkFiles({ folder, list }: NonNullable<Options['files']>, target: string, now?: Date) {
  const live = new Set<string>()
  for await (const { key } of list()) {
    // Sizes of pictures are made again from the picture.
    if (key.startsWith('sizes/')) continue
    live.add(key)
    const copy = path.join(target, ...key.split('/'))
    await mkdir(path.dirname(copy), { recursive: true, mode: 0o700 })
    await link(path.join(folder, ...key.split('/')), copy).catch(async (error: NodeJS.ErrnoException) => {
      // There already, or deleted a moment ago; else on a disk that knows no second names.
      if (error.code === 'EEXIST' || error.code === 'ENOENT') return
      await copyFile(path.join(folder, ...key.split('/')), copy)
    })
  }
  if (!now) return
  for (const entry of await readdir(target, { recursive: true, withFileTypes: true }).catch(() => [])) {
    const copy = path.join(entry.parentPath, entry.name)
    const key = path.relative(target, copy).split(path.sep).join('/')
    if (!entry.isFile() || live.has(key)) continue
    // Losing its other name was its last change: so long ago it was deleted.
    const { ctimeMs } = await stat(copy)
    if (now.getTime() - ctimeMs > 366 * day) await rm(copy)
  }
}
