import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { crud } from '#src/api/crud.ts'
import { quoteRequests } from '#src/contract/quote-requests/calls.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'

const admin = { _id: '1', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' } as const
const key = crud(quoteRequests, 'staff').list().queryKey
let ends: (() => Promise<void>)[]

beforeEach(() => {
  stubStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', { visibilityState: 'visible' })
  ends = []
})
afterEach(async () => {
  for (const end of ends) await end()
  vi.unstubAllGlobals()
})

/** Opens a tab with its own modules, so that it receives the others' messages. */
async function openTab() {
  vi.resetModules()
  const { receiveFromTabs, broadcastData } = await import('./sync-channel.ts')
  const { beginSession, endSession } = await import('#src/api/session.ts')
  beginSession({ token: 'opaque', admin }, true)
  ends.push(() => endSession('signed-out'))
  const client = new QueryClient()
  receiveFromTabs(client)
  return { tell: broadcastData, rows: () => client.getQueryData<object[]>(key) }
}

/** Collects the messages on the channel. */
function listen() {
  const heard: { data: unknown }[] = []
  const channel = new BroadcastChannel('readiness')
  channel.onmessage = ({ data }: MessageEvent<{ data: unknown }>) => heard.push(data)
  ends.push(async () => channel.close())
  return heard
}

const listOf = (count: number, note = '') =>
  Array.from({ length: count }, (_, index) => ({ _id: `${index}`, note }))

test('a long list reaches the other tabs in slices and appears there once it is complete', async () => {
  const teller = await openTab()
  const hearer = await openTab()
  const heard = listen()
  const rows = listOf(2_500)
  const seen = new Set<number | undefined>()
  const watching = setInterval(() => seen.add(hearer.rows()?.length))
  await teller.tell(key, rows, Date.now())
  await vi.waitFor(() => expect(hearer.rows()).toEqual(rows))
  clearInterval(watching)
  expect(heard.map(({ data }) => Array.isArray(data) && data.length)).toEqual([1_000, 1_000, 500])
  expect([...seen].filter((count) => count !== undefined && count < rows.length)).toEqual([])
})

test.each([
  ['begins after the older one', [0, 1]],
  ['begins before the older one', [1, 0]],
])('the newer of two lists sent at once stays when it %s', async (_, later) => {
  const teller = await openTab()
  const hearer = await openTab()
  const now = Date.now()
  const told = later.map((ms) => teller.tell(key, listOf(2_500, `${ms}`), now + ms))
  await Promise.all(told)
  const newer = listOf(2_500, '1')
  await vi.waitFor(() => expect(hearer.rows()).toEqual(newer))
})

test('a tab that missed the beginning of a list waits for the next one', async () => {
  const teller = await openTab()
  const begun = teller.tell(key, listOf(3_000), Date.now())
  const hearer = await openTab()
  await begun
  const short = listOf(3, 'next')
  await teller.tell(key, short, Date.now() + 1)
  await vi.waitFor(() => expect(hearer.rows()).toEqual(short))
})
