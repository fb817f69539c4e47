import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import type { open } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { openDiskStore } from '#server/files/disk-store.ts'
import { newFolder } from '#tests/support/databases.ts'
import { writeBackup } from './backup-file.ts'

/** Error code with which the file system rejects folders, and whether it does so when a folder is opened. */
const refusal = vi.hoisted(() => ({ code: '', atOpening: false }))

vi.mock(import('node:fs/promises'), async (importOriginal) => {
  const original = await importOriginal()
  const refuse = () => Promise.reject(Object.assign(new Error('fsync'), { code: refusal.code }))
  const openRefusing: typeof open = async (file, ...rest) => {
    const isFolder = statSync(String(file), { throwIfNoEntry: false })?.isDirectory()
    if (isFolder && refusal.atOpening) return refuse()
    const handle = await original.open(file, ...rest)
    if (isFolder) handle.sync = refuse
    return handle
  }
  return { ...original, open: openRefusing }
})

let place: string
beforeEach(() => {
  place = newFolder('sync')
  onTestFinished(() => rmSync(place, { recursive: true, force: true }))
})

const store = () => openDiskStore(path.join(place, 'files'), place)
const content = { bytes: new Blob(['text']), type: 'text/plain', hash: '' }
const snapshot: Parameters<typeof writeBackup>[1]['snapshot'] = (work) =>
  work(async function* () {
    yield []
  })

test.each([
  { code: 'EPERM', atOpening: false },
  { code: 'EISDIR', atOpening: false },
  { code: 'EINVAL', atOpening: false },
  { code: 'EPERM', atOpening: true },
  { code: 'EISDIR', atOpening: true },
  { code: 'EINVAL', atOpening: true },
])('files and backups are written although syncing a folder fails with $code', async (fault) => {
  Object.assign(refusal, fault)
  await store().put('public/2026/a', content)
  expect(readFileSync(path.join(place, 'files/public/2026/a'), 'utf8')).toBe('text')
  await writeBackup(path.join(place, 'one.backup'), { snapshot, now: new Date() })
  expect(readdirSync(place).sort()).toEqual(['files', 'one.backup'])
})

test('a write fails when its folder cannot be synced for lack of space', async () => {
  Object.assign(refusal, { code: 'ENOSPC', atOpening: false })
  await expect(store().put('public/2026/a', content)).rejects.toMatchObject({ code: 'full' })
  await expect(
    writeBackup(path.join(place, 'one.backup'), { snapshot, now: new Date() }),
  ).rejects.toMatchObject({ code: 'ENOSPC' })
})
