import { entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { writeOptions } from '#src/api/crud.ts'
import { admin, leaveDevice, newDevice, openTab } from '#src/offline/saved/device.fixture.ts'
import { ofDrafts } from '#src/offline/vault/person-key.ts'
import { forgetDraftsOfDeleted } from './forget-drafts.ts'
import { staffDrafts } from './staff-drafts.ts'

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('a draft of changes goes with its record, and stays where the deletion fails', async () => {
  const { client } = await openTab(admin('a'))
  forgetDraftsOfDeleted(client)
  const forms = ['careers deleted', 'careers gone', 'careers refused', 'services deleted']
  for (const form of forms) staffDrafts.keep(form, { title: 'Welder' })
  const left = async () => (await entries(ofDrafts)).map(([key]) => key).sort()
  await vi.waitFor(async () => expect(await left()).toEqual(forms.toSorted()))
  const remove = async (id: string, status?: number) => {
    const call = async () => {
      if (status) throw new ApiError('refused', status, 'No')
    }
    const mutation = client.getMutationCache().build(client, writeOptions(['careers', 'remove'], call))
    await mutation.execute(id).catch(() => {})
  }
  await remove('deleted')
  await remove('gone', 404)
  await remove('refused', 500)
  await vi.waitFor(async () => expect(await left()).toEqual(['careers refused', 'services deleted']))
})
