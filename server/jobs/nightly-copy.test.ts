import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { openS3Store } from '#server/files/s3-store.ts'
import { newFolder } from '#tests/support/databases.ts'
import { type S3Server, startS3 } from '#tests/support/s3.ts'
import { createCompleteBackups } from './complete-backup.ts'
import { createNightlyCopies } from './nightly-copy.ts'

let bucket: S3Server
let folder: string
beforeEach(async () => {
  bucket = await startS3()
  folder = newFolder('nightly')
  onTestFinished(async () => {
    rmSync(folder, { recursive: true, force: true })
    await bucket.stop()
  })
})

function setUp({ isDeletionAllowed = true } = {}) {
  const clock = { now: new Date('2026-11-27T02:00:00.000Z') }
  const now = () => clock.now
  let written = 0
  const backups = createCompleteBackups({
    folder,
    write: async (file) => {
      written += 1
      writeFileSync(file, `backup ${written}`)
    },
    expectedSize: async () => 0,
    now,
    onError: (error) => {
      throw error
    },
  })
  const { job, lastAt } = createNightlyCopies({
    backups,
    store: openS3Store(bucket.settings),
    copies: 2,
    now,
    isDeletionAllowed: async () => isDeletionAllowed,
  })
  return {
    lastAt,
    at: (time: string) => {
      clock.now = new Date(time)
      return job.run(AbortSignal.timeout(60_000))
    },
    written: () => written,
  }
}

const copies = () =>
  [...bucket.objects].map(([key, { bytes }]) => [path.basename(key, '.backup'), bytes.toString()])

test('a complete backup is copied into the bucket once a night, and the newest copies are kept', async () => {
  const { at, lastAt } = setUp()
  bucket.objects.set('backups/notes.txt', { bytes: Buffer.from(''), type: '', changedAt: new Date() })
  bucket.objects.set('public/2026/a', { bytes: Buffer.from(''), type: '', changedAt: new Date() })
  await at('2026-11-26T12:00:00.000Z')
  await at('2026-11-26T23:00:00.000Z')
  await at('2026-11-27T00:30:00.000Z')
  expect(copies().slice(2)).toEqual([['2026-11-26T12-00-00Z', 'backup 1']])
  await at('2026-11-27T01:30:00.000Z')
  await at('2026-11-28T01:00:00.000Z')
  expect(copies().map(([name]) => name)).toEqual([
    'notes.txt',
    'a',
    '2026-11-27T01-30-00Z',
    '2026-11-28T01-00-00Z',
  ])
  expect(lastAt()).toBe('2026-11-28T01:00:00.000Z')
})

test('an upload that fails is repeated with the same backup', async () => {
  const { at, lastAt, written } = setUp()
  // The list succeeds, then all three attempts to upload fail.
  bucket.faults.push(0, 503, 503, 503)
  await expect(at('2026-11-27T02:00:00.000Z')).rejects.toMatchObject({ code: 'unavailable' })
  expect([lastAt(), copies()]).toEqual(['', []])
  await at('2026-11-27T02:01:00.000Z')
  expect([written(), copies()]).toEqual([1, [['2026-11-27T02-00-00Z', 'backup 1']]])
})

test('no copy is deleted while the clock is in doubt', async () => {
  const { at } = setUp({ isDeletionAllowed: false })
  for (const day of ['26', '27', '28']) await at(`2026-11-${day}T02:00:00.000Z`)
  expect(copies()).toHaveLength(3)
})
