import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { probe } from '#src/api/probe.ts'
import { offlinePeriodAtom } from '#src/dashboard/offline-data/encryption/offline-period.ts'
import { listPinnedFiles, pinFile, readPinnedFile } from '#src/dashboard/offline-data/pinned/pinned-files.ts'
import { store } from '#src/ui/browser/store.ts'
import {
  admin,
  cacheResponse,
  day,
  encryptedOnDisk,
  leaveDevice,
  newDevice,
  openTab,
  putOnDisk,
  savedOnDisk,
} from './device.fixture.ts'

const hour = 60 * 60_000
const year = 365 * day
const quotes = ['demo', 'staff', 'list']
const services = ['services', 'visitor', 'list']
const isOver = () => store.get(offlinePeriodAtom).isOver
/** True time in milliseconds. */
let truth: number

beforeEach(() => {
  newDevice()
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
  truth = Date.now()
})
afterEach(leaveDevice)

/** Loads the page some time later, with a clock that is ahead by the given milliseconds. */
function start(later: number, ahead = 0) {
  truth += later
  vi.setSystemTime(truth + ahead)
  return openTab(admin('a'))
}

/** Makes the server respond with the true time. */
async function contact() {
  vi.stubGlobal('fetch', async () => new Response('', { headers: { date: new Date(truth).toUTCString() } }))
  await probe()
}

/** Syncs: the server responds, and a list of staff and one of visitors are cached. */
async function syncWith(ahead: number) {
  const tab = await start(0, ahead)
  await contact()
  cacheResponse(tab.client, quotes, 'saved', { savedFor: 'staff' })
  cacheResponse(tab.client, services, 'public', { savedFor: 'visitor' })
  await tab.keeper.flush()
}

const disk = async () => [
  ...Object.values(await encryptedOnDisk('a')),
  ...Object.values(await savedOnDisk('saved-visitor')),
]

test.each([
  ['40 days', 40 * day],
  ['a year', year],
])(
  'a single start with a clock %s ahead deletes no data, and all is readable once the server responds',
  async (_far, ahead) => {
    await syncWith(0)
    await start(hour, ahead)
    expect(isOver()).toBe(true)
    const wrong = await start(0, ahead - hour)
    await wrong.keeper.flush()
    expect(await disk()).toEqual(['saved', 'public'])
    const { client, keeper } = await start(hour)
    expect(client.getQueryData(services)).toBe('public')
    await contact()
    expect(isOver()).toBe(false)
    await vi.waitFor(() => expect(client.getQueryData(quotes)).toBe('saved'))
    await keeper.flush()
    expect(await disk()).toEqual(['saved', 'public'])
  },
)

test.each([
  ['40 days', 40 * day],
  ['a year', year],
])('a clock that is %s ahead hides and deletes no data while the server responds', async (_far, ahead) => {
  await syncWith(0)
  const { client, keeper } = await start(hour, ahead)
  expect(client.getQueryData(quotes)).toBeUndefined()
  await contact()
  expect(isOver()).toBe(false)
  await vi.waitFor(() => expect(client.getQueryData(quotes)).toBe('saved'))
  await keeper.flush()
  expect(await disk()).toEqual(['saved', 'public'])
})

test.each([
  ['a year ahead', year],
  ['40 days ahead', 40 * day],
  ['40 days behind', -40 * day],
  ['a year behind', -year],
])('data cached under a clock that is %s stays readable once the clock is right', async (_how, ahead) => {
  await syncWith(ahead)
  const still = await start(hour, ahead)
  expect(still.client.getQueryData(quotes)).toBe('saved')
  const { client, keeper } = await start(hour)
  expect(client.getQueryData(quotes)).toBe('saved')
  expect(client.getQueryData(services)).toBe('public')
  expect(isOver()).toBe(false)
  await keeper.flush()
  expect(await disk()).toEqual(['saved', 'public'])
  await start(71 * hour)
  expect(isOver()).toBe(true)
})

test('a clock that is turned back after the 72 hours makes no data readable', async () => {
  await syncWith(0)
  await start(80 * hour)
  expect(isOver()).toBe(true)
  for (const ahead of [-80 * hour, -79 * hour, -year]) {
    const { client } = await start(0, ahead)
    expect(isOver()).toBe(true)
    expect(client.getQueryData(quotes)).toBeUndefined()
  }
  expect(await disk()).toEqual(['saved', 'public'])
})

test('a public page dated in the future is fetched again', async () => {
  await putOnDisk('saved-visitor', services, 'public', { dataUpdatedAt: truth + year })
  const { client } = await start(hour)
  expect(client.getQueryState(services)).toMatchObject({ data: 'public', isInvalidated: true })
})

test('a pinned resume survives a clock that was ahead', async () => {
  vi.stubGlobal('location', { href: 'http://localhost/', origin: 'http://localhost' })
  await syncWith(0)
  vi.stubGlobal('fetch', async () => new Response('%PDF-'))
  await pinFile('1', '/uploads/ada.pdf', () => {})
  await start(hour, year)
  expect(await readPinnedFile('1')).toBeUndefined()
  await start(hour)
  await contact()
  expect(await listPinnedFiles()).toHaveLength(1)
  expect(await readPinnedFile('1')).toBeDefined()
})
