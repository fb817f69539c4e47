import { afterEach, expect, test, vi } from 'vitest'
import { holdReload, isReloadHeld } from './reload-guard.ts'

afterEach(() => vi.unstubAllGlobals())

test('a reload waits for running submissions and for a form with unsent text', () => {
  let form: object | null = null
  vi.stubGlobal('document', { querySelector: () => form })
  expect(isReloadHeld()).toBe(false)
  const [first, second] = [holdReload(), holdReload()]
  first()
  first()
  expect(isReloadHeld()).toBe(true)
  second()
  expect(isReloadHeld()).toBe(false)
  form = {}
  expect(isReloadHeld()).toBe(true)
})
