import { QueryClient } from '@tanstack/react-query'
import { persistQueryClientRestore } from '@tanstack/react-query-persist-client'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  admin,
  believeClock,
  cacheResponse,
  day,
  encryptedOnDisk,
  leaveDevice,
  neverSettles,
  newDevice,
  openTab,
  putEncrypted,
  putOnDisk,
  savedOnDisk,
} from './device.fixture.ts'
import { createCachePersistence } from './persist-cache.ts'
import { SHAPE } from './query-store.ts'

const visitor = { savedFor: 'visitor' } as const
const staff = { savedFor: 'staff' } as const

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('every cached query is stored under its own key, and other queries are not stored', async () => {
  const { client, keeper } = await openTab(admin('a'))
  cacheResponse(client, ['projects', 'visitor', 'list'], 1, visitor)
  cacheResponse(client, ['services', 'visitor', 'list'], 2, visitor)
  cacheResponse(client, ['demo', 'staff', 'list'], 3, staff)
  cacheResponse(client, ['search', 'staff', 'pump'], 4)
  void client.prefetchQuery({ queryKey: ['slow'], queryFn: neverSettles, meta: staff })
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({
    '["projects","visitor","list"]': 1,
    '["services","visitor","list"]': 2,
  })
  expect(await encryptedOnDisk('a')).toEqual({ '["demo","staff","list"]': 3 })
})

test('changes are written within a second, including manual ones, and at once on page close', async () => {
  const { client } = await openTab()
  cacheResponse(client, ['x'], 'fetched', visitor)
  await vi.waitFor(
    async () => expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'fetched' }),
    1_000,
  )
  client.setQueryData(['x'], 'changed')
  window.dispatchEvent(new Event('pagehide'))
  await vi.waitFor(
    async () => expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'changed' }),
    300,
  )
})

test('a partial list from the document does not replace the whole list on the disk', async () => {
  const { client, keeper } = await openTab()
  cacheResponse(client, ['blogs'], [{ _id: 'a', content: 'all of it' }], visitor)
  cacheResponse(client, ['team'], [{ _id: 'b' }], visitor)
  await keeper.flush()
  client.setQueryData(['blogs'], [{ _id: 'a', content: '', isCut: true }])
  client.setQueryData(['team'], [{ _id: 'c' }])
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({
    '["blogs"]': [{ _id: 'a', content: 'all of it' }],
    '["team"]': [{ _id: 'c' }],
  })
})

test('a server-rendered page keeps its data until it has been hydrated', async () => {
  await putOnDisk('saved-visitor', ['x'], 'saved')
  let end = () => {}
  const hydrated = new Promise<void>((resolve) => {
    end = resolve
  })
  const client = new QueryClient()
  const { options } = createCachePersistence(client, { hydrated })
  const restored = persistQueryClientRestore({ ...options, queryClient: client })
  // Another tab has read it in the meantime.
  expect((await openTab()).client.getQueryData(['x'])).toBe('saved')
  expect(client.getQueryData(['x'])).toBeUndefined()
  end()
  await restored
  expect(client.getQueryData(['x'])).toBe('saved')
})

test('a removed query is deleted from the disk', async () => {
  const { client, keeper } = await openTab()
  cacheResponse(client, ['x', '1'], 1, visitor)
  cacheResponse(client, ['x', '2'], 2, visitor)
  await keeper.flush()
  client.removeQueries({ queryKey: ['x', '1'] })
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["x","2"]': 2 })
})

test('responses are restored with their age, and old, unreadable or differently shaped ones are dropped', async () => {
  await believeClock()
  const dataUpdatedAt = Date.now() - 89 * day
  await putOnDisk('saved-visitor', ['good'], 'good', { dataUpdatedAt })
  await putOnDisk('saved-visitor', ['old'], 'old', { dataUpdatedAt: Date.now() - 91 * day })
  await putOnDisk('saved-visitor', ['shape'], 'shape', { shape: SHAPE + 1 })
  await set('["broken"]', 'no record at all', createStore('saved-visitor', 'queries'))
  const { client, keeper } = await openTab()
  const [restored, ...others] = client.getQueryCache().getAll()
  expect(others).toEqual([])
  expect(restored?.state).toMatchObject({ data: 'good', dataUpdatedAt, status: 'success' })
  expect(restored?.gcTime).toBe(Number.POSITIVE_INFINITY)
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["good"]': 'good' })
})

test('staff responses are stored for thirty days', async () => {
  await believeClock()
  await putEncrypted('a', ['good'], 'good', { dataUpdatedAt: Date.now() - 29 * day })
  await putEncrypted('a', ['old'], 'old', { dataUpdatedAt: Date.now() - 31 * day })
  const { client } = await openTab(admin('a'))
  expect(client.getQueryData(['good'])).toBe('good')
  expect(client.getQueryData(['old'])).toBeUndefined()
})

test('the newer response of two tabs stays, whichever tab writes last', async () => {
  const [first, second] = [await openTab(), await openTab()]
  cacheResponse(first.client, ['x'], 'older', { ...visitor, updatedAt: Date.now() - 2_000 })
  cacheResponse(second.client, ['x'], 'newer', { ...visitor, updatedAt: Date.now() - 1_000 })
  await second.keeper.flush()
  await first.keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'newer' })
})

test('a tab does not rewrite a response that it only restored', async () => {
  await putOnDisk('saved-visitor', ['x'], 'x')
  const [first, second] = [await openTab(), await openTab()]
  first.client.removeQueries({ queryKey: ['x'] })
  await first.keeper.flush()
  cacheResponse(second.client, ['y'], 'y', visitor)
  await second.keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["y"]': 'y' })
})

test('a response dated before the clock was set back does not block newer ones', async () => {
  const { client, keeper } = await openTab()
  await putOnDisk('saved-visitor', ['x'], 'of tomorrow', { dataUpdatedAt: Date.now() + day })
  cacheResponse(client, ['x'], 'of today', visitor)
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'of today' })
})
