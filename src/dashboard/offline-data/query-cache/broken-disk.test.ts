import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, sessionAtom } from '#src/api/session.ts'
import { endOf } from '#src/offline/storage/sign-out/sign-out-marks.ts'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { store } from '#src/ui/browser/store.ts'
import {
  admin,
  cacheResponse,
  day,
  encryptedOnDisk,
  leaveDevice,
  neverSettles,
  newDevice,
  openTab,
  refuseWrites,
  savedOnDisk,
} from './device.fixture.ts'

const visitor = { savedFor: 'visitor' } as const

beforeEach(() => void newDevice())
afterEach(() => {
  vi.restoreAllMocks()
  leaveDevice()
})

test('data stays in memory without storage, and the state reports it without an error', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { client, keeper } = await openTab(admin('a'))
  cacheResponse(client, ['x'], 'x', visitor)
  await keeper.flush()
  expect(store.get(storageAtom)).toBe('memory')
  expect(client.getQueryData(['x'])).toBe('x')
  await endSession('signed-out')
})

test('a full disk drops the oldest public responses first', async () => {
  const { client, keeper } = await openTab(admin('a'))
  cacheResponse(client, ['old'], 'old', { ...visitor, updatedAt: Date.now() - day })
  cacheResponse(client, ['young'], 'young', visitor)
  await keeper.flush()
  refuseWrites('QuotaExceededError', 1)
  cacheResponse(client, ['demo', 'staff'], 'important', { savedFor: 'staff' })
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["young"]': 'young' })
  expect(await encryptedOnDisk('a')).toEqual({ '["demo","staff"]': 'important' })
  expect(store.get(storageAtom)).toBe('kept')
})

test('a response that a full disk rejected is written with a later change', async () => {
  const { client, keeper } = await openTab()
  const accept = refuseWrites('QuotaExceededError')
  cacheResponse(client, ['first'], 1, visitor)
  await keeper.flush()
  expect(store.get(storageAtom)).toBe('memory')
  accept()
  cacheResponse(client, ['second'], 2, visitor)
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["first"]': 1, '["second"]': 2 })
  expect(store.get(storageAtom)).toBe('kept')
})

test.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
  'the disk is reopened once after %s',
  async (name) => {
    const { client, keeper } = await openTab()
    const accept = refuseWrites(name, 1)
    cacheResponse(client, ['x'], 'x', visitor)
    await keeper.flush()
    expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'x' })
    accept()
    refuseWrites(name, 2)
    client.setQueryData(['x'], 'y')
    await keeper.flush()
    expect(store.get(storageAtom)).toBe('memory')
  },
)

test.each([
  ['a database that does not open', () => ({ open: () => ({}), databases: neverSettles })],
  ['a database that opens and then hangs', () => ({ open: opensAndHangs, databases: async () => [] })],
])('%s delays the start and the end of a session by at most two seconds', async (_what, disk) => {
  vi.stubGlobal('indexedDB', disk())
  vi.useFakeTimers()
  const opened = vi.fn()
  const opening = openTab(admin('a')).then(opened)
  await vi.advanceTimersByTimeAsync(2_100)
  expect(opened).toHaveBeenCalled()
  await opening
  const ended = vi.fn()
  const ending = endSession('signed-out').then(ended)
  await vi.advanceTimersByTimeAsync(2_100)
  expect(ended).toHaveBeenCalled()
  await ending
  expect(store.get(sessionAtom)).toBeUndefined()
})

test('a hanging write is given up after two seconds and reported', async () => {
  const { client, keeper } = await openTab()
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    names,
    mode,
  ) {
    // Leave upgrades to the emulation: another database may be in the middle of one.
    const isUpgrade = String(mode) === 'versionchange'
    return isUpgrade ? transaction.call(this, names, mode) : (hangs as unknown as IDBTransaction)
  })
  vi.useFakeTimers()
  cacheResponse(client, ['x'], 'x', visitor)
  const flushed = keeper.flush()
  await vi.advanceTimersByTimeAsync(2_100)
  await flushed
  expect(store.get(storageAtom)).toBe('memory')
})

test('the end of a session deletes cached files to make room for its mark on a full disk', async () => {
  let accept = () => {}
  const remove = vi.fn(async () => {
    accept()
    return true
  })
  // A cache that is deleted whole keeps its space while any page has it open.
  const cache = { keys: async () => ['/assets/dashboard.js'], delete: remove }
  const all = { keys: async () => ['staff-files'], open: async () => cache, delete: async () => true }
  vi.stubGlobal('caches', all)
  await openTab(admin('a'))
  accept = refuseWrites('QuotaExceededError')
  await endSession('signed-out')
  expect(remove).toHaveBeenCalledWith('/assets/dashboard.js', expect.anything())
  expect(await endOf(admin('a').token)).toBe('signed-out')
})

/** Fake transaction that never settles, with the members that are used. */
const hangs = {
  objectStore: () => ({
    get: () => ({}),
    put: () => ({}),
    getAll: () => ({}),
    getAllKeys: () => ({}),
    transaction: {},
  }),
  abort: () => {},
}

function opensAndHangs() {
  const request = { result: { transaction: () => hangs, close: () => {} }, onsuccess: () => {} }
  setTimeout(() => request.onsuccess())
  return request
}
