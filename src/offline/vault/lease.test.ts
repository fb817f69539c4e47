import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { probe } from '#src/api/probe.ts'
import { endSession } from '#src/api/session.ts'
import {
  admin,
  answer,
  believeClock,
  day,
  leaveDevice,
  newDevice,
  openTab,
  putSealed,
  sealedOnDisk,
} from '#src/offline/saved/device.fixture.ts'
import { leaseAtom } from './lease.ts'

const staff = { savedFor: 'staff' } as const
const quotes = ['demo', 'staff', 'list']
const hour = 60 * 60_000
const lease = () => getDefaultStore().get(leaseAtom)

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
  await putSealed('a', quotes, 'saved')
  await visit()
}

test('saved answers can be read for 72 hours after the last contact, not longer', async () => {
  await savedNow()
  const { client } = await visit(71 * hour)
  expect(client.getQueryData(quotes)).toBe('saved')
  expect(lease()).toEqual({ until: Date.now() + hour, isOver: false })
  const later = await visit(hour + 60_000)
  expect(later.client.getQueryData(quotes)).toBeUndefined()
  expect(lease().isOver).toBe(true)
  expect(await sealedOnDisk('a')).toEqual({})
})

test('it stays over after the next start, until the server answers', async () => {
  await savedNow()
  await visit(4 * day)
  await visit()
  expect(lease().isOver).toBe(true)
  vi.stubGlobal('fetch', async () => Response.json({}))
  await probe()
  expect(lease()).toEqual({ until: Date.now() + 3 * day, isOver: false })
  await visit()
  expect(lease().isOver).toBe(false)
})

test('a page of a captive portal is no contact', async () => {
  await savedNow()
  const before = lease()
  passes(hour)
  vi.stubGlobal('fetch', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } }))
  await probe()
  expect(lease()).toEqual(before)
})

test('turning the clock back does not extend it', async () => {
  await savedNow()
  await visit(70 * hour)
  passes(-70 * hour)
  await visit(2 * hour)
  expect(lease().isOver).toBe(false)
  expect(lease().until).toBe(Date.now() + 2 * hour)
  // Three hours with the app open count, whatever the clock says.
  passesOpen(3 * hour)
  await vi.waitFor(() => expect(lease().isOver).toBe(true))
})

test('a time that ends while the app is open empties the screen, memory and disk; the session goes on', async () => {
  await savedNow()
  const { client, keeper } = await visit()
  answer(client, ['demo', 'staff', 'detail', '1'], 'seen', staff)
  await keeper.flush()
  passesOpen(73 * hour)
  await vi.waitFor(() => expect(client.getQueryCache().getAll()).toEqual([]))
  await vi.waitFor(async () => expect(await sealedOnDisk('a')).toEqual({}))
  expect(lease().isOver).toBe(true)
  vi.stubGlobal('fetch', async () => Response.json({}))
  await probe()
  answer(client, quotes, 'fetched again', staff)
  await keeper.flush()
  expect(await sealedOnDisk('a')).toEqual({ [JSON.stringify(quotes)]: 'fetched again' })
})

test('nobody signed in has no lease', async () => {
  await savedNow()
  await endSession('signed-out')
  expect(lease()).toEqual({ isOver: false })
})
