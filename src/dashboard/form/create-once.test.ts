import { QueryClient, queryOptions } from '@tanstack/react-query'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#src/api/api-error.ts'
import { nameFeatures } from '#src/api/features.fixture.ts'
import { createOnce as creating } from './create-once.ts'
import { submissionKey } from './submission-key.ts'

interface Job {
  _id: string
  title: string
  pay: number
  tags: string[]
  createdAt: string
}

const input = { title: 'Diver ', pay: 4, tags: 'sea, night', slug: '', file: new File(['x'], 'x') }
const saved: Job = { _id: '2', title: 'Diver', pay: 4, tags: ['sea', 'night'], createdAt: '2026-11-22' }
const unansweredError = new ApiError('unanswered', 0, 'An error occurred')

let rows: Job[] | ApiError | 'hanging'
let made: number
let client: QueryClient
let keys: (string | undefined)[]

const jobs = {
  list: () =>
    queryOptions({
      queryKey: ['jobs'] as readonly unknown[],
      queryFn: () => {
        if (rows instanceof ApiError) throw rows
        return rows === 'hanging' ? new Promise<never>(() => {}) : rows
      },
      retry: false,
    }),
}

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  nameFeatures()
  rows = []
  made = 0
  keys = []
  client = new QueryClient()
})

function createOnce(...args: Parameters<typeof creating<Job>>) {
  const create = creating<Job>(...args)
  return (entries: object, make: Parameters<typeof create>[1], submission = 'a form') =>
    create(entries, make, submission)
}

/** Returns a fake call that adds records to the backend, then fails if an error is given. */
const call = (leaves: Job[], failure?: Error) => async (key: string | undefined) => {
  made += 1
  keys.push(key)
  rows = [...(Array.isArray(rows) ? rows : []), ...leaves]
  if (failure) throw failure
}

test('a lost response reports a possible save, and the next attempt finds the record instead of adding one', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([saved], unansweredError))).rejects.toThrow(/may have been saved/)
  expect(await create(input, call([saved]))).toBe('found')
  expect(made).toBe(1)
})

test('a submission that did not arrive is created after the list has been checked', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([], unansweredError))).rejects.toThrow(/may have been saved/)
  expect(await create(input, call([saved]))).toBe('created')
  expect(made).toBe(2)
})

test('an identical record that existed before is not mistaken for the new one', async () => {
  rows = [{ ...saved, _id: '1' }]
  await client.fetchQuery(jobs.list())
  const create = createOnce(client, jobs)
  await expect(create(input, call([], unansweredError))).rejects.toThrow()
  expect(await create(input, call([saved]))).toBe('created')
})

test('a form without a list on the device fetches the existing records first', async () => {
  rows = [{ ...saved, _id: '1' }]
  const create = createOnce(client, jobs)
  await expect(create(input, call([], unansweredError))).rejects.toThrow()
  expect(await create(input, call([saved]))).toBe('created')
  expect(made).toBe(2)
})

test('a list that cannot be fetched does not block the creation', async () => {
  rows = unansweredError
  expect(await createOnce(client, jobs)(input, call([saved]))).toBe('created')
})

test('the creation waits at most two seconds for a hanging list', async () => {
  vi.useFakeTimers()
  rows = 'hanging'
  // Without a key, which would be computed outside the fake timers.
  const running = createOnce(client, jobs)(input, call([saved]), '')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(await running).toBe('created')
})

test('a form that was changed since the failed attempt creates another record', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([saved], unansweredError))).rejects.toThrow()
  expect(await create({ ...input, pay: 5 }, call([]))).toBe('created')
})

test('a repeated attempt creates no record while the list cannot be checked', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([saved], unansweredError))).rejects.toThrow()
  rows = unansweredError
  await expect(create(input, call([saved]))).rejects.toThrow(/cannot be looked through/)
  expect(made).toBe(1)
})

test.each([502, 504])('a %i response leaves the outcome open', async (status) => {
  const failure = new ApiError('refused', status, 'The gateway is tired.')
  await expect(createOnce(client, jobs)(input, call([], failure))).rejects.toThrow(
    'The gateway is tired. It may have been saved',
  )
})

test('a 500 response shows its own message, and the next attempt still checks the list', async () => {
  const create = createOnce(client, jobs)
  const failure = new ApiError('refused', 500, 'The disk is full')
  await expect(create(input, call([saved], failure))).rejects.toBe(failure)
  expect(await create(input, call([saved]))).toBe('found')
})

test('an error response of 422 is final, and the next attempt creates the record', async () => {
  const create = createOnce(client, jobs)
  const failure = new ApiError('refused', 422, 'This title is taken')
  await expect(create(input, call([saved], failure))).rejects.toBe(failure)
  expect(await create(input, call([]))).toBe('created')
})

describe('a backend with idempotency keys', () => {
  beforeEach(() => nameFeatures('idempotency'))

  test('a backend with idempotency keys gets the same key for the same entries, without a list check', async () => {
    const create = createOnce(client, jobs)
    await expect(create(input, call([saved], unansweredError))).rejects.toThrow(
      /save again, and it is stored once/,
    )
    rows = unansweredError
    expect(await create(input, call([]))).toBe('created')
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), keys[0]])
  })

  test('a backend with idempotency keys gets another key for other entries and for another form', async () => {
    const create = createOnce(client, jobs)
    await create(input, call([saved]))
    await create({ ...input, pay: 5 }, call([]))
    await create(input, call([]), 'another form')
    expect(new Set(keys).size).toBe(3)
  })

  test('a backend that no longer takes idempotency keys has its list checked', async () => {
    const create = createOnce(client, jobs)
    await expect(create(input, call([saved], unansweredError))).rejects.toThrow()
    nameFeatures()
    expect(await create(input, call([saved]))).toBe('found')
    expect(made).toBe(1)
  })
})

test('a submission key ignores the field order and stays the same for a file that is chosen again', async () => {
  const file = () => new File(['x'], 'job.pdf', { lastModified: 7 })
  expect(await submissionKey('s', { a: 1, file: file() })).toBe(
    await submissionKey('s', { file: file(), a: 1 }),
  )
  expect(await submissionKey('s', { a: 1 })).not.toBe(await submissionKey('s', { a: 2 }))
  expect(await submissionKey('', { a: 1 })).toBeUndefined()
})
