import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforeSessionEnds, endSession, sessionAtom } from '#src/api/session.ts'
import { store } from '#src/ui/browser/store.ts'
import {
  admin,
  cacheResponse,
  day,
  encryptedOnDisk,
  leaveDevice,
  newDevice,
  openSlowly,
  openTab,
  putEncrypted,
  refuseWrites,
  savedOnDisk,
} from './device.fixture.ts'

const staff = { savedFor: 'staff' } as const
const quotes = ['demo', 'staff', 'list']
let device: ReturnType<typeof newDevice>

beforeEach(() => {
  device = newDevice()
})
afterEach(leaveDevice)

test('a sign-out empties memory and disk before it removes the token', async () => {
  const { client, keeper } = await openTab(admin('a'))
  cacheResponse(client, quotes, 'saved', staff)
  cacheResponse(client, ['admins', 'staff', 'list'], 'never saved')
  cacheResponse(client, ['projects', 'visitor', 'list'], 'public', { savedFor: 'visitor' })
  await keeper.flush()
  const whenTokenGoes = vi.fn(() => ({ memory: client.getQueryData(quotes), disk: encryptedOnDisk('a') }))
  localStorage.setItem('auth_token', 'token of a')
  vi.spyOn(localStorage, 'removeItem').mockImplementation(whenTokenGoes)
  await endSession('signed-out')
  const { memory, disk } = whenTokenGoes.mock.results[0]?.value ?? {}
  expect(memory).toBeUndefined()
  expect(await disk).toEqual({})
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  expect(Object.keys(await savedOnDisk('saved-visitor'))).toHaveLength(1)
})

test('neither a waiting nor a slow write reaches the disk after the sign-out', async () => {
  const { client, keeper } = await openTab(admin('a'))
  refuseWrites('InvalidStateError', 1)
  openSlowly(200)
  cacheResponse(client, quotes, 'under way', staff)
  const underWay = keeper.flush()
  await new Promise((done) => setTimeout(done, 50))
  cacheResponse(client, ['demo', 'staff', 'detail', '1'], 'waits', staff)
  await endSession('signed-out')
  await underWay
  await new Promise((done) => setTimeout(done, 1_000))
  expect(await encryptedOnDisk('a')).toEqual({})
})

test('data that a screen requests while its session ends is deleted too', async () => {
  const { client, keeper } = await openTab(admin('a'))
  const stop = beforeSessionEnds(async () => {
    await new Promise((done) => setTimeout(done, 100))
    cacheResponse(client, quotes, 'late', staff)
  })
  await endSession('expired')
  stop()
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
  await keeper.flush()
  expect(await encryptedOnDisk('a')).toEqual({})
})

test('a sign-out deletes the dashboard’s code and all pictures, and other files stay', async () => {
  const remove = vi.fn(async () => true)
  const open = async () => ({ keys: async () => [] })
  vi.stubGlobal('caches', { keys: async () => ['staff-files', 'images', 'assets'], open, delete: remove })
  await openTab(admin('a'))
  await endSession('signed-out')
  expect(remove.mock.calls).toEqual([['images'], ['staff-files']])
})

test('another admin sees none of the first admin’s data, in memory or on the disk', async () => {
  const { client, keeper } = await openTab(admin('a'))
  cacheResponse(client, quotes, 'of a', staff)
  await keeper.flush()
  store.set(sessionAtom, admin('b'))
  await vi.waitFor(async () => expect(await encryptedOnDisk('a')).toEqual({}))
  expect(client.getQueryData(quotes)).toBeUndefined()
  cacheResponse(client, quotes, 'of b', staff)
  await vi.waitFor(
    async () => expect(await encryptedOnDisk('b')).toEqual({ [JSON.stringify(quotes)]: 'of b' }),
    2_000,
  )
  expect(await encryptedOnDisk('a')).toEqual({})
})

test('a start as another person deletes the data of others', async () => {
  await putEncrypted('a', quotes, 'of a')
  const { client } = await openTab(admin('b'))
  expect(client.getQueryData(quotes)).toBeUndefined()
  expect(await encryptedOnDisk('a')).toEqual({})
})

test('a sign-in restores the person’s cached data without overwriting newer data', async () => {
  const { client } = await openTab()
  const dataUpdatedAt = Date.now() - day
  await putEncrypted('a', quotes, 'of yesterday', { dataUpdatedAt })
  await putEncrypted('a', ['summary', 'staff'], 'of yesterday', { dataUpdatedAt })
  cacheResponse(client, ['summary', 'staff'], 'just fetched', staff)
  store.set(sessionAtom, admin('a'))
  await vi.waitFor(() => expect(client.getQueryData(quotes)).toBe('of yesterday'))
  expect(client.getQueryData(['summary', 'staff'])).toBe('just fetched')
})

test('a start without a session deletes all staff data unless another tab has a session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await putEncrypted('a', quotes, 'of a')
  device.heldElsewhere.push('staff-session')
  await openTab()
  await vi.advanceTimersByTimeAsync(10_000)
  device.heldElsewhere.pop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(Object.keys(await encryptedOnDisk('a'))).toHaveLength(1)
  await openTab()
  expect(await encryptedOnDisk('a')).toEqual({})
})

test('data of a closing tab is deleted shortly after, and kept for a tab that reloads', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await putEncrypted('a', quotes, 'of a')
  device.heldElsewhere.push('staff-session')
  await openTab()
  device.heldElsewhere.pop()
  await vi.advanceTimersByTimeAsync(1_600)
  device.heldElsewhere.push('staff-session')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Object.keys(await encryptedOnDisk('a'))).toHaveLength(1)

  await openTab()
  device.heldElsewhere.pop()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(async () => expect(await encryptedOnDisk('a')).toEqual({}))
})

test('a session that begins during the cleanup keeps its responses', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await putEncrypted('a', quotes, 'of a')
  device.heldElsewhere.push('staff-session')
  const { client } = await openTab()
  store.set(sessionAtom, admin('a'))
  device.heldElsewhere.pop()
  await vi.waitFor(() => expect(client.getQueryData(quotes)).toBe('of a'))
  await vi.advanceTimersByTimeAsync(100_000)
  expect(Object.keys(await encryptedOnDisk('a'))).toHaveLength(1)
})
