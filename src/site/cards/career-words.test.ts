import { expect, it } from 'vitest'
import { salaryRange, workBaseLabel } from './career-words.ts'

it.each([
  [18_000, 26_000, '$18,000 - $26,000'],
  [7200, 7200, '$7,200 - $7,200'],
  // Entered the wrong way round.
  [12_500, 9000, '$9,000 - $12,500'],
  [0, 9000, 'Up to $9,000'],
  [9000, 0, 'From $9,000'],
  [0, 0, 'To be agreed'],
])('a salary from %i to %i', (priceRangeMin, priceRangeMax, words) => {
  expect(salaryRange({ priceRangeMin, priceRangeMax })).toBe(words)
})

it('a work base has its label, an unknown one its own text', () => {
  expect(workBaseLabel('on-site')).toBe('On-site')
  expect(workBaseLabel('offshore rotation 14/14')).toBe('offshore rotation 14/14')
})
