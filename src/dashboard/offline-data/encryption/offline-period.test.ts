import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { probe } from '#src/api/probe.ts'
import { endSession } from '#src/api/session.ts'
import {
  admin,
  believeClock,
  cacheResponse,
  day,
  encryptedOnDisk,
  leaveDevice,
  newDevice,
  openTab,
  putEncrypted,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { store } from '#src/ui/browser/store.ts'
import { offlinePeriodAtom } from './offline-period.ts'

const staff = { savedFor: 'staff' } as const
const quotes = ['demo', 'staff', 'list']
const hour = 60 * 60_000
const period = () => store.get(offlinePeriodAtom)

beforeEach(() => {
  newDevice()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(leaveDevice)

/** Advances the time while the app is closed. */
const passes = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds)

/** Advances the time while the app is open. */
function passesOpen(milliseconds: number) {
  vi.advanceTimersByTime(milliseconds)
  document.dispatchEvent(new Event('visibilitychange'))
}

async function visit(savedAgo = 0) {
  if (savedAgo) passes(savedAgo)
  return openTab(admin('a'))
}

async function savedNow() {
  await visit()
  await believeClock()
  await putEncrypted('a', quotes, 'saved')
  await visit()
}

test('cached responses are readable for 72 hours after the last contact and then locked, not deleted', async () => {
  await savedNow()
  const { client } = await visit(71 * hour)
  expect(client.getQueryData(quotes)).toBe('saved')
  expect(period()).toEqual({ until: Date.now() + hour, isOver: false })
  const later = await visit(hour + 60_000)
  expect(later.client.getQueryData(quotes)).toBeUndefined()
  expect(period().isOver).toBe(true)
  expect(await encryptedOnDisk('a')).toEqual({ [JSON.stringify(quotes)]: 'saved' })
})

test('an ended offline period stays ended after a restart until the server responds', async () => {
  await savedNow()
  await visit(4 * day)
  await visit()
  expect(period().isOver).toBe(true)
  vi.stubGlobal('fetch', async () => Response.json({}))
  await probe()
  expect(period()).toEqual({ until: Date.now() + 3 * day, isOver: false })
  await visit()
  expect(period().isOver).toBe(false)
})

test('a page of a captive portal does not extend the offline period', async () => {
  await savedNow()
  const before = period()
  passes(hour)
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  await probe()
  expect(period()).toEqual(before)
})

test('a clock that is turned back does not extend the offline period', async () => {
  await savedNow()
  await visit(70 * hour)
  passes(-70 * hour)
  await visit(2 * hour)
  expect(period().isOver).toBe(false)
  expect(period().until).toBe(Date.now() + 2 * hour)
  // Three hours with the app open count, whatever the clock says.
  passesOpen(3 * hour)
  await vi.waitFor(() => expect(period().isOver).toBe(true))
})

test('an offline period that ends in an open app empties memory until the server responds, and keeps the disk', async () => {
  await savedNow()
  const { client, keeper } = await visit()
  cacheResponse(client, ['demo', 'staff', 'detail', '1'], 'seen', staff)
  await keeper.flush()
  passesOpen(73 * hour)
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
  expect(period().isOver).toBe(true)
  const detail = { [JSON.stringify(['demo', 'staff', 'detail', '1'])]: 'seen' }
  expect(await encryptedOnDisk('a')).toEqual({ [JSON.stringify(quotes)]: 'saved', ...detail })
  vi.stubGlobal('fetch', async () => Response.json({}))
  await probe()
  cacheResponse(client, quotes, 'fetched again', staff)
  await keeper.flush()
  expect(await encryptedOnDisk('a')).toEqual({ [JSON.stringify(quotes)]: 'fetched again', ...detail })
})

test('the app has no offline period without a session', async () => {
  await savedNow()
  await endSession('signed-out')
  expect(period()).toEqual({ isOver: false })
})
