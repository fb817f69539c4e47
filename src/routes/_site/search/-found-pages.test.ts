import { expect, test } from 'vitest'
import { pagesFound } from './-found-pages.tsx'

test('a query without a word finds no page', () => {
  expect(pagesFound('quality policy').map(({ to }) => to)).toContain('/about-hse')
  for (const query of ['', '%', ' ... ']) expect(pagesFound(query)).toEqual([])
})
