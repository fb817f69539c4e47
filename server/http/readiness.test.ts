import { expect, test } from 'vitest'
import { openS3Store } from '#server/files/s3-store.ts'
import { watchStore } from '#server/files/store-watch.ts'
import { startS3 } from '#tests/support/s3.ts'
import { createReadiness } from './readiness.ts'

const mebibyte = 2 ** 20

test.each([
  // 5 % of the disk.
  { disk: 20_000, least: 1_000 },
  { disk: 4_000, least: 200 },
  // Less would not hold the writes in progress.
  { disk: 256, least: 64 },
  // More would be more than months of writes.
  { disk: 4_000_000, least: 1_024 },
])('a disk of $disk MB must have $least MB of room', async ({ disk, least }) => {
  const withRoom = async (bavail: number) => {
    const diskOf = async () => ({ bavail, blocks: disk, bsize: mebibyte })
    return createReadiness({ rows: async () => undefined, folder: '/', diskOf }).faults()
  }
  expect(await withRoom(least)).toEqual([])
  expect(await withRoom(least - 1)).toEqual(['The disk is almost full.'])
})

test('readiness reports a spent disk reserve and the remedy', async () => {
  const rows = async () => {
    throw new Error('full')
  }
  const diskOf = async () => ({ bavail: 0, blocks: 1_000, bsize: mebibyte })
  const readiness = createReadiness({ rows, folder: '/', diskOf, isReserveSpent: () => true })
  expect(await readiness.faults()).toEqual([
    'The disk is full: what is left is for signing in and out and for deleting. Make room on it.',
  ])
})

test('a bucket that is away leaves the server ready and is reported', async () => {
  const store = { lastFault: () => 'It is away' }
  const diskOf = async () => ({ bavail: 9, blocks: 10, bsize: 1024 * mebibyte })
  const readiness = createReadiness({ rows: async () => undefined, folder: '/', store, diskOf })
  expect(await readiness.faults()).toEqual([])
  expect(readiness.shortcomings()).toEqual(['Files cannot be kept or read.'])
  expect(readiness.stats()).toMatchObject({ rows_ready: 1, files_ready: 0 })
})

test('a damaged database and a clock in doubt leave the server ready and are reported', async () => {
  const database = { isSound: () => false, lastFault: () => 'It is damaged.' }
  const clock = { lastFault: () => 'It is late.' }
  const diskOf = async () => ({ bavail: 9, blocks: 10, bsize: 1024 * mebibyte })
  const readiness = createReadiness({ rows: async () => undefined, folder: '/', database, clock, diskOf })
  expect(await readiness.faults()).toEqual([])
  expect(readiness.shortcomings()).toEqual(['It is damaged.', 'It is late.'])
  expect(readiness.stats()).toMatchObject({ rows_ready: 1, rows_sound: 0, clock_confirmed: 0 })
})

test('the bucket is checked at most once in fifteen seconds, and each change is logged once', async () => {
  let at = 0
  let looks = 0
  let isAway = true
  const said: string[] = []
  const check = async () => {
    looks += 1
    if (isAway) throw new Error('It is away')
  }
  const log = { error: (_: object, text: string) => said.push(text), info: (text: string) => said.push(text) }
  const watch = watchStore(check, log, () => at)
  expect(await watch.look()).toBe('It is away')
  for (at = 0; at <= 15_000; at += 1_000) expect(watch.lastFault()).toBe('It is away')
  expect(looks).toBe(1)
  at = 15_001
  // No caller waits: the known fault is returned, and the next call gets a newer one.
  expect([watch.lastFault(), watch.lastFault(), looks]).toEqual(['It is away', 'It is away', 2])
  await expect.poll(() => said.length).toBe(1)
  isAway = false
  at = 40_000
  watch.lastFault()
  await expect.poll(() => watch.lastFault()).toBeUndefined()
  expect([looks, said]).toEqual([3, ['store of files away', 'store of files back']])
})

test.each([
  [403, /refuses S3_ACCESS_KEY and S3_SECRET_KEY/],
  [404, /has no S3_BUCKET of this name/],
  [503, /answers 503/],
])('the check of a bucket that responds with %i gives the reason', async (status, sentence) => {
  const bucket = await startS3()
  const { check } = openS3Store(bucket.settings)
  await check?.()
  bucket.faults.push(status)
  await expect(check?.()).rejects.toThrow(sentence)
  // Each check makes a single call, without a retry.
  expect(bucket.log).toEqual(['HEAD 200', `HEAD ${status}`])
  await bucket.stop()
  await expect(check?.()).rejects.toThrow('The store of S3_URL does not answer')
})
