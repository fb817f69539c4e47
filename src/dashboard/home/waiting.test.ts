import { expect, test } from 'vitest'
import { waiting } from './waiting.ts'

const old = { _id: 'a', createdAt: '2026-01-05T09:00:00Z' }
const young = { _id: 'b', createdAt: '2026-02-05T09:00:00Z' }

test('counts what was not answered, and knows the oldest', () => {
  expect(waiting([young, old], new Set())).toEqual({ count: 2, oldest: Date.parse(old.createdAt) })
  expect(waiting([young, old], new Set(['a']))).toEqual({ count: 1, oldest: Date.parse(young.createdAt) })
})

test('nothing waits where all is answered, or nothing came', () => {
  const none = { count: 0, oldest: undefined }
  expect(waiting([old], new Set(['a']))).toEqual(none)
  expect(waiting([], new Set())).toEqual(none)
})

test('a record with an unreadable day, or one to come, counts and is not the oldest', () => {
  const odd = [{ _id: 'c', createdAt: 'soon' }, { _id: 'd' }, { _id: 'e', createdAt: '2999-01-01T00:00:00Z' }]
  expect(waiting(odd, new Set()).oldest).toBeUndefined()
  expect(waiting([...odd, old], new Set())).toEqual({ count: 4, oldest: Date.parse(old.createdAt) })
})
