import { expect, test } from 'vitest'
import { neighboursOf, nextOf, waitingWords } from './neighbours.ts'

const row = (_id: string, day: number) => ({ _id, createdAt: `2026-11-0${day}T09:00:00Z` })
const all = [row('a', 1), row('b', 3), row('c', 2), row('', 4)]

test('the newest come first, and what has no id is none to go to', () => {
  expect(neighboursOf(all, undefined, 'c')).toMatchObject({ index: 1, previous: 'b', next: 'a' })
  expect(neighboursOf(all, undefined, 'b')).toMatchObject({ index: 0, previous: undefined, next: 'c' })
})

test('the filters and the order of the list hold; what was deleted meanwhile is passed over', () => {
  expect(neighboursOf(all, ['a', 'gone', 'c'], 'a')).toMatchObject({ index: 0, next: 'c' })
  expect(neighboursOf(all, ['a', 'gone', 'c'], 'a').rows).toHaveLength(2)
})

test('a record that the list did not show is among all of them; one that nobody knows is nowhere', () => {
  expect(neighboursOf(all, ['a'], 'c').rows).toHaveLength(3)
  expect(neighboursOf(all, undefined, 'x').index).toBe(-1)
})

test('a record that was deleted is passed over while Undo is there, too', () => {
  const around = neighboursOf(all, ['a', 'b', 'c'], 'a', new Set(['b']))
  expect(around).toMatchObject({ index: 0, next: 'c' })
  expect(around.rows).toHaveLength(2)
})

test('what waits next follows the list that was left; without one it is what has waited longest', () => {
  const next = (order: string[] | undefined, id: string) => nextOf(neighboursOf(all, order, id), () => true)
  expect(next(['a', 'b', 'c'], 'b')).toBe('c')
  expect(next(['a', 'b', 'c'], 'c')).toBe('a')
  expect(next(undefined, 'b')).toBe('a')
  expect(next(undefined, 'a')).toBe('c')
  expect(nextOf(neighboursOf(all, undefined, 'b'), () => false)).toBeUndefined()
})

test('an inbox that is not there yet is not said to be answered', () => {
  expect(waitingWords(0, undefined)).toBe('Not on this device yet')
  expect(waitingWords(0, 0)).toBe('None left')
  expect(waitingWords(0, 3)).toBe('None of these is unanswered')
  expect(waitingWords(1200, 1300)).toBe('1,200 of 1,300 unanswered')
})
