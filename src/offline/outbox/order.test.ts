import { expect, test } from 'vitest'
import { item, now, refusedItem, sendingItem } from './item.fixture.ts'
import { receipt, type StoredItem } from './item.ts'
import { isInFront, markBlocked, nextMoment, nextToSend } from './order.ts'
import { inDoubt } from './outcome.ts'

test('items of each kind are sent in order, the oldest first', () => {
  const items = [item('c', { order: 3 }), item('q', { order: 2, kind: 'quote' }), item('a', { order: 1 })]
  const sent: string[] = []
  for (;;) {
    const next = nextToSend(items, { tried: new Set(sent), isHurried: false, now })
    if (!next) break
    sent.push(next.id)
    items.splice(items.indexOf(next), 1)
  }
  expect(sent).toEqual(['a', 'q', 'c'])
})

test('a waiting item holds back only its own kind, and one that needs the visitor holds back none', () => {
  const waits = item('a', { order: 1, notBefore: now + 10_000 })
  const items = [waits, item('b', { order: 2 }), item('q', { order: 3, kind: 'quote' })]
  const round = { tried: new Set<string>(), isHurried: false, now }
  expect(nextToSend(items, round)?.id).toBe('q')
  expect(nextToSend(items, { ...round, isHurried: true })?.id).toBe('a')
  const others = [inDoubt(waits), refusedItem(waits), receipt(waits), sendingItem(waits)]
  for (const other of others) expect(nextToSend([other, item('b', { order: 2 })], round)?.id).toBe('b')
  expect(nextToSend([{ ...waits, faults: 3 }, item('b', { order: 2 })], round)?.id).toBe('b')
  expect(nextToSend([{ ...waits, silences: 8 }, item('b', { order: 2 })], round)?.id).toBe('b')
})

test('an item behind another has no send time of its own and is marked as behind', () => {
  const first = item('a', { order: 1, notBefore: now + 10_000 })
  const items = [
    first,
    item('b', { order: 2 }),
    item('q', { order: 3, kind: 'quote', notBefore: now + 20_000 }),
  ]
  const behind = (all: StoredItem[]) =>
    markBlocked(all, now).flatMap(({ id, isBlocked }) => (isBlocked ? [id] : []))
  expect(nextMoment(items, now)).toBe(now + 10_000)
  expect(behind(items)).toEqual(['b'])
  const passable = items.with(0, { ...first, faults: 3 })
  expect(nextMoment(passable, now)).toBe(0)
  expect(behind(passable)).toEqual([])
  expect(behind([sendingItem(first), ...items.slice(1)])).toEqual(['b'])
  expect(behind([sendingItem(item('s', { kind: 'quote' })), item('b')])).toEqual(['b'])
  expect(nextMoment([refusedItem(first), ...items.slice(1)], now)).toBe(0)
  expect(nextMoment([], now)).toBeUndefined()
  // Written by a clock that was a day ahead: the item is due, and the timer must not wait for that day.
  expect(nextMoment([{ ...first, notBefore: now + 24 * 3_600_000 }], now)).toBe(now)
  expect(isInFront(first, items, now)).toBe(true)
  expect(isInFront(item('b', { order: 2 }), items, now)).toBe(false)
})

test('an item waits for the server’s Retry-After even if the visitor retries', () => {
  const asked = item('a', { notBefore: now + 10_000, isAsked: true })
  expect(nextToSend([asked], { tried: new Set(), isHurried: true, now })).toBeUndefined()
})
