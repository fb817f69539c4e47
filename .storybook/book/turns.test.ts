import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('one starts when the one before has left, and one that gave up is passed over', () => {
  const turns = createTurns()
  const started: string[] = []
  const leave = ['a', 'b', 'c'].map((name) => turns.wait(() => started.push(name)))
  expect(started).toEqual(['a'])
  leave[1]?.()
  expect(started).toEqual(['a'])
  leave[0]?.()
  expect(started).toEqual(['a', 'c'])
  leave[0]?.()
  leave[2]?.()
  turns.wait(() => started.push('d'))
  expect(started).toEqual(['a', 'c', 'd'])
})
