import { expect, test } from 'vitest'
import { accountStart } from './account-start.ts'

const now = Date.UTC(2026, 10, 28)

test('the start of an account is read from an id of our backend', () => {
  const created = now - 1000
  expect(accountStart(`${created.toString(16).padStart(12, '0')}0001abcdef01`, now)).toBe(created)
})

test('the start of an account is read from an id of MongoDB', () => {
  expect(accountStart('66c0ffee0000000000000001', now)).toBe(Date.UTC(2024, 7, 17, 19, 54, 22))
})

test.each(['', 'ada', 'ffffffffffffffffffffffff', '000000000000000000000001'])(
  'the id “%s” reveals no start',
  (id) => expect(accountStart(id, now)).toBe(0),
)
