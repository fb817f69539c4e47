import { expect, test } from 'vitest'
import { isFresh } from './etag.ts'

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", "a"', '"a"', true],
  ['*', '"a"', true],
  ['"b"', '"a"', false],
  ['', '"a"', false],
  [null, '"a"', false],
  [undefined, '"a"', false],
])('the header If-None-Match %s matches the ETag %s: %s', (header, etag, expected) => {
  expect(isFresh(header, etag)).toBe(expected)
})
