import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sessionAtom } from '#src/api/session.ts'
import { persistCache } from '#src/offline/storage/cache/persist-cache.ts'
import { store } from '#src/ui/browser/store.ts'
import { admin, cacheResponse, encryptedOnDisk, leaveDevice, newDevice, openTab } from './device.fixture.ts'
import { restoreHead, updateListHeads } from './list-head.ts'
import { openStaff } from './staff-cache.ts'

const staff = { savedFor: 'staff' } as const
const quotes = ['demo', 'staff', 'list']
const head = ['demo', 'staff', 'head']
const records = (count: number) => Array.from({ length: count }, (_, index) => ({ _id: String(index) }))

beforeEach(() => void newDevice())
afterEach(leaveDevice)

/** Opens a tab that updates heads, and caches a list of so many records. */
async function cacheList(count: number) {
  const tab = await openTab(admin('a'))
  const stop = updateListHeads(tab.client)
  cacheResponse(tab.client, quotes, records(count), staff)
  await tab.keeper.flush()
  return { ...tab, stop }
}

/** Starts a tab whose first screen requests the list. */
function startOnList(painted: Promise<void>) {
  store.set(sessionAtom, admin('a'))
  const client = new QueryClient()
  const cache = persistCache(client, {
    openStaff,
    restoreHead: (query, stored) => restoreHead(client, query, stored),
    painted,
  })
  const queryFn = vi.fn(async () => records(0))
  const list = client.fetchQuery({ queryKey: quotes, queryFn, meta: staff })
  return { client, cache, list, queryFn }
}

test('the head of a long list is restored for the first screen, and the list once that is painted', async () => {
  const { stop } = await cacheList(600)
  stop()
  const painted = Promise.withResolvers<void>()
  const { client, cache, list, queryFn } = startOnList(painted.promise)
  await cache.settleFirstScreen()
  expect(client.getQueryData(head)).toEqual({ rows: records(100), total: 600 })
  expect(client.getQueryData(quotes)).toBeUndefined()
  painted.resolve()
  expect(await list).toHaveLength(600)
  expect(queryFn).not.toHaveBeenCalled()
  cache.stop()
})

test('a list without a head is restored at once', async () => {
  const { stop } = await cacheList(400)
  stop()
  const { list, cache } = startOnList(new Promise(() => {}))
  expect(await list).toHaveLength(400)
  cache.stop()
})

test('all data is read once, also while a list waits for its head to be painted', async () => {
  const { stop } = await cacheList(600)
  stop()
  const painted = Promise.withResolvers<void>()
  const { cache, list } = startOnList(painted.promise)
  await cache.settleFirstScreen()
  const decrypting = vi.spyOn(crypto.subtle, 'decrypt')
  const all = cache.restoreAll()
  painted.resolve()
  await all
  expect(await list).toHaveLength(600)
  expect(decrypting).toHaveBeenCalledOnce()
  decrypting.mockRestore()
  cache.stop()
})

test('a head follows its list, and goes when the list is short or removed', async () => {
  const { client, keeper, stop } = await cacheList(600)
  cacheResponse(client, quotes, [{ _id: 'new' }, ...records(600)], { ...staff, updatedAt: Date.now() + 1 })
  expect(client.getQueryData(head)).toMatchObject({ total: 601, rows: [{ _id: 'new' }, ...records(99)] })
  cacheResponse(client, quotes, records(3), staff)
  await keeper.flush()
  expect(Object.keys(await encryptedOnDisk('a'))).toEqual([JSON.stringify(quotes)])
  cacheResponse(client, quotes, records(600), { ...staff, updatedAt: Date.now() + 2 })
  client.removeQueries({ queryKey: quotes })
  await keeper.flush()
  expect(await encryptedOnDisk('a')).toEqual({})
  stop()
})
