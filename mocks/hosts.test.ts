import { afterEach, expect, test, vi } from 'vitest'
import { startMocks } from './browser.ts'
import { server } from './node.ts'
import { respondWith, simulateFaults } from './stories.ts'

const address = 'http://site.example/api/v1/services'

afterEach(() => vi.unstubAllGlobals())

test('the emulated backend and its files respond to fetch in Vitest', async () => {
  server.listen()
  const rows = await (await fetch(address)).json()
  const picture = await fetch('http://site.example/uploads/jetty.webp')
  server.close()
  expect(rows).toMatchObject({ data: expect.any(Array) })
  expect(picture.headers.get('content-type')).toBe('image/webp')
})

test('fetch in a page reaches a story’s handlers, then the emulated backend, then the network', async () => {
  const network = vi.fn<typeof fetch>(async () => new Response('from the network'))
  vi.stubGlobal('fetch', network)
  const worker = startMocks()
  expect((await fetch(address)).status).toBe(200)
  worker.use(...respondWith('/services', 503).msw)
  expect((await fetch(address)).status).toBe(503)
  worker.use(...simulateFaults('offline').msw)
  await expect(fetch(address)).rejects.toThrow('Failed to fetch')
  worker.resetHandlers()
  expect((await fetch(address)).status).toBe(200)
  expect(network).not.toHaveBeenCalled()
  expect(await (await fetch('http://site.example/logo.svg')).text()).toBe('from the network')
})

test('an aborted fetch in a page ends at once', async () => {
  vi.stubGlobal('fetch', vi.fn())
  startMocks().use(...simulateFaults('never').msw)
  await expect(fetch(address, { signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/i)
})
