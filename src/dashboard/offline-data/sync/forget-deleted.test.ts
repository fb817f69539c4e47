import { entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { writeOptions } from '#src/api/crud.ts'
import { staffDrafts } from '#src/dashboard/offline-data/drafts/staff-drafts.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'
import { listPinnedFiles, pinFile } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import {
  admin,
  leaveDevice,
  newDevice,
  openTab,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { deletePersonalData, draftStore, keyOfPerson } from '#src/offline/storage/sign-out/person-key.ts'
import { forgetDeleted } from './forget-deleted.ts'

// Data that outlives a session has one connection per page, and this file acts as one page.
const disk = new IDBFactory()

beforeEach(() => {
  newDevice()
  vi.stubGlobal('indexedDB', disk)
})
afterEach(async () => {
  await deletePersonalData()
  leaveDevice()
})

/** Opens a page and returns a function that deletes a record; `status` makes the backend reject it. */
async function opened() {
  await keyOfPerson('a')
  const { client } = await openTab(admin('a'))
  forgetDeleted(client)
  return async (collection: string, id: string, status?: number) => {
    const call = async () => {
      if (status) throw new ApiError('refused', status, 'No')
    }
    const removal = client.getMutationCache().build(client, writeOptions([collection, 'remove'], call))
    await removal.execute(id).catch(() => {})
  }
}

async function deleteSome(remove: Awaited<ReturnType<typeof opened>>, collection: string) {
  await remove(collection, 'deleted')
  await remove(collection, 'gone', 404)
  await remove(collection, 'refused', 500)
}

test('a draft of changes is deleted with its record and stays if the deletion fails', async () => {
  const remove = await opened()
  const forms = ['careers deleted', 'careers gone', 'careers refused', 'services deleted']
  for (const form of forms) staffDrafts.keep(form, { title: 'Welder' })
  const left = async () => (await entries(draftStore)).map(([key]) => key).sort()
  await vi.waitFor(async () => expect(await left()).toEqual(forms.toSorted()))
  await deleteSome(remove, 'careers')
  await vi.waitFor(async () => expect(await left()).toEqual(['careers refused', 'services deleted']))
})

test('a pinned resume is deleted with its application and stays if the deletion fails', async () => {
  const remove = await opened()
  vi.stubGlobal('location', { href: 'http://localhost/' })
  vi.stubGlobal(
    'fetch',
    async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
  )
  for (const id of ['deleted', 'gone', 'refused', 'other']) await pinFile(id, '/resume.pdf', () => {})
  await deleteSome(remove, 'applications')
  await remove('projects', 'other')
  await vi.waitFor(async () =>
    expect((await listPinnedFiles()).map(({ id }) => id).sort()).toEqual(['other', 'refused']),
  )
})

test('a follow-up is deleted with its record and stays if the deletion fails', async () => {
  const remove = await opened()
  const note = { text: 'yes', by: 'Ada', at: 1 }
  const names = ['deleted', 'gone', 'refused', 'other'].map((id) => `quote-requests ${id} mark`)
  await pendingFollowUps.keep(new Map(names.map((name) => [name, note])))
  await deleteSome(remove, 'quote-requests')
  await vi.waitFor(async () =>
    expect([...(await pendingFollowUps.read()).keys()].sort()).toEqual([
      'quote-requests other mark',
      'quote-requests refused mark',
    ]),
  )
})
