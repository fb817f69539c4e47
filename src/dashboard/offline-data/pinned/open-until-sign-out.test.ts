import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { endSession } from '#src/api/session.ts'
import { openUntilSignOut } from './open-until-sign-out.ts'

const pdf = new Blob(['%PDF-1.4'], { type: 'application/pdf' })
const tab = { close: vi.fn() }
const page = Object.assign(new EventTarget(), { open: vi.fn((): typeof tab | null => tab) })

beforeEach(() => {
  vi.clearAllMocks()
  vi.stubGlobal('window', page)
})
afterEach(() => vi.unstubAllGlobals())

test('the tab of a pinned file closes when the session ends, and its object URL is revoked', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL')
  expect(openUntilSignOut(pdf)).toBe(true)
  expect(page.open).toHaveBeenCalledWith(expect.stringMatching(/^blob:/), '_blank')
  expect(tab.close).not.toHaveBeenCalled()
  await endSession('signed-out')
  expect(tab.close).toHaveBeenCalledOnce()
  expect(revoke).toHaveBeenCalledOnce()
})

test('the tab of a pinned file closes with the page that opened it', () => {
  openUntilSignOut(pdf)
  page.dispatchEvent(new Event('pagehide'))
  expect(tab.close).toHaveBeenCalledOnce()
})

test('a pinned file reports that the browser opened no tab', () => {
  page.open.mockReturnValueOnce(null)
  expect(openUntilSignOut(pdf)).toBe(false)
})
