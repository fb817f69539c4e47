import { expect, test } from 'vitest'
import { matchingPages } from './-page-hits.tsx'

test('a query without a word finds no page', () => {
  expect(matchingPages('quality policy').map(({ to }) => to)).toContain('/about-hse')
  for (const query of ['', '%', ' ... ']) expect(matchingPages(query)).toEqual([])
})
