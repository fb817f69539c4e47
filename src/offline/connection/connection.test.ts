import { onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request } from '#src/api/call/request.ts'
import { createQueryClient } from '#src/api/query-client.ts'
import { services } from '#src/contract/services.ts'
import { connectionAtom, nextTryAtom, tryAgain, watchConnection } from './connection.ts'

const state = () => getDefaultStore().get(connectionAtom)
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

test('one call without an answer is bad luck, two in a row mean that the server cannot be reached', async () => {
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

test('a page of a captive portal is no answer', async () => {
  network = async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })
  await call()
  await call()
  await aMoment()
  expect(state()).toBe('unreachable')
  await tryAgain()
  expect(state()).toBe('unreachable')
})

test('a refusal of our API is an answer', async () => {
  network = async () => Response.json({ message: 'No' }, { status: 503 })
  await call()
  await call()
  expect(state()).toBe('online')
})

test('without a network the first call tells, and the browser may tell before', async () => {
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

test('a short drop is nobody’s business: a phone that changes networks', async () => {
  const seen: string[] = []
  const stopSeeing = getDefaultStore().sub(connectionAtom, () => seen.push(state()))
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

test('JSON of somebody else is no answer, however often it comes', async () => {
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

test('it tells when it asks again', async () => {
  const next = () => (getDefaultStore().get(nextTryAtom) ?? Number.NaN) - Date.now()
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  expect(next()).toBe(5_000)
  network = fails
  await tryAgain()
  expect(next()).toBe(10_000)
})

test('who asks is told, without waiting for two calls to fail', async () => {
  network = fails
  await tryAgain()
  await aMoment()
  expect(state()).toBe('unreachable')
})

test('any answer ends it, whatever the browser says', async () => {
  device.onLine = false
  window.dispatchEvent(new Event('offline'))
  await aMoment()
  await call()
  expect(state()).toBe('online')
})

test('an answer that was on its way when the network went does not hide that it is gone', async () => {
  device.onLine = false
  window.dispatchEvent(new Event('offline'))
  await call()
  expect(state()).toBe('online')
  network = fails
  await aMoment()
  await aMoment()
  expect(state()).toBe('offline')
})

test('the browser saying online is asked about, not believed', async () => {
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

test('it asks again by itself with backoff, only while the page is seen', async () => {
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

test('asking twice at once asks once', async () => {
  await Promise.all([tryAgain(), tryAgain()])
  expect(fetch).toHaveBeenCalledTimes(1)
})

test('what is shown is fetched again when the network is back, once', async () => {
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

test('nothing pauses: a query that is retried while the network goes ends in its error', async () => {
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
