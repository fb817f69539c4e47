import { expect, test } from 'vitest'
import { quoteServiceOf } from './quote-service.ts'

test.each([
  ['Civil Engineering', 'Civil Engineering'],
  ['civil engineering', 'Civil Engineering'],
  ['civil-engineering', 'Civil Engineering'],
  [' ELECTRICAL-SYSTEM-ENGINEERING ', 'Electrical System Engineering'],
  ['project-management', 'Project Management'],
  ['Civil', undefined],
  ['', undefined],
  ['<script>', undefined],
  [42, undefined],
  [undefined, undefined],
])('the link value %j selects the service %j', (value, expected) => {
  expect(quoteServiceOf(value)).toBe(expected)
})
