import { expect, test } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { recordResult } from './record-query.ts'

const kind = { isBlank: (data: string) => data === '' }

test('a record is pending until a response or an error has arrived', () => {
  expect(recordResult(kind, undefined).isPending).toBe(true)
  expect(recordResult(kind, { data: undefined, error: null }).isPending).toBe(true)
  expect(recordResult(kind, { data: 'Jetty', error: null }).isPending).toBe(false)
  expect(recordResult(kind, { data: undefined, error: new Error('No network') }).isPending).toBe(false)
})

test('an empty record counts as missing, and a network error does not', () => {
  expect(recordResult(kind, { data: '', error: null }).isMissing).toBe(true)
  expect(recordResult(kind, { data: undefined, error: new Error('No network') }).isMissing).toBe(false)
})

test('a proxy’s 404 page hides no cached record, and a 404 of our API does', () => {
  const page = new ApiError('unanswered', 404, 'Failed to fetch project details')
  const notFoundError = new ApiError('refused', 404, 'Project not found')
  expect(recordResult(kind, { data: 'Jetty', error: page }).isMissing).toBe(false)
  expect(recordResult(kind, { data: 'Jetty', error: notFoundError }).isMissing).toBe(true)
  expect(recordResult(kind, { data: undefined, error: page }).isMissing).toBe(true)
})
