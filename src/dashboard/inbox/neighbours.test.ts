import { expect, test } from 'vitest'
import { neighboursOf, nextOf, waitingWords } from './neighbours.ts'

const row = (_id: string, day: number) => ({ _id, createdAt: `2026-11-0${day}T09:00:00Z` })
const all = [row('a', 1), row('b', 3), row('c', 2), row('', 4)]

test('neighbours are ordered newest first and skip records without an id', () => {
  expect(neighboursOf(all, undefined, 'c')).toMatchObject({ index: 1, previous: 'b', next: 'a' })
  expect(neighboursOf(all, undefined, 'b')).toMatchObject({ index: 0, previous: undefined, next: 'c' })
})

test('neighbours follow the filters and order of the list and skip deleted records', () => {
  expect(neighboursOf(all, ['a', 'gone', 'c'], 'a')).toMatchObject({ index: 0, next: 'c' })
  expect(neighboursOf(all, ['a', 'gone', 'c'], 'a').rows).toHaveLength(2)
})

test('a record outside the shown list is found among all records, and an unknown one nowhere', () => {
  expect(neighboursOf(all, ['a'], 'c').rows).toHaveLength(3)
  expect(neighboursOf(all, undefined, 'x').index).toBe(-1)
})

test('a deleted record is skipped while its Undo is open', () => {
  const around = neighboursOf(all, ['a', 'b', 'c'], 'a', new Set(['b']))
  expect(around).toMatchObject({ index: 0, next: 'c' })
  expect(around.rows).toHaveLength(2)
})

test('the next waiting record follows the last list, or else the longest wait', () => {
  const next = (order: string[] | undefined, id: string) => nextOf(neighboursOf(all, order, id), () => true)
  expect(next(['a', 'b', 'c'], 'b')).toBe('c')
  expect(next(['a', 'b', 'c'], 'c')).toBe('a')
  expect(next(undefined, 'b')).toBe('a')
  expect(next(undefined, 'a')).toBe('c')
  expect(nextOf(neighboursOf(all, undefined, 'b'), () => false)).toBeUndefined()
})

test('an inbox that is not on the device is not reported as finished', () => {
  expect(waitingWords(0, undefined)).toBe('Not on this device yet')
  expect(waitingWords(0, 0)).toBe('None left')
  expect(waitingWords(0, 3)).toBe('None of these is unanswered')
  expect(waitingWords(1200, 1300)).toBe('1,200 of 1,300 unanswered')
})
