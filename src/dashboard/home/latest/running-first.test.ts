import { expect, test } from 'vitest'
import { runningFirst } from './running-first.ts'

test('running projects come first and completed ones before unknown states', () => {
  const rows = ['completed', 'paused', 'planning', 'in-progress', 'on-hold'].map((status) => ({ status }))
  expect(runningFirst(rows).map(({ status }) => status)).toEqual([
    'in-progress',
    'planning',
    'on-hold',
    'completed',
    'paused',
  ])
})

test('projects of one status keep their order', () => {
  const rows = ['b', 'a'].map((name) => ({ name, status: 'planning' }))
  expect(runningFirst(rows)).toEqual(rows)
})
