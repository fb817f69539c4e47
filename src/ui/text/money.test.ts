import { expect, test } from 'vitest'
import { dollars, withThousands } from './money.ts'

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
])('%s is written %s', (value, expected) => {
  expect(withThousands(value)).toBe(expected)
})

test('a salary range is in dollars', () => {
  expect(dollars(1000, 2000)).toBe('$1,000 - $2,000')
})
