import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SafeStorage } from '#src/ui/browser/safe-storage.ts'
import { memoryStorage } from '#tests/support/memory-storage.ts'
import { ServerClock } from './server-clock.ts'

const hour = 60 * 60_000
const day = 24 * hour
const year = 365 * day
let storage: SafeStorage
/** True time, and how far the device's clock is ahead of it. */
let truth: number
let ahead: number

beforeEach(() => {
  const memory = memoryStorage()
  storage = new SafeStorage(() => memory)
  truth = Date.parse('2026-11-22T10:00:00Z')
  ahead = 0
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => vi.useRealTimers())

function start(afterwards = 0, aheadNow = ahead): ServerClock {
  truth += afterwards
  ahead = aheadNow
  vi.setSystemTime(truth + ahead)
  const clock = new ServerClock(storage)
  clock.start()
  return clock
}

const respond = () => new Response('', { headers: { date: new Date(truth).toUTCString() } })

test.each([
  ['right', 0],
  ['five minutes behind', -5 * 60_000],
  ['a year ahead', year],
  ['a year behind', -year],
])(
  'the server’s date counts on a device whose clock is %s, in this page and in later ones',
  (_how, wrong) => {
    start(0, wrong).learnFrom(respond())
    expect(start(30 * 60_000).now()).toBe(truth)
    expect(start(20 * hour).now()).toBe(truth)
  },
)

test.each([
  ['ahead', year],
  ['behind', -year],
])('a clock that was a year %s and has been corrected is believed without a response', (_how, wrong) => {
  start(0, wrong).learnFrom(respond())
  expect(start(hour, 0).now()).toBe(truth)
})

test('a clock that is turned back does not go behind the last response', () => {
  start().learnFrom(respond())
  const heard = truth
  expect(start(day, -30 * day).now()).toBe(heard)
})

test('the clock falls back to the device’s time without a date or storage', () => {
  const blocked = new SafeStorage(() => {
    throw new DOMException('', 'SecurityError')
  })
  const clock = new ServerClock(blocked)
  clock.start()
  clock.learnFrom(new Response(''))
  clock.learnFrom(new Response('', { headers: { date: 'soon' } }))
  expect(clock.now()).toBe(Date.now())
})
