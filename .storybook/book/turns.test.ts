import { expect, test, vi } from 'vitest'
import { createTurns } from './turns.ts'

vi.useFakeTimers()

test('the next turn starts when the current turn ends, and turns that gave up are skipped', () => {
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

test('the topmost story on the page starts first, whatever the order of requests', () => {
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
