import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beforeSessionEnds, endSession, sessionAtom } from '#src/api/session.ts'
import {
  admin,
  answer,
  day,
  leaveDevice,
  newDevice,
  openSlowly,
  openTab,
  putSealed,
  refuseWrites,
  savedOnDisk,
  sealedOnDisk,
} from '#src/offline/saved/device.fixture.ts'

const store = getDefaultStore()
const staff = { savedFor: 'staff' } as const
const quotes = ['demo', 'staff', 'list']
let device: ReturnType<typeof newDevice>

beforeEach(() => {
  device = newDevice()
})
afterEach(leaveDevice)

test('signing out empties memory and disk before the token goes', async () => {
  const { client, keeper } = await openTab(admin('a'))
  answer(client, quotes, 'saved', staff)
  answer(client, ['admins', 'staff', 'list'], 'never saved')
  answer(client, ['projects', 'visitor', 'list'], 'public', { savedFor: 'visitor' })
  await keeper.flush()
  const whenTokenGoes = vi.fn(() => ({ memory: client.getQueryData(quotes), disk: sealedOnDisk('a') }))
  localStorage.setItem('auth_token', 'token of a')
  vi.spyOn(localStorage, 'removeItem').mockImplementation(whenTokenGoes)
  await endSession('signed-out')
  const { memory, disk } = whenTokenGoes.mock.results[0]?.value ?? {}
  expect(memory).toBeUndefined()
  expect(await disk).toEqual({})
  expect(client.getQueryCache().getAll()).toHaveLength(1)
  expect(Object.keys(await savedOnDisk('saved-visitor'))).toHaveLength(1)
})

test('no write lands after the wipe, neither one that waits nor a slow one under way', async () => {
  const { client, keeper } = await openTab(admin('a'))
  refuseWrites('InvalidStateError', 1)
  openSlowly(200)
  answer(client, quotes, 'under way', staff)
  const underWay = keeper.flush()
  await new Promise((done) => setTimeout(done, 50))
  answer(client, ['demo', 'staff', 'detail', '1'], 'waits', staff)
  await endSession('signed-out')
  await underWay
  await new Promise((done) => setTimeout(done, 1_000))
  expect(await sealedOnDisk('a')).toEqual({})
})

test('what a screen asks for while its session ends is gone, too', async () => {
  const { client, keeper } = await openTab(admin('a'))
  const stop = beforeSessionEnds(async () => {
    await new Promise((done) => setTimeout(done, 100))
    answer(client, quotes, 'late', staff)
  })
  await endSession('expired')
  stop()
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
  await keeper.flush()
  expect(await sealedOnDisk('a')).toEqual({})
})

test('the dashboard’s code and all pictures go with the session, other files stay', async () => {
  const remove = vi.fn(async () => true)
  const open = async () => ({ keys: async () => [] })
  vi.stubGlobal('caches', { keys: async () => ['staff-files', 'images', 'assets'], open, delete: remove })
  await openTab(admin('a'))
  await endSession('signed-out')
  expect(remove.mock.calls).toEqual([['staff-files'], ['images']])
})

test('another admin sees nothing of the first, in memory or on the disk', async () => {
  const { client, keeper } = await openTab(admin('a'))
  answer(client, quotes, 'of a', staff)
  await keeper.flush()
  store.set(sessionAtom, admin('b'))
  await vi.waitFor(async () => expect(await sealedOnDisk('a')).toEqual({}))
  expect(client.getQueryData(quotes)).toBeUndefined()
  answer(client, quotes, 'of b', staff)
  await vi.waitFor(
    async () => expect(await sealedOnDisk('b')).toEqual({ [JSON.stringify(quotes)]: 'of b' }),
    2_000,
  )
  expect(await sealedOnDisk('a')).toEqual({})
})

test('a start as somebody empties what others left', async () => {
  await putSealed('a', quotes, 'of a')
  const { client } = await openTab(admin('b'))
  expect(client.getQueryData(quotes)).toBeUndefined()
  expect(await sealedOnDisk('a')).toEqual({})
})

test('a sign-in brings what is saved for that person and undoes nothing newer', async () => {
  const { client } = await openTab()
  const dataUpdatedAt = Date.now() - day
  await putSealed('a', quotes, 'of yesterday', { dataUpdatedAt })
  await putSealed('a', ['summary', 'staff'], 'of yesterday', { dataUpdatedAt })
  answer(client, ['summary', 'staff'], 'just fetched', staff)
  store.set(sessionAtom, admin('a'))
  await vi.waitFor(() => expect(client.getQueryData(quotes)).toBe('of yesterday'))
  expect(client.getQueryData(['summary', 'staff'])).toBe('just fetched')
})

test('a start without a session empties every staff database, unless another tab has a session', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await putSealed('a', quotes, 'of a')
  device.heldElsewhere.push('staff-session')
  await openTab()
  await vi.advanceTimersByTimeAsync(10_000)
  device.heldElsewhere.pop()
  await vi.advanceTimersByTimeAsync(100_000)
  expect(Object.keys(await sealedOnDisk('a'))).toHaveLength(1)
  await openTab()
  expect(await sealedOnDisk('a')).toEqual({})
})

test('what a tab left that was still closing goes a moment later; a tab that was loaded again keeps it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await putSealed('a', quotes, 'of a')
  device.heldElsewhere.push('staff-session')
  await openTab()
  device.heldElsewhere.pop()
  await vi.advanceTimersByTimeAsync(1_600)
  device.heldElsewhere.push('staff-session')
  await vi.advanceTimersByTimeAsync(10_000)
  expect(Object.keys(await sealedOnDisk('a'))).toHaveLength(1)

  await openTab()
  device.heldElsewhere.pop()
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(async () => expect(await sealedOnDisk('a')).toEqual({}))
})

test('a session that begins here meanwhile keeps its answers', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  await putSealed('a', quotes, 'of a')
  device.heldElsewhere.push('staff-session')
  const { client } = await openTab()
  store.set(sessionAtom, admin('a'))
  device.heldElsewhere.pop()
  await vi.waitFor(() => expect(client.getQueryData(quotes)).toBe('of a'))
  await vi.advanceTimersByTimeAsync(100_000)
  expect(Object.keys(await sealedOnDisk('a'))).toHaveLength(1)
})
