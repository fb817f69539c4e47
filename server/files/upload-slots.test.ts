import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '#backend/errors.ts'
import { slotLimits } from '#backend/policy.ts'
import type { Sender } from '#backend/ports/ports.ts'
import { blankRow } from '#tests/support/rows.ts'
import { openUploadSlots, type Upload } from './upload-slots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const visitor = (address: string): Sender => ({ caller: { address, requestId: '' }, person: undefined })
const staff = (_id: string): Sender => ({ ...visitor('203.0.113.1'), person: blankRow('admins', { _id }) })
const quick = (): Upload => ({ speed: () => undefined, giveUp: () => {} })

/** Takes slots at once. For a rejected one, returns the status and the wait header. */
async function take(slots: ReturnType<typeof openUploadSlots>, senders: Sender[]) {
  const outcomes = senders.map((sender) =>
    slots.take(sender, quick()).catch((error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      return [error.status, error.retryAfter]
    }),
  )
  await vi.advanceTimersByTimeAsync(slotLimits.wait)
  return Promise.all(outcomes)
}

const refused = (outcomes: unknown[]) => outcomes.filter((outcome) => Array.isArray(outcome))
const several = <Item>(count: number, of: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => of(index))

test('a client has four upload slots, and the fifth upload gets 429 with a retry time', async () => {
  const slots = openUploadSlots()
  expect(
    refused(
      await take(
        slots,
        several(5, () => visitor('203.0.113.7')),
      ),
    ),
  ).toEqual([[429, 5]])
  expect(refused(await take(slots, [visitor('203.0.113.8')]))).toEqual([])
})

test('a server without free upload slots responds with 503 and a retry time', async () => {
  const slots = openUploadSlots()
  expect(
    refused(
      await take(
        slots,
        several(16, (index) => visitor(`203.0.113.${index}`)),
      ),
    ),
  ).toEqual([])
  expect(refused(await take(slots, [visitor('198.51.100.1')]))).toEqual([[503, 5]])
})

test('an IPv6 /64 counts as one client, and a /48 has eight slots', async () => {
  const slots = openUploadSlots()
  const inOne = await take(
    slots,
    several(5, (index) => visitor(`2001:db8:1:1::${index}`)),
  )
  expect(refused(inOne)).toEqual([[429, 5]])
  const inMany = await take(
    slots,
    several(5, (index) => visitor(`2001:db8:1:${index + 2}::1`)),
  )
  expect(refused(inMany)).toEqual([[429, 5]])
  expect(refused(await take(slots, [visitor('2001:db8:2:1::1')]))).toEqual([])
})

test('staff have their own upload slots while visitors hold all of theirs', async () => {
  const slots = openUploadSlots()
  await take(
    slots,
    several(16, (index) => visitor(`203.0.113.${index}`)),
  )
  expect(
    refused(
      await take(
        slots,
        several(8, (index) => staff(`person-${index % 2}`)),
      ),
    ),
  ).toEqual([])
  expect(refused(await take(slots, [staff('person-0'), staff('person-3')]))).toEqual([
    [429, 5],
    [503, 5],
  ])
})

test('a waiting form begins when an upload slot is freed', async () => {
  const slots = openUploadSlots()
  const releases = await Promise.all(several(4, () => slots.take(visitor('203.0.113.7'), quick())))
  const waiting = slots.take(visitor('203.0.113.7'), quick())
  await vi.advanceTimersByTimeAsync(slotLimits.wait / 2)
  releases[0]?.()
  // A second call has no effect.
  releases[0]?.()
  const release = await waiting
  expect(refused(await take(slots, [visitor('203.0.113.7')]))).toEqual([[429, 5]])
  release()
  expect(refused(await take(slots, [visitor('203.0.113.7')]))).toEqual([])
})

test('a few forms of one client wait, and further forms are rejected at once', async () => {
  const slots = openUploadSlots()
  await take(
    slots,
    several(4, () => visitor('203.0.113.7')),
  )
  const waiting = several(4, () => slots.take(visitor('203.0.113.7'), quick()).catch(() => undefined))
  await expect(slots.take(visitor('203.0.113.7'), quick())).rejects.toMatchObject({ status: 429 })
  await vi.advanceTimersByTimeAsync(slotLimits.wait)
  await Promise.all(waiting)
})

test('the slowest upload gives way to the next client while all slots are taken', async () => {
  const slots = openUploadSlots()
  const given: string[] = []
  const upload = (name: string, speed: number | undefined): Upload => ({
    speed: () => speed,
    giveUp: () => given.push(name),
  })
  const speeds = [undefined, 30_000, 4_000, 2_500, ...several(12, () => 100_000)]
  const releases = await Promise.all(
    speeds.map((speed, index) => slots.take(visitor(`203.0.113.${index}`), upload(`${index}`, speed))),
  )
  const waiting = slots.take(visitor('198.51.100.1'), quick())
  expect(given).toEqual(['3'])
  releases[3]?.()
  await waiting
})
