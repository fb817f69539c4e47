import { expect, it } from 'vitest'
import { memoize } from './memoized.ts'

it('a memoized load runs once for all callers, and again after a failure', async () => {
  let loads = 0
  const load = memoize(async () => {
    loads += 1
    if (loads === 1) throw new Error('Too many open files')
    return loads
  })
  await expect(load()).rejects.toThrow('Too many open files')
  expect(await Promise.all([load(), load()])).toEqual([2, 2])
  expect(await load()).toBe(2)
})
