import { expect, test } from 'vitest'
import { milestones } from './history.ts'
import { foundingLine } from './home.ts'

test('the home page names the year with which the history of /about begins', () => {
  expect(foundingLine).toContain(`since ${milestones[0].year}`)
})
