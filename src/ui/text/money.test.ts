import { expect, test } from 'vitest'
import { dollarRange, withThousands } from './money.ts'

test.each([
  [12500000, '12,500,000'],
  ['12500000', '12,500,000'],
  [999, '999'],
  [0, '0'],
  [-1234, '-1,234'],
  ['1234.50', '1,234.50'],
  ['To be agreed', 'To be agreed'],
  ['5,000 - 9,000', '5,000 - 9,000'],
  ['', ''],
])('the amount %s is written as %s', (value, expected) => {
  expect(withThousands(value)).toBe(expected)
})

test.each([
  [18_000, 26_000, '$18,000 - $26,000'],
  [7200, 7200, '$7,200 - $7,200'],
  // Entered the wrong way round.
  [12_500, 9000, '$9,000 - $12,500'],
  [0, 9000, 'Up to $9,000'],
  [9000, 0, 'From $9,000'],
  [0, 0, 'To be agreed'],
])('a salary from %i to %i dollars is written as a range', (min, max, words) => {
  expect(dollarRange(min, max)).toBe(words)
})
