import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from '#src/api/call/request.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { services } from '#src/contract/services/calls.ts'
import { store } from '#src/ui/browser/store.ts'
import { connectionAtom, nextTryAtom, tryAgain, watchConnection } from './connection.ts'

const state = () => store.get(connectionAtom)
const aMoment = () => vi.advanceTimersByTimeAsync(1_000)
const page = { visibilityState: 'visible' }
const device = { onLine: true }
let network: () => Promise<Response>
let stop: () => void

beforeEach(() => {
  vi.useFakeTimers()
  page.visibilityState = 'visible'
  device.onLine = true
  network = answers
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
  vi.stubGlobal('navigator', device)
  vi.stubGlobal(
    'fetch',
    vi.fn(() => network()),
  )
  stop = watchConnection()
})

afterEach(async () => {
  network = answers
  await tryAgain()
  stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('the connection counts as unreachable after two failed calls in a row, not after one', async () => {
  network = fails
  await call()
  expect(state()).toBe('online')
  network = answers
  await call()
  network = fails
  await call()
  expect(state()).toBe('online')
  await call()
  await aMoment()
  expect(state()).toBe('unreachable')
})

test('a page of a captive portal does not count as a response', async () => {
  network = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  await call()
  await call()
  await aMoment()
  expect(state()).toBe('unreachable')
  await tryAgain()
  expect(state()).toBe('unreachable')
})

test('an error response of our API counts as a response', async () => {
  network = async () => Response.json({ message: 'No' }, { status: 503 })
  await call()
  await call()
  expect(state()).toBe('online')
})

test('the connection goes offline after a failed call without a network or on the browser’s offline event', async () => {
  device.onLine = false
  network = fails
  await call()
  await aMoment()
  expect(state()).toBe('offline')
  network = answers
  await call()
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  expect(state()).toBe('offline')
})

test('a short connection drop is not reported', async () => {
  const seen: string[] = []
  const stopSeeing = store.sub(connectionAtom, () => seen.push(state()))
  window.dispatchEvent(new Event('offline'))
  network = fails
  await call()
  await call()
  await vi.advanceTimersByTimeAsync(900)
  network = answers
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(5_000)
  stopSeeing()
  expect(seen).toEqual([])
})

test('JSON from another server does not count as a response, however often it arrives', async () => {
  network = async () => Response.json({ error: 'Log in to this network' }, { status: 401 })
  await call()
  await call()
  await aMoment()
  expect(state()).toBe('unreachable')
  network = async () => Response.json({ error: 'Log in to this network' })
  await tryAgain()
  await call()
  expect(state()).toBe('unreachable')
  network = async () => Response.json({ data: [] })
  await tryAgain()
  expect(state()).toBe('online')
})

test('the connection state reports when it will retry', async () => {
  const next = () => (store.get(nextTryAtom) ?? Number.NaN) - Date.now()
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  expect(next()).toBe(5_000)
  network = fails
  await tryAgain()
  expect(next()).toBe(10_000)
})

test('a manual retry reports an unreachable server after a single failed call', async () => {
  network = fails
  await tryAgain()
  await aMoment()
  expect(state()).toBe('unreachable')
})

test('any response ends the offline state, even if the browser reports offline', async () => {
  device.onLine = false
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  await call()
  expect(state()).toBe('online')
})

test('a late response after the network loss does not hide that the network is gone', async () => {
  device.onLine = false
  window.dispatchEvent(new Event('offline'))
  await call()
  expect(state()).toBe('online')
  network = fails
  await aMoment()
  await aMoment()
  expect(state()).toBe('offline')
})

test('several late responses after the network loss do not hide that the network is gone', async () => {
  const late = Array.from({ length: 3 }, () => Promise.withResolvers<Response>())
  const responses = late.map(({ promise }) => {
    network = () => promise
    return call()
  })
  device.onLine = false
  window.dispatchEvent(new Event('offline'))
  network = fails
  for (const [index, { resolve }] of late.entries()) {
    resolve(await answers())
    await responses[index]
    expect(state()).toBe('online')
  }
  await vi.advanceTimersByTimeAsync(3_000)
  expect(state()).toBe('offline')
})

test('the browser’s online event triggers a check instead of being believed', async () => {
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  network = fails
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).not.toBe('online')
  network = answers
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('online')
})

test('the connection retries automatically with backoff, only while the page is visible', async () => {
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  network = fails
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  Object.assign(document, { visibilityState: 'hidden' })
  await vi.advanceTimersByTimeAsync(10 * 60_000)
  expect(fetch).toHaveBeenCalledTimes(2)
  network = answers
  Object.assign(document, { visibilityState: 'visible' })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('online')
})

test('two retries at the same time send one request', async () => {
  await Promise.all([tryAgain(), tryAgain()])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('shown data is fetched again once when the network returns', async () => {
  const client = new QueryClient()
  client.mount()
  const queryFn = vi.fn(async () => 1)
  const unsubscribe = new QueryObserver(client, { queryKey: ['shown'], queryFn }).subscribe(() => {})
  await vi.advanceTimersByTimeAsync(0)
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(0)
  expect(queryFn).toHaveBeenCalledTimes(2)
  unsubscribe()
  client.unmount()
})

test('a query that is retried while the network goes ends in its error instead of pausing', async () => {
  const client = createQueryClient()
  client.mount()
  network = fails
  const queryFn = () => request(services.endpoints.list, { audience: 'visitor' })
  const query = client.fetchQuery({ queryKey: ['x'], queryFn }).catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(100)
  window.dispatchEvent(new Event('offline'))
  await vi.advanceTimersByTimeAsync(5_000)
  expect(client.getQueryState(['x'])).toMatchObject({ status: 'error', fetchStatus: 'idle' })
  expect(onlineManager.isOnline()).toBe(true)
  await query
  client.unmount()
})

const call = () => request(services.endpoints.list, { audience: 'visitor' }).catch(() => {})
const answers = async () => Response.json({ data: [], services: [] })
const fails = async () => Promise.reject(new TypeError('Failed to fetch'))
