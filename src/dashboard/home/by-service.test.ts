import { expect, test } from 'vitest'
import { byService, shortAmount } from './by-service.ts'

test('requests are counted by service in any letter case, and their budgets are added up', () => {
  expect(
    byService([
      { service: 'Civil Engineering', budget: 1_000_000 },
      { service: ' civil engineering', budget: '2,500,000' },
      { service: 'Civil Engineering', budget: 'NGN 20-25 million' },
      { service: '', budget: '' },
    ]),
  ).toEqual([
    { service: 'Civil Engineering', count: 3, budget: 3_500_000, budgets: 2 },
    { service: 'Not stated', count: 1, budget: 0, budgets: 0 },
  ])
})

test.each(['-5', '0', 'Infinity', '1e9', '9'.repeat(40), Number.NaN])(
  'the budget %j is not counted as a figure',
  (budget) => {
    expect(byService([{ service: 'x', budget }])[0]).toMatchObject({ budget: 0, budgets: 0 })
  },
)

test('rare services are grouped as others', () => {
  const services = Array.from({ length: 9 }, (_, index) => ({ service: `Service ${index}`, budget: 10 }))
  const shares = byService([...services, { service: 'Service 0', budget: 10 }])
  expect(shares).toHaveLength(6)
  expect(shares[0]).toMatchObject({ service: 'Service 0', count: 2 })
  expect(shares.at(-1)).toEqual({ service: '4 others', count: 4, budget: 40, budgets: 4 })
})

test('an empty list gives an empty chart', () => {
  expect(byService([])).toEqual([])
})

test.each([
  [950, '950'],
  [12_500, '12.5 k'],
  [185_000_000, '185 m'],
  [1_250_000_000, '1.25 bn'],
  [3.456e12, '3.46 tn'],
])('the amount %d is shortened to %s', (amount, words) => {
  expect(shortAmount(amount)).toBe(words)
})
