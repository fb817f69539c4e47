import path from 'node:path'
import { hour } from '#backend/base/durations.ts'
import type { Rows } from '#backend/ports/rows.ts'
import type { ClockWatch } from '#server/database/clock-watch.ts'
import type { DatabaseWatch } from '#server/database/database-watch.ts'
import type { OpenRows } from '#server/database/open-rows.ts'
import type { OpenFiles } from '#server/files/open-files.ts'
import { removeOrphanedFiles } from '#server/files/orphaned-files.ts'
import { fileDropper } from '#server/files/remove-with-files.ts'
import type { Settings } from '#server/settings.ts'
import { hourlyBackupJob } from './hourly-backup.ts'
import { type Job, startLoop } from './job-loop.ts'
import { mailFilesJob, mailJob } from './mail.ts'
import { mailFolder } from './mail-files.ts'
import { backUpInProcess } from './own-process-backup.ts'
import { pushJob } from './push.ts'
import { retentionJob } from './retention.ts'

interface Options {
  opened: OpenRows
  files: OpenFiles
  settings: Pick<Settings, 'dataDir' | 'databaseUrl' | 'smtpUrl' | 's3' | 'mailFrom'>
  siteUrl: string
  pushKeys: { publicKey: string; privateKey: string }
  now: () => Date
  clock: ClockWatch
  database: DatabaseWatch
  otherJobs: readonly Job[]
  /** Called when a job fails. The job runs again later. */
  onError: (job: string, error: unknown) => void
}

/** Starts mail, push, retention, sweep, and hourly backups on one of the servers of a database. */
export function startJobs(options: Options) {
  const { opened, files, settings, siteUrl, pushKeys, now, clock, database, otherJobs, onError } = options
  const { rows } = opened
  const { dataDir, databaseUrl, smtpUrl, s3 } = settings
  const from = settings.mailFrom ?? `no-reply@${new URL(siteUrl).hostname}`
  const contact = siteUrl.startsWith('https:') ? siteUrl : `mailto:${from}`
  const jobs: Job[] = [
    mailJob({ rows, now, smtpUrl, folder: mailFolder(dataDir), from }),
    pushJob({ rows, keys: pushKeys, contact }),
    clockJob(clock),
    ...otherJobs,
    ...[
      mailFilesJob({ folder: mailFolder(dataDir), now }),
      retentionJob({ rows, now, dropFile: fileDropper(files.store) }),
      sweepJob({ rows, files, now }),
    ].map((job) => deletingJob(job, clock)),
  ]
  // PostgreSQL has its own backup tools, which can use more than one machine.
  if (!databaseUrl) {
    const onDisk = { folder: path.join(dataDir, 'files'), list: files.store.list }
    const folder = path.join(dataDir, 'backups')
    const write = (file: string, signal: AbortSignal) =>
      backUpInProcess({ dataDir, file, signal, onCheck: database.checked })
    // Keep old backups while the database is damaged: only they predate the damage.
    const isDeletionAllowed = async () => database.isSound() && (await clock.mayDelete())
    jobs.push(hourlyBackupJob({ write, folder, files: s3 ? undefined : onDisk, now, isDeletionAllowed }))
  }
  return startLoop({ rows: { ...rows, lock: opened.lock }, jobs, onError })
}

/** Checks the clock every minute, to report a leap soon and to count the running time. */
const clockJob = ({ mayDelete }: ClockWatch): Job => ({
  name: 'clock',
  async run() {
    await mayDelete()
    return 60_000
  },
})

/** Pauses a job that deletes by age while the clock is in doubt. */
export const deletingJob = (job: Job, { mayDelete }: Pick<ClockWatch, 'mayDelete'>): Job => ({
  ...job,
  run: async (signal) => ((await mayDelete()) ? job.run(signal) : 10 * 60_000),
})

const sixHours = 6 * hour

/** Deletes files that no record has referenced for a day. */
export const sweepJob = ({ rows, files, now }: Pick<Options, 'files' | 'now'> & { rows: Rows }): Job => ({
  name: 'sweep',
  async run() {
    // Remove rows first: the sweep then finds their bytes without a row.
    await removeOrphanedFiles(rows, now())
    await files.sweep()
    return sixHours
  },
})
