import { expect, test } from 'vitest'
import { recordResult } from './record-query.ts'

const kind = { isBlank: (data: string) => data === '' }

test('a record is on its way until an answer or a fault has come', () => {
  expect(recordResult(kind, undefined).isPending).toBe(true)
  expect(recordResult(kind, { data: undefined, error: null }).isPending).toBe(true)
  expect(recordResult(kind, { data: 'Jetty', error: null }).isPending).toBe(false)
  expect(recordResult(kind, { data: undefined, error: new Error('No network') }).isPending).toBe(false)
})

test('an answer without content, and a 404, name nothing', () => {
  expect(recordResult(kind, { data: '', error: null }).isMissing).toBe(true)
  expect(recordResult(kind, { data: undefined, error: new Error('No network') }).isMissing).toBe(false)
})
