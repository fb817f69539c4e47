import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '#tests/memory-storage.ts'
import { ServerClock } from './server-clock.ts'

const hour = 60 * 60_000
const day = 24 * hour
const year = 365 * day
let storage: ReturnType<typeof memoryStorage>
/** True time, and how far the device's clock is ahead of it. */
let truth: number
let ahead: number

beforeEach(() => {
  storage = memoryStorage()
  truth = Date.parse('2026-11-22T10:00:00Z')
  ahead = 0
  vi.useFakeTimers({ toFake: ['Date', 'performance'] })
})
afterEach(() => vi.useRealTimers())

function start(afterwards = 0, aheadNow = ahead): ServerClock {
  truth += afterwards
  ahead = aheadNow
  vi.setSystemTime(truth + ahead)
  const clock = new ServerClock(() => storage)
  clock.start()
  return clock
}

const answer = () => new Response('', { headers: { date: new Date(truth).toUTCString() } })

test.each([
  ['right', 0],
  ['five minutes behind', -5 * 60_000],
  ['a year ahead', year],
  ['a year behind', -year],
])(
  'the server’s date counts on a device whose clock is %s, in this page and in later ones',
  (_how, wrong) => {
    start(0, wrong).hear(answer())
    expect(start(30 * 60_000).now()).toBe(truth)
    expect(start(20 * hour).now()).toBe(truth)
  },
)

test.each([
  ['ahead', year],
  ['behind', -year],
])('a clock that was a year %s and has been corrected is believed without a response', (_how, wrong) => {
  start(0, wrong).hear(answer())
  expect(start(hour, 0).now()).toBe(truth)
  expect(start(hour).trustedNow()).toBe(truth)
})

test('a clock that is turned back does not go behind the last response', () => {
  start().hear(answer())
  const heard = truth
  expect(start(day, -30 * day).now()).toBe(heard)
})

test.each([40 * day, year])('a single start %i ms ahead is not believed and leaves no trace', (jump) => {
  start().hear(answer())
  expect(start(hour, jump).trustedNow()).toBe(truth - hour)
  expect(start(hour, 0).trustedNow()).toBe(truth)
})

test('a month that has truly passed is believed at the second start or after a response', () => {
  start().hear(answer())
  expect(start(30 * day).trustedNow()).toBe(truth - 30 * day)
  // A reload is no second confirmation.
  expect(start(60_000).trustedNow()).toBe(truth - 30 * day - 60_000)
  expect(start(hour).trustedNow()).toBe(truth)
  const clock = start(30 * day)
  clock.hear(answer())
  expect(clock.trustedNow()).toBe(truth)
})

test('the clock falls back to the device’s time without a date or storage, and treats no data as old', () => {
  const clock = new ServerClock(() => {
    throw new DOMException('', 'SecurityError')
  })
  clock.start()
  clock.hear(new Response(''))
  clock.hear(new Response('', { headers: { date: 'soon' } }))
  expect(clock.now()).toBe(Date.now())
  expect(clock.trustedNow()).toBe(0)
})
