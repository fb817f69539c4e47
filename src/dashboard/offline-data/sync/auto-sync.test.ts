import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { deleteKept } from '#src/dashboard/offline-data/device-storage/delete-kept.ts'
import {
  admin,
  cacheResponse,
  leaveDevice,
  newDevice,
  openTab,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { startAutoSync } from './auto-sync.ts'
import { sync } from './sync.ts'

beforeEach(() => void newDevice())
afterEach(leaveDevice)

/** Simulates the page becoming visible, and ten seconds after that. */
async function lookAgain() {
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(10_000)
}

test('records that the user deleted return only after a manual sync, not automatically', async () => {
  const { client } = await openTab(admin('a'))
  cacheResponse(client, ['demo', 'staff', 'list'], [], { savedFor: 'staff' })
  await deleteKept(client, 'records')
  const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  vi.stubGlobal('fetch', asked)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  startAutoSync(client)
  await lookAgain()
  expect(asked).not.toHaveBeenCalled()

  const wished = sync(client, { details: false, freshFor: 0 })
  await vi.advanceTimersByTimeAsync(120_000)
  await wished
  expect(asked).toHaveBeenCalled()
  asked.mockClear()
  await lookAgain()
  await vi.waitFor(() => expect(asked).toHaveBeenCalled())
})
