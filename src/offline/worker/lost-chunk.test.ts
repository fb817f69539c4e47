import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/memory-storage.ts'
import { isLostScreen, recoverLostChunks, reloadIfPutOff } from './lost-chunk.ts'

const guard = 'tanstack_router_reload:no file'
const kept = new Map<string, string>()
const device = { onLine: true, userActivation: { isActive: true } }
const page = { form: null as object | null }
const reload = vi.fn()

beforeEach(() => {
  kept.clear()
  reload.mockClear()
  Object.assign(device, { onLine: true, userActivation: { isActive: true } })
  page.form = null
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('location', { reload })
  vi.stubGlobal('document', { querySelector: () => page.form })
  vi.stubGlobal('sessionStorage', memoryStorage(kept))
  recoverLostChunks()
})
afterEach(() => void vi.unstubAllGlobals())

test('after a deployment it reloads once', () => {
  const error = lose()
  expect(reload).toHaveBeenCalledTimes(1)
  expect(isLostScreen(error)).toBe(true)
  lose()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('without a network neither we nor the router reload', () => {
  device.onLine = false
  lose()
  expect(reload).not.toHaveBeenCalled()
  expect(kept.has(guard)).toBe(true)
})

test('while something typed would be lost nothing reloads, and afterwards it may', () => {
  page.form = {}
  lose()
  expect(reload).not.toHaveBeenCalled()
  expect(kept.has(guard)).toBe(true)
  page.form = null
  lose()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('what was put off for a form happens when the lost screen is drawn without it, once', () => {
  page.form = {}
  lose()
  reloadIfPutOff()
  expect(reload).not.toHaveBeenCalled()
  page.form = null
  reloadIfPutOff()
  reloadIfPutOff()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('loading ahead never reloads, and leaves it to the router when the screen is opened', () => {
  device.userActivation.isActive = false
  lose()
  expect(reload).not.toHaveBeenCalled()
  expect(kept.has(guard)).toBe(false)
})

function lose(): Error {
  const payload = new Error('no file')
  window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload }))
  return payload
}
