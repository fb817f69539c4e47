import { expect, test } from 'vitest'
import { company } from '#src/company/company.ts'
import { budgetInShort, budgetWords } from './budget.ts'

const { symbol } = company.currency

test.each([
  [185_000_000, `${symbol}185,000,000`],
  ['12500000.50', `${symbol}12,500,000.50`],
  ['NGN 20-25 million', 'NGN 20-25 million'],
  ['USD 180,000', 'USD 180,000'],
  ['', ''],
])('a budget of %s is written as %s', (budget, words) => {
  expect(budgetWords(budget)).toBe(words)
})

test.each([
  [185_000_000, `${symbol}185 m`],
  ['12500000.50', `${symbol}12.5 m`],
  [1_250_000_000, `${symbol}1.25 bn`],
  [999_999, `${symbol}999,999`],
  ['NGN 20-25 million', 'NGN 20-25 million'],
  ['', ''],
])('a budget of %s is shortened to %s next to other text', (budget, words) => {
  expect(budgetInShort(budget)).toBe(words)
})
