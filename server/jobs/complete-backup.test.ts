import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { newFolder } from '#tests/support/databases.ts'
import { createCompleteBackups } from './complete-backup.ts'

let folder: string
beforeEach(() => {
  folder = newFolder('complete')
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
})

function backups(changed: Partial<Parameters<typeof createCompleteBackups>[0]> = {}) {
  const clock = { now: new Date('2026-11-29T00:40:00.000Z') }
  const errors: unknown[] = []
  const write = async (file: string) => writeFileSync(file, 'bytes')
  const expectedSize = async () => 100
  const onError = (error: unknown) => errors.push(error)
  const now = () => clock.now
  return {
    ...createCompleteBackups({ folder, write, expectedSize, now, onError, ...changed }),
    clock,
    errors,
  }
}

test('the next complete backup replaces the one before', async () => {
  const { take, state, open, clock } = backups()
  expect(await open()).toBeUndefined()
  await take()
  clock.now = new Date('2026-11-29T00:41:00.000Z')
  await take()
  expect(readdirSync(folder)).toEqual(['2026-11-29T00-41-00Z.backup'])
  expect(await state()).toEqual({
    completeAt: '2026-11-29T00:41:00.000Z',
    size: 5,
    isRunning: false,
    percent: 0,
    failure: '',
  })
  const file = await open()
  expect([file?.name, file?.size]).toEqual(['2026-11-29T00-41-00Z.backup', 5])
  expect(await new Response(file?.body).text()).toBe('bytes')
})

test('a backup that fails leaves the one before, and its code is reported until the next success', async () => {
  let isFull = false
  const { take, state, clock, errors } = backups({
    write: async (file) => {
      if (isFull) throw Object.assign(new Error('write'), { code: 'ENOSPC' })
      writeFileSync(file, 'bytes')
    },
  })
  await take()
  isFull = true
  clock.now = new Date('2026-11-29T00:41:00.000Z')
  expect(await take()).toBeUndefined()
  expect(await state()).toMatchObject({ completeAt: '2026-11-29T00:40:00.000Z', failure: 'ENOSPC' })
  expect(errors).toHaveLength(1)
  isFull = false
  await take()
  expect(await state()).toMatchObject({ completeAt: '2026-11-29T00:41:00.000Z', failure: '' })
})

test('a second start joins the running backup, whose progress is reported', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { start, state } = backups({
    write: async (file) => {
      writeFileSync(`${file}.${process.pid}.unfinished-backup`, 'x'.repeat(40))
      await promise
    },
  })
  const [first, second] = [await start(), await start()]
  expect(second).toBe(first)
  await expect.poll(state).toMatchObject({ isRunning: true, percent: 40 })
  resolve()
  await first.ended
  expect(await state()).toMatchObject({ isRunning: false, percent: 0 })
})

test('no backup begins on a disk without room for it', async () => {
  const { start, state } = backups({ hasRoom: async (_, bytes) => bytes < 100 })
  await expect(start()).rejects.toMatchObject({ code: 'full' })
  expect(await state()).toMatchObject({ isRunning: false, completeAt: '' })
  expect(readdirSync(folder)).toEqual([])
})
