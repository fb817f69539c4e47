import path from 'node:path'
import type { Rows } from '#backend/ports/rows.ts'
import type { System } from '#backend/ports/system.ts'
import { writeBackup } from './backup/backup-file.ts'
import { backupsIn } from './backup/backup-folder.ts'
import type { ClockWatch } from './database/clock-watch.ts'
import type { DatabaseWatch } from './database/database-watch.ts'
import type { OpenRows } from './database/open-rows.ts'
import { diskRoom } from './disk/disk-room.ts'
import type { ErrorCounts } from './error-counts.ts'
import type { OpenFiles } from './files/open-files.ts'
import type { Readiness } from './http/readiness.ts'
import { type CompleteBackups, createCompleteBackups } from './jobs/complete-backup.ts'
import { createNightlyCopies } from './jobs/nightly-copy.ts'
import { backUpInProcess } from './jobs/own-process-backup.ts'
import type { Settings } from './settings.ts'
import { version } from './version.ts'

interface Options {
  opened: OpenRows
  files: OpenFiles
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 's3' | 'backupS3' | 'smtpUrl'>
  readiness: Readiness
  database: DatabaseWatch
  clock: ClockWatch
  errors: ErrorCounts
  now: () => Date
  onError: (job: string, error: unknown) => void
}

/** Opens the port that describes this server for the dashboard, and takes complete backups. */
export async function openSystem(options: Options) {
  const { opened, files, settings, readiness, database, errors, now, onError } = options
  const { dataDir, databaseUrl, s3, smtpUrl } = settings
  const folder = path.join(dataDir, 'backups')
  const startedAt = now().toISOString()
  const backups = createCompleteBackups({
    folder: path.join(folder, 'complete'),
    write: (file, signal) =>
      // The other process reads SQLite and the disk only.
      databaseUrl || s3
        ? writeBackup(file, { snapshot: opened.snapshot, store: files.store, now: now() })
        : backUpInProcess({ dataDir, file, withFiles: true, signal, onCheck: database.checked }),
    expectedSize: async () => (await opened.size()) + (await sizeOfFiles(opened.rows)),
    now,
    onError: (error) => onError('complete-backup', error),
  })

  const copies = await openCopies(options, backups)

  const port: System = {
    state: async () => {
      const [faults, disk, size, automatic, complete] = await Promise.all([
        readiness.faults(),
        diskRoom(dataDir),
        opened.size(),
        backupsIn(folder).catch(() => []),
        backups.state(),
      ])
      const last = automatic.at(-1)
      return {
        version,
        startedAt,
        problems: [...faults, ...readiness.shortcomings()],
        disk,
        database: { kind: databaseUrl ? 'PostgreSQL' : 'SQLite', size },
        backup: {
          ...complete,
          automaticAt: last ? new Date(last.timestamp).toISOString() : '',
          isCopied: copies !== undefined,
          copiedAt: copies?.lastAt() ?? '',
        },
        hasMailServer: smtpUrl !== undefined,
        errors: errors.list(),
      }
    },
    startBackup: async () => {
      await backups.start()
    },
    openBackup: backups.open,
  }
  return { port, jobs: copies ? [copies.job] : [], stop: backups.stop }
}

/** Time limit of the upload of a copy, in milliseconds. */
const uploadTimeout = 60 * 60_000

/** Opens the nightly copies, if they are set up. */
async function openCopies({ settings, database, clock, now }: Options, backups: CompleteBackups) {
  if (!settings.backupS3) return undefined
  const { copies, ...bucket } = settings.backupS3
  const { openS3Store } = await import('./files/s3-store.ts')
  return createNightlyCopies({
    backups,
    store: openS3Store(bucket, uploadTimeout),
    copies,
    now,
    isDeletionAllowed: async () => database.isSound() && (await clock.mayDelete()),
  })
}

async function sizeOfFiles(rows: Rows): Promise<number> {
  let sum = 0
  for await (const files of rows.list('files')) for (const { size } of files) sum += size
  return sum
}
