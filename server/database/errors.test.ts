import { expect, test } from 'vitest'
import { isPortError } from '#backend/ports/port-error.ts'
import { errorOf } from './errors.ts'

const kindOf = (code: string | number) => {
  const error = errorOf({ code, message: 'the value of a visitor' }, 'blogs')
  const kinds = ['conflict', 'missing', 'too-few', 'invalid', 'full', 'unavailable'] as const
  return kinds.find((kind) => isPortError(error, kind)) ?? 'bug'
}

test.each([
  ['a taken primary key', 1555, 'conflict'],
  ['a taken unique value', 2067, 'conflict'],
  ['a row that a reference lacks', 787, 'missing'],
  ['a broken check', 275, 'invalid'],
  ['a text for a number', 20, 'invalid'],
  ['a text that is too long', 18, 'invalid'],
  ['a full disk', 13, 'full'],
  ['a locked file', 5, 'unavailable'],
  ['a damaged file', 11, 'unavailable'],
  ['a mistake in the statement', 1, 'bug'],
  ['a parameter out of range', 25, 'bug'],
])('%s in SQLite, code %i, is reported as %s', (_what, code, kind) => {
  expect(kindOf(code)).toBe(kind)
})

test.each([
  ['a taken unique value', '23505', 'conflict'],
  ['a row that a reference lacks', '23503', 'missing'],
  ['a broken check', '23514', 'invalid'],
  ['a number out of range', '22003', 'invalid'],
  ['an exception of a trigger', 'P0001', 'invalid'],
  ['a full disk', '53100', 'full'],
  ['a full memory', '53200', 'full'],
  ['too many connections', '53300', 'unavailable'],
  ['a server that shuts down', '57P01', 'unavailable'],
  ['a refused connection', 'ECONNREFUSED', 'unavailable'],
  ['a mistake in the statement', '42601', 'bug'],
])('%s in PostgreSQL, code %s, is reported as %s', (_what, code, kind) => {
  expect(kindOf(code)).toBe(kind)
})

test('a need that a statement does not meet is reported with its table', () => {
  expect([kindOf('missing'), kindOf('too few')]).toEqual(['missing', 'too-few'])
})

test('an error about a value names its table and code, but not the message of the database', () => {
  const { message } = errorOf({ code: '22001', message: 'the value of a visitor' }, 'blogs')
  expect(message).toBe('blogs cannot hold this (22001)')
})
