import { expect, test } from 'vitest'
import { serviceCategories } from '#src/contract/options.ts'
import { categoryInFull } from './category-in-full.ts'

test('visitors read every category as whole words', () => {
  expect(serviceCategories.map(({ value }) => categoryInFull(value))).toEqual([
    'Civil Engineering',
    'Electrical Engineering',
    'Structural Engineering',
  ])
})

test('one that is not listed is read as it was written', () => {
  expect(['instrumentation', 'Marine Eng.', ''].map(categoryInFull)).toEqual([
    'instrumentation',
    'Marine Engineering',
    '',
  ])
})
