import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob } from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { day, hour } from '#backend/base/durations.ts'
import { timeOfBackup } from '#server/backup/backup-folder.ts'
import type { Store } from '#server/files/store.ts'
import { backupType } from '#src/contract/system/calls.ts'
import type { CompleteBackups } from './complete-backup.ts'
import type { Job } from './job-loop.ts'

interface Options {
  backups: Pick<CompleteBackups, 'newest' | 'take'>
  /** Bucket of the copies. */
  store: Pick<Store, 'put' | 'list' | 'remove'>
  /** Number of copies to keep. */
  copies: number
  now: () => Date
  /** Whether old copies may be deleted: not while the clock is in doubt or the database is damaged. */
  isDeletionAllowed: () => Promise<boolean>
}

/** Hour of the day in UTC before which no copy is made. */
const nightHour = 1

const prefix = 'backups/'

export type NightlyCopies = ReturnType<typeof createNightlyCopies>

/** Copies a complete backup into a bucket once a day: after 1:00 UTC, or at the first start of that day. */
export function createNightlyCopies({ backups, store, copies, now, isDeletionAllowed }: Options) {
  let lastAt = ''

  const job: Job = {
    name: 'nightly-copy',
    after: 60_000,
    async run() {
      const before = await listCopies()
      const last = before.findLast(({ timestamp }) => timestamp <= now().getTime())
      lastAt = last ? new Date(last.timestamp).toISOString() : ''
      if (last && nightOf(last.timestamp) >= nightOf(now().getTime())) return hour
      const file = await currentBackup()
      // The backup has reported its error.
      if (!file) return hour
      const bytes = await openAsBlob(file, { type: backupType })
      const name = path.basename(file)
      await store.put(prefix + name, { bytes, type: backupType, hash: await hashOf(file) })
      lastAt = new Date(timeOfBackup(name) ?? now()).toISOString()
      if (await isDeletionAllowed())
        for (const { key } of (await listCopies()).slice(0, -copies)) await store.remove(key)
      return hour
    },
  }

  /** Lists the copies, oldest first. */
  async function listCopies() {
    const found: { key: string; timestamp: number }[] = []
    for await (const { key } of store.list()) {
      const timestamp = key.startsWith(prefix) ? timeOfBackup(key.slice(prefix.length)) : undefined
      if (timestamp !== undefined) found.push({ key, timestamp })
    }
    return found.sort((one, other) => one.timestamp - other.timestamp)
  }

  /** Returns the backup of the last hour, so that an upload can be repeated, or takes one. */
  async function currentBackup() {
    const newest = await backups.newest()
    return newest && now().getTime() - newest.timestamp < hour ? newest.file : backups.take()
  }

  return {
    job,
    /** Time of the newest copy, in ISO 8601; empty before the first look into the bucket. */
    lastAt: () => lastAt,
  }
}

/** Numbers the nights: each begins at `nightHour` in UTC. */
const nightOf = (timestamp: number) => Math.floor((timestamp - nightHour * hour) / day)

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
