import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { writeOptions } from '#src/api/crud.ts'
import { sessionAtom } from '#src/api/session.ts'
import { admin, leaveDevice, newDevice, openTab } from '#src/offline/saved/device.fixture.ts'
import { forgetResumes } from './forget-resumes.ts'
import { keepFile, keptFiles } from './kept-files.ts'

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('a kept resume goes with its application, and stays where the deletion fails', async () => {
  const { client } = await openTab(admin('a'))
  expect(getDefaultStore().get(sessionAtom)).toBeDefined()
  vi.stubGlobal('location', { href: 'http://localhost/' })
  vi.stubGlobal(
    'fetch',
    async () => new Response('%PDF-', { headers: { 'content-type': 'application/pdf' } }),
  )
  for (const id of ['deleted', 'gone', 'refused', 'other']) await keepFile(id, '/resume.pdf', () => {})
  forgetResumes(client)
  const remove = async (id: string, status?: number, collection = 'applications') => {
    const call = async () => {
      if (status) throw new ApiError('refused', status, 'No')
    }
    const mutation = client.getMutationCache().build(client, writeOptions([collection, 'remove'], call))
    await mutation.execute(id).catch(() => {})
  }
  await remove('deleted')
  await remove('gone', 404)
  await remove('refused', 500)
  await remove('other', undefined, 'projects')
  await vi.waitFor(async () =>
    expect((await keptFiles()).map(({ id }) => id).sort()).toEqual(['other', 'refused']),
  )
})
