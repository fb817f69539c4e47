import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { createStore, set } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '#src/api/session.ts'
import { persistCache } from '#src/offline/storage/cache/persist-cache.ts'
import { cachedRecordVersion } from '#src/offline/storage/cache/persisted-query.ts'
import { store } from '#src/ui/browser/store.ts'
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
import { openStaff } from './staff-cache.ts'

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

test('responses and manual changes are written without being asked for', async () => {
  const { client } = await openTab()
  await client.fetchQuery({ queryKey: ['x'], queryFn: () => 'fetched', meta: visitor })
  await vi.waitFor(async () => expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'fetched' }))
  client.setQueryData(['x'], 'changed')
  await vi.waitFor(async () => expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'changed' }))
})

test('a screen’s query is restored alone, dated as it was stored, and then fetched', async () => {
  const dataUpdatedAt = Date.now() - day
  await putEncrypted('a', ['demo', 'staff', 'list'], ['stored'], { dataUpdatedAt })
  await putEncrypted('a', ['contact', 'staff', 'list'], ['other'])
  store.set(sessionAtom, admin('a'))
  const client = new QueryClient()
  const cache = persistCache(client, { openStaff })
  let respond: (rows: string[]) => void = () => {}
  const queryFn = vi.fn(() => new Promise<string[]>((resolve) => (respond = resolve)))
  const observer = new QueryObserver(client, { queryKey: ['demo', 'staff', 'list'], queryFn, meta: staff })
  const stop = observer.subscribe(() => {})
  await vi.waitFor(() =>
    expect(observer.getCurrentResult()).toMatchObject({ data: ['stored'], dataUpdatedAt, isFetching: true }),
  )
  expect(client.getQueryData(['contact', 'staff', 'list'])).toBeUndefined()
  respond(['fetched'])
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual(['fetched']))
  expect(queryFn).toHaveBeenCalledOnce()
  stop()
  cache.stop()
})

test('a record without a row of its own is restored from its list, and not written', async () => {
  const dataUpdatedAt = Date.now() - day
  const detail = ['demo', 'staff', 'detail', '1']
  await putEncrypted('a', ['demo', 'staff', 'list'], [{ _id: '1' }], { dataUpdatedAt })
  store.set(sessionAtom, admin('a'))
  const client = new QueryClient()
  const cache = persistCache(client, { openStaff })
  const queryFn = vi.fn()
  await client.prefetchQuery({ queryKey: detail, queryFn, meta: staff })
  expect(client.getQueryData(detail)).toEqual({ _id: '1' })
  await vi.waitFor(() =>
    expect(client.getQueryState(detail)).toMatchObject({ dataUpdatedAt, isInvalidated: true }),
  )
  await cache.flush()
  expect(Object.keys(await encryptedOnDisk('a'))).toEqual(['["demo","staff","list"]'])
  expect(queryFn).not.toHaveBeenCalled()
  cache.stop()
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

test('a server-rendered page restores nothing until it has been hydrated', async () => {
  await putOnDisk('saved-visitor', ['x'], 'saved')
  let end = () => {}
  const hydrated = new Promise<void>((resolve) => {
    end = resolve
  })
  const client = new QueryClient()
  const cache = persistCache(client, { hydrated })
  const fetched = client.fetchQuery({ queryKey: ['x'], queryFn: neverSettles, meta: visitor })
  // Another tab has read it in the meantime.
  expect((await openTab()).client.getQueryData(['x'])).toBe('saved')
  expect(client.getQueryData(['x'])).toBeUndefined()
  end()
  expect(await fetched).toBe('saved')
  cache.stop()
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

test('responses are restored with their age, however old, and unreadable or differently shaped ones are dropped', async () => {
  await believeClock()
  const dataUpdatedAt = Date.now() - 400 * day
  await putOnDisk('saved-visitor', ['good'], 'good', { dataUpdatedAt })
  await putOnDisk('saved-visitor', ['shape'], 'shape', { version: cachedRecordVersion + 1 })
  await set('["broken"]', 'no record at all', createStore('saved-visitor', 'queries'))
  const { client, keeper } = await openTab()
  const [restored, ...others] = client.getQueryCache().getAll()
  expect(others).toEqual([])
  expect(restored?.state).toMatchObject({ data: 'good', dataUpdatedAt, status: 'success' })
  expect(restored?.gcTime).toBe(Number.POSITIVE_INFINITY)
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["good"]': 'good' })
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
