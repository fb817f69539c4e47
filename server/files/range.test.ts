import { expect, test } from 'vitest'
import { rangeOf } from './range.ts'

const etag = '"a"'

test.each([
  ['bytes=2-4', { start: 2, end: 4 }],
  ['bytes=2-', { start: 2, end: 9 }],
  ['bytes=-3', { start: 7, end: 9 }],
  ['bytes=-99', { start: 0, end: 9 }],
  ['bytes=5-99', { start: 5, end: 9 }],
  ['bytes=10-', 'outside'],
  ['bytes=-0', 'outside'],
  ['bytes=4-2', undefined],
  ['bytes=99-2', undefined],
  ['bytes=0-1,3-4', undefined],
  ['lines=1-2', undefined],
  ['bytes=-', undefined],
  [undefined, undefined],
])('the range %s of ten bytes reads as %j', (range, expected) => {
  expect(rangeOf({ range, ifRange: undefined, etag, length: 10 })).toEqual(expected)
})

test('an empty file has no satisfiable range', () => {
  expect(rangeOf({ range: 'bytes=0-', ifRange: null, etag, length: 0 })).toBe('outside')
})

test('a range of another version returns the whole file', () => {
  const rangeRequest = { range: 'bytes=2-4', etag, length: 10 }
  expect(rangeOf({ ...rangeRequest, ifRange: etag })).toEqual({ start: 2, end: 4 })
  expect(rangeOf({ ...rangeRequest, ifRange: '"b"' })).toBeUndefined()
})
