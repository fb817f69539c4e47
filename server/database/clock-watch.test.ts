import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { day, hour } from '#backend/base/durations.ts'
import { openFiles } from '#server/files/open-files.ts'
import { keepAssets } from '#server/http/earlier-assets.ts'
import { mailFilesJob } from '#server/jobs/mail.ts'
import { retentionJob } from '#server/jobs/retention.ts'
import { deletingJob, sweepJob } from '#server/jobs/start-jobs.ts'
import { createClock, openTestRows } from '#tests/support/jobs.ts'
import { blankRow } from '#tests/support/rows.ts'
import { confirmTime, watchClock } from './clock-watch.ts'

const start = '2026-01-01T09:00:00.000Z'

/** Simulates a server on persistent rows: each call of `run` is one life of the server. */
async function withServer() {
  const opened = await openTestRows()
  const clock = createClock(start)
  const logged: string[] = []
  const log = {
    error: (_: object, text: string) => logged.push(text),
    info: (text: string) => logged.push(text),
  }
  let elapsed = 0
  const startWatch = () => watchClock({ opened, now: clock.now, log, elapsed: () => elapsed })
  return {
    opened,
    clock,
    logged,
    startWatch,
    /** Advances both clocks, with a check every hour. */
    run: async (watch: ReturnType<typeof watchClock>, milliseconds: number) => {
      let isTrusted = await watch.mayDelete()
      for (let passed = 0; passed < milliseconds; passed += hour) {
        clock.pass(hour)
        elapsed += hour
        isTrusted = await watch.mayDelete()
      }
      return isTrusted
    },
  }
}

test.each([
  ['13 months', 396 * day],
  ['3 years', 3 * 365 * day],
  ['8 days', 8 * day],
  ['-2 years', -2 * 365 * day],
])('a clock that leaps by %s deletes no rows, files or mails', async (_, leap) => {
  const { opened, clock, startWatch, logged } = await withServer()
  const { rows, dataDir } = opened
  const files = await openFiles({ dataDir, rows, now: clock.now })
  await startWatch().mayDelete()
  const adminId = 'a'
  await rows.write([
    { insert: 'admins', row: blankRow('admins', { _id: adminId }) },
    { insert: 'contactSubmissions', row: blankRow('contactSubmissions', { _id: 'c', createdAt: start }) },
    {
      insert: 'applications',
      row: blankRow('applications', { _id: 'p', appliedAt: start, createdAt: start }),
    },
    {
      insert: 'sessions',
      row: blankRow('sessions', { _id: 's', adminId, endsAt: '2026-01-08T09:00:00.000Z' }),
    },
    { insert: 'activities', row: blankRow('activities', { _id: 'n', createdAt: start }) },
    { insert: 'files', row: blankRow('files', { _id: 'f', createdAt: start, orphanedSince: start }) },
  ])
  const mails = path.join(dataDir, 'mail')
  const assets = path.join(dataDir, 'assets')
  for (const folder of [mails, assets]) mkdirSync(folder, { recursive: true })
  for (const file of [`${mails}/_m_example.eml`, `${assets}/old.js`]) {
    writeFileSync(file, '')
    utimesSync(file, new Date(start), new Date(start))
  }
  clock.pass(leap)
  // Create a new watch, as after a restart.
  const watch = startWatch()
  const { now } = clock
  const jobs = [
    retentionJob({ rows, now, dropFile: async () => undefined }),
    sweepJob({ rows, files, now }),
    mailFilesJob({ folder: mails, now }),
  ]
  for (const job of jobs) await deletingJob(job, watch).run(new AbortController().signal)
  await keepAssets(
    mkdirSync(path.join(dataDir, 'build'), { recursive: true }) ?? '',
    assets,
    now(),
    await watch.mayDelete(),
  )
  for (const table of ['contactSubmissions', 'applications', 'sessions', 'files'] as const)
    expect(await rows.count(table), table).toBe(1)
  expect([readdirSync(mails), readdirSync(assets)]).toEqual([['_m_example.eml'], ['old.js']])
  expect(watch.lastFault()).toMatch(/automatic deletion is paused.*site admin confirm-time/)
  expect(logged).toEqual(['clock in doubt: automatic deletion is paused'])

  clock.pass(-leap)
  expect(await watch.mayDelete()).toBe(true)
  expect(watch.lastFault()).toBeUndefined()
  expect(logged).toHaveLength(2)
})

test('a server that was switched off for two months deletes again after seven days of running', async () => {
  const { clock, startWatch, run } = await withServer()
  await startWatch().mayDelete()
  clock.pass(60 * day)
  // Restarts with a weekend in between lose none of the running time.
  expect(await run(startWatch(), 3 * day)).toBe(false)
  clock.pass(2 * day)
  const last = startWatch()
  expect(await run(last, 4 * day - hour)).toBe(false)
  expect(await run(last, hour)).toBe(true)
  expect(last.lastFault()).toBeUndefined()
  expect(await startWatch().mayDelete()).toBe(true)
})

test('another leap while the clock is in doubt restarts the seven days', async () => {
  const { clock, startWatch, run } = await withServer()
  const watch = startWatch()
  await watch.mayDelete()
  clock.pass(60 * day)
  expect(await run(watch, 6 * day)).toBe(false)
  clock.pass(365 * day)
  expect(await run(watch, 6 * day)).toBe(false)
  expect(await run(watch, day)).toBe(true)
})

test('a confirmed time takes effect at once, even in a running server', async () => {
  const { opened, clock, startWatch } = await withServer()
  const watch = startWatch()
  await watch.mayDelete()
  clock.pass(400 * day)
  expect(await watch.mayDelete()).toBe(false)
  await confirmTime(opened, clock.now())
  expect(await watch.mayDelete()).toBe(true)
})

test('the clock is compared with the stored rows where no time is recorded', async () => {
  const { opened, clock, startWatch } = await withServer()
  const message = (_id: string, createdAt: string) => ({
    insert: 'contactSubmissions' as const,
    row: blankRow('contactSubmissions', { _id, createdAt }),
  })
  // The second row was written while the clock of an earlier version was ahead.
  await opened.rows.write([message('a', start), message('b', '2029-01-01T00:00:00.000Z')])
  clock.pass(30 * day)
  expect(await startWatch().mayDelete()).toBe(false)
  clock.pass(-29 * day)
  expect(await startWatch().mayDelete()).toBe(true)
})

test('a time that cannot be recorded does not prevent the start', async () => {
  const { opened, clock } = await withServer()
  const log = { error: () => undefined, info: () => undefined }
  const write = () => Promise.reject(new Error('full'))
  const watch = watchClock({ opened: { ...opened, marks: { ...opened.marks, write } }, now: clock.now, log })
  expect(await watch.mayDelete()).toBe(true)
})
