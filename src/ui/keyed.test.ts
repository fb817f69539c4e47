import { expect, test } from 'vitest'
import { withKeys } from './keyed.ts'

test('missing and repeated ids get keys of their own', () => {
  const keys = withKeys([{ _id: '' }, { _id: 'a' }, { _id: '' }, { _id: 'a' }, { _id: 'a 2' }]).map(
    ({ key }) => key,
  )
  expect(new Set(keys).size).toBe(5)
})
