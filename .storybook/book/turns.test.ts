import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

vi.useFakeTimers()

test('one starts when the one before has left, and one that gave up is passed over', () => {
  const turns = createTurns()
  const started: string[] = []
  const leave = ['a', 'b', 'c'].map((name, top) => turns.wait(() => started.push(name), { top, left: 0 }))
  vi.runAllTimers()
  expect(started).toEqual(['a'])
  leave[1]?.()
  expect(started).toEqual(['a'])
  leave[0]?.()
  expect(started).toEqual(['a', 'c'])
  leave[0]?.()
  leave[2]?.()
  turns.wait(() => started.push('d'), { top: 3, left: 0 })
  vi.runAllTimers()
  expect(started).toEqual(['a', 'c', 'd'])
})

test('what stands highest on the page starts first, in whatever order they ask', () => {
  const turns = createTurns()
  const started: string[] = []
  const places = { lower: { top: 900, left: 0 }, right: { top: 300, left: 400 }, left: { top: 300, left: 0 } }
  const leave = Object.entries(places).map(([name, place]) => turns.wait(() => started.push(name), place))
  vi.runAllTimers()
  expect(started).toEqual(['left'])
  leave[2]?.()
  leave[1]?.()
  expect(started).toEqual(['left', 'right', 'lower'])
})
