import { get } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  beginSession,
  currentSession,
  endSession,
  sessionAtom,
  sessionEndAtom,
  unfinishedSignOutAtom,
} from '#src/api/session.ts'
import {
  admin,
  encryptedOnDisk,
  leaveDevice,
  newDevice,
  openTab,
  putEncrypted,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { endOf, lastEnd, markEnded, removeSignOutMark } from '#src/offline/storage/sign-out/sign-out-marks.ts'
import { store } from '#src/ui/browser/store.ts'

beforeEach(() => void newDevice())
afterEach(leaveDevice)

test('a sign-out stores its mark before the token is removed, without the token in it', async () => {
  await openTab(admin('a'))
  const whenTokenGoes = vi.fn(() => endOf('token of a'))
  localStorage.setItem('auth_token', 'token of a')
  vi.spyOn(localStorage, 'removeItem').mockImplementation(whenTokenGoes)
  await endSession('signed-out')
  expect(await whenTokenGoes.mock.results[0]?.value).toBe('signed-out')
  expect(JSON.stringify(await get('marks', deviceStore('signOutMarks')))).not.toContain('token of a')
})

test('a start with a token whose session has ended stays signed out and deletes its data', async () => {
  await putEncrypted('a', ['demo', 'staff', 'list'], 'of a')
  await markEnded('token of a', 'expired')
  const { client } = await openTab(admin('a'))
  expect(currentSession()).toBeUndefined()
  expect(store.get(sessionEndAtom)).toBe('expired')
  expect(client.getQueryCache().getAll()).toEqual([])
  expect(await encryptedOnDisk('a')).toEqual({})
})

test('a new sign-in with the same token is valid', async () => {
  await markEnded('token of a', 'signed-out')
  await openTab()
  store.set(sessionAtom, admin('a'))
  await vi.waitFor(async () => expect(await endOf('token of a')).toBeUndefined())
  await openTab(admin('a'))
  expect(currentSession()).toBeDefined()
})

test('a device that rejects the mark reports an unfinished sign-out until the next sign-in', async () => {
  await openTab(admin('a'))
  const isUnfinished = () => store.get(unfinishedSignOutAtom)
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('The disk is full', 'QuotaExceededError')
  })
  await endSession('signed-out')
  await vi.waitFor(() => expect(isUnfinished()).toBe(true), { timeout: 10_000 })
  vi.restoreAllMocks()
  beginSession({ token: 'token of b', admin: admin('b').admin }, true)
  expect(isUnfinished()).toBe(false)
})

test('the device stores the last twenty sign-out marks', async () => {
  for (let number = 1; number <= 21; number += 1) await markEnded(`token ${number}`, 'signed-out')
  expect(await endOf('token 1')).toBeUndefined()
  expect(await endOf('token 2')).toBe('signed-out')
  await markEnded('token 22', 'expired')
  expect(await lastEnd()).toBe('expired')
  await removeSignOutMark('token 22')
  expect(await endOf('token 22')).toBeUndefined()
})
