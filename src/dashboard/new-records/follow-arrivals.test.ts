import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toast } from '#src/ui/overlay/toast.tsx'
import { announce } from './follow-arrivals.ts'

const show = vi.spyOn(toast, 'show')
const open = vi.fn()
const titles = () => show.mock.calls.map(([{ title }]) => title)

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  vi.clearAllMocks()
  vi.unstubAllGlobals()
})

test('a toast announces new records once, with their count and a link to their list', () => {
  announce('quote-requests', 1, open)
  announce('quote-requests', 2, open)
  announce('applications', 1, open)
  expect(titles()).toEqual(['New quote request', '3 new quote requests', 'New application'])
  show.mock.lastCall?.[0].action?.onAct()
  expect(open).toHaveBeenCalledWith('/dashboard/applications')
})

test('a toast does not count records that were already announced', () => {
  announce('contact-submissions', 2, open)
  vi.advanceTimersByTime(10_000)
  announce('contact-submissions', 1, open)
  expect(titles()).toEqual(['2 new contact submissions', 'New contact submission'])
})

test.each([
  ['a hidden page', 'hidden', 'quote-requests'],
  ['a record that staff make', 'visible', 'careers'],
])('the announcement is silent for %s', (_case, visibilityState, name) => {
  vi.stubGlobal('document', { visibilityState })
  announce(name, 1, open)
  expect(titles()).toEqual([])
})
