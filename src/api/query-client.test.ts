import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const errorResponse = (status: number, retryAfter?: string) =>
  new ApiError('refused', status, 'No', undefined, { retryAfter })

/** Returns the number of attempts of a failing read after each of these seconds. */
async function triesBy(error: ApiError, ...seconds: number[]): Promise<number[]> {
  const read = vi.fn().mockRejectedValue(error)
  const query = createQueryClient().fetchQuery({ queryKey: ['search'], queryFn: read })
  query.catch(() => undefined)
  const counts: number[] = []
  let passed = 0
  for (const second of seconds) {
    await vi.advanceTimersByTimeAsync((second - passed) * 1000)
    passed = second
    counts.push(read.mock.calls.length)
  }
  return counts
}

test('a read from a busy server is retried three times, each after the Retry-After it names', async () => {
  expect(await triesBy(errorResponse(429, '7'), 6, 8, 15, 22, 100)).toEqual([1, 2, 3, 4, 4])
})

test('a busy server that names no time, or more than a minute, is still retried', async () => {
  expect(await triesBy(errorResponse(429), 4, 6)).toEqual([1, 2])
  expect(await triesBy(errorResponse(429, '3600'), 59, 61)).toEqual([1, 2])
})

test('a read that the server rejects with 422 is not retried', async () => {
  expect(await triesBy(errorResponse(422), 100)).toEqual([1])
})
