import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '#src/api/session.ts'
import {
  admin,
  leaveDevice,
  newDevice,
  openTab,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { decryptJson, encryptJson } from '#src/offline/storage/encrypt.ts'
import { deletePersonalData, keyOfPerson } from '#src/offline/storage/sign-out/person-key.ts'
import { store } from '#src/ui/browser/store.ts'
import { listPinnedFiles, pinFile } from './pinned-files.ts'

// Data that outlives a session has one connection per page, and this file acts as one page.
const disk = new IDBFactory()

beforeEach(() => {
  newDevice()
  vi.stubGlobal('indexedDB', disk)
  vi.stubGlobal('location', { href: 'http://localhost/' })
})
afterEach(async () => {
  await deletePersonalData()
  leaveDevice()
})

/** Starts a download that does not end until told to. */
async function downloading() {
  const answer = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answer.promise)
  await openTab(admin('a'))
  const key = await keyOfPerson('a')
  const kept = pinFile('resume', '/resume.pdf', () => {})
  const end = () =>
    answer.resolve(new Response('\n%PDF-', { headers: { 'content-type': 'application/pdf' } }))
  return { key, kept, end }
}

test.each([
  ['has ended', undefined],
  ['is another person’s by now', admin('b')],
])('a download whose session %s stores no file, and the person’s key stays valid', async (_, next) => {
  const { key, kept, end } = await downloading()
  const sealed = await encryptJson(key, 'Called on Monday', 'note')
  store.set(sessionAtom, next)
  end()
  await expect(kept).rejects.toThrow('You are signed out by now')
  expect(await listPinnedFiles()).toEqual([])
  expect(await decryptJson(await keyOfPerson('a'), sealed, 'note')).toBe('Called on Monday')
})

test('a download whose session goes on is pinned', async () => {
  const { kept, end } = await downloading()
  end()
  await kept
  expect((await listPinnedFiles()).map(({ id }) => id)).toEqual(['resume'])
})
