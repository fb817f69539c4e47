import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { isLostScreen, recoverLostChunks, reloadFor } from './lost-chunk.ts'

const address = 'https://kelvara.example/assets/about.js'
const device = { onLine: true, userActivation: { isActive: true } }
const page = { form: null as object | null }
const reload = vi.fn()
const fetched = vi.fn(async () => new Response())

beforeEach(() => {
  vi.clearAllMocks()
  Object.assign(device, { onLine: true, userActivation: { isActive: true } })
  page.form = null
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('document', { querySelector: () => page.form })
  vi.stubGlobal('sessionStorage', memoryStorage())
  recoverLostChunks()
})
afterEach(() => void vi.unstubAllGlobals())

test('a lost chunk after a deployment reloads the page once and bypasses the browser’s cache', async () => {
  const error = await lose()
  expect(fetched.mock.calls).toEqual([[address, { cache: 'reload' }]])
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isLostScreen(error)).toBe(true)
  await reloadFor(await lose())
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the error message of a lost chunk does not trigger the router’s own reload', async () => {
  expect((await lose()).message).not.toMatch(/dynamically imported|module script/)
})

test('a lost chunk without a network does not reload the page', async () => {
  device.onLine = false
  await reloadFor(await lose())
  expect(reload).not.toHaveBeenCalled()
})

test('a lost chunk reloads the page only when no typed text would be lost', async () => {
  page.form = {}
  const error = await lose()
  await reloadFor(error)
  expect(reload).not.toHaveBeenCalled()
  page.form = null
  await reloadFor(error)
  await reloadFor(error)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('text typed while the chunk is requested again is not lost', async () => {
  fetched.mockImplementationOnce(async () => {
    page.form = {}
    return new Response()
  })
  const error = await lose()
  expect(reload).not.toHaveBeenCalled()
  page.form = null
  await reloadFor(error)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a preloaded chunk that is lost never reloads the page, and opening its screen does', async () => {
  device.userActivation.isActive = false
  const error = await lose()
  expect(reload).not.toHaveBeenCalled()
  await reloadFor(error)
  expect(reload).toHaveBeenCalledTimes(1)
})

async function lose(): Promise<Error> {
  const payload = new TypeError(`Failed to fetch dynamically imported module: ${address}`)
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  await new Promise((resolve) => setTimeout(resolve))
  return payload
}
