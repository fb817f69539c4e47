import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession, sessionAtom } from '#src/api/session.ts'
import { storageAtom } from '#src/offline/saved/storage-state.ts'
import {
  admin,
  answer,
  day,
  leaveDevice,
  never,
  newDevice,
  openTab,
  refuseWrites,
  savedOnDisk,
  sealedOnDisk,
} from './device.fixture.ts'

const store = getDefaultStore()
const visitor = { savedFor: 'visitor' } as const

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('without storage everything stays in memory, says so, and nothing is thrown', async () => {
  vi.stubGlobal('indexedDB', undefined)
  const { client, keeper } = await openTab(admin('a'))
  answer(client, ['x'], 'x', visitor)
  await keeper.flush()
  expect(store.get(storageAtom)).toBe('memory')
  expect(client.getQueryData(['x'])).toBe('x')
  await endSession('signed-out')
})

test('a full disk gives up the oldest public answers first', async () => {
  const { client, keeper } = await openTab(admin('a'))
  answer(client, ['old'], 'old', { ...visitor, updatedAt: Date.now() - day })
  answer(client, ['young'], 'young', visitor)
  await keeper.flush()
  refuseWrites('QuotaExceededError', 1)
  answer(client, ['demo', 'staff'], 'important', { savedFor: 'staff' })
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["young"]': 'young' })
  expect(await sealedOnDisk('a')).toEqual({ '["demo","staff"]': 'important' })
  expect(store.get(storageAtom)).toBe('kept')
})

test('a disk that stays full leaves the memory, and what was missed is written with a later change', async () => {
  const { client, keeper } = await openTab()
  const accept = refuseWrites('QuotaExceededError')
  answer(client, ['first'], 1, visitor)
  await keeper.flush()
  expect(store.get(storageAtom)).toBe('memory')
  accept()
  answer(client, ['second'], 2, visitor)
  await keeper.flush()
  expect(await savedOnDisk('saved-visitor')).toEqual({ '["first"]': 1, '["second"]': 2 })
  expect(store.get(storageAtom)).toBe('kept')
})

test.each(['InvalidStateError', 'UnknownError', 'AbortError'])(
  'after %s the disk is opened again, once',
  async (name) => {
    const { client, keeper } = await openTab()
    const accept = refuseWrites(name, 1)
    answer(client, ['x'], 'x', visitor)
    await keeper.flush()
    expect(await savedOnDisk('saved-visitor')).toEqual({ '["x"]': 'x' })
    accept()
    refuseWrites(name, 2)
    client.setQueryData(['x'], 'y')
    await keeper.flush()
    expect(store.get(storageAtom)).toBe('memory')
  },
)

test('a disk that does not answer holds up neither the start nor the end of a session', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}), databases: never })
  vi.useFakeTimers()
  const opening = openTab(admin('a'))
  await vi.advanceTimersByTimeAsync(4_000)
  await opening
  const ending = endSession('signed-out')
  await vi.advanceTimersByTimeAsync(3_000)
  await ending
  expect(store.get(sessionAtom)).toBeUndefined()
})
