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
const lost = new ApiError('unanswered', 0, 'An error occurred')

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

function createOnce(...of: Parameters<typeof creating<Job>>) {
  const create = creating<Job>(...of)
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

test('a lost answer says that it may have been saved; the next attempt finds the record and makes no second', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([saved], lost))).rejects.toThrow(/may have been saved/)
  expect(await create(input, call([saved]))).toBe('found')
  expect(made).toBe(1)
})

test('what did not arrive is made when the list was looked through', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([], lost))).rejects.toThrow(/may have been saved/)
  expect(await create(input, call([saved]))).toBe('created')
  expect(made).toBe(2)
})

test('a record of the same words that was there before is another one', async () => {
  rows = [{ ...saved, _id: '1' }]
  await client.fetchQuery(jobs.list())
  const create = createOnce(client, jobs)
  await expect(create(input, call([], lost))).rejects.toThrow()
  expect(await create(input, call([saved]))).toBe('created')
})

test('where the device has no list, what was there before is fetched first', async () => {
  rows = [{ ...saved, _id: '1' }]
  const create = createOnce(client, jobs)
  await expect(create(input, call([], lost))).rejects.toThrow()
  expect(await create(input, call([saved]))).toBe('created')
  expect(made).toBe(2)
})

test('a list that cannot be fetched holds up nothing', async () => {
  rows = lost
  expect(await createOnce(client, jobs)(input, call([saved]))).toBe('created')
})

test('a list that does not come is waited for no longer than two seconds', async () => {
  vi.useFakeTimers()
  rows = 'hanging'
  // Without a key, which would be computed outside the fake timers.
  const running = createOnce(client, jobs)(input, call([saved]), '')
  await vi.advanceTimersByTimeAsync(2_000)
  vi.useRealTimers()
  expect(await running).toBe('created')
})

test('what was changed since is another record', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([saved], lost))).rejects.toThrow()
  expect(await create({ ...input, pay: 5 }, call([]))).toBe('created')
})

test('nothing is made while the list cannot be looked through', async () => {
  const create = createOnce(client, jobs)
  await expect(create(input, call([saved], lost))).rejects.toThrow()
  rows = lost
  await expect(create(input, call([saved]))).rejects.toThrow(/cannot be looked through/)
  expect(made).toBe(1)
})

test.each([502, 504])('%i leaves the outcome open', async (status) => {
  const failure = new ApiError('refused', status, 'The gateway is tired.')
  await expect(createOnce(client, jobs)(input, call([], failure))).rejects.toThrow(
    'The gateway is tired. It may have been saved',
  )
})

test('after a 500 its own words are said, and the list is looked through all the same', async () => {
  const create = createOnce(client, jobs)
  const failure = new ApiError('refused', 500, 'The disk is full')
  await expect(create(input, call([saved], failure))).rejects.toBe(failure)
  expect(await create(input, call([saved]))).toBe('found')
})

test('a refusal is a refusal', async () => {
  const create = createOnce(client, jobs)
  const failure = new ApiError('refused', 422, 'This title is taken')
  await expect(create(input, call([saved], failure))).rejects.toBe(failure)
  expect(await create(input, call([]))).toBe('created')
})

describe('a backend that takes keys', () => {
  beforeEach(() => nameFeatures('idempotency'))

  test('gets the same key again for the same entries, and no list is looked through', async () => {
    const create = createOnce(client, jobs)
    await expect(create(input, call([saved], lost))).rejects.toThrow(/save again, and it is stored once/)
    rows = lost
    expect(await create(input, call([]))).toBe('created')
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{40}$/), keys[0]])
  })

  test('gets another key for other entries, and for another form', async () => {
    const create = createOnce(client, jobs)
    await create(input, call([saved]))
    await create({ ...input, pay: 5 }, call([]))
    await create(input, call([]), 'another form')
    expect(new Set(keys).size).toBe(3)
  })

  test('that takes none any more has its list looked through', async () => {
    const create = createOnce(client, jobs)
    await expect(create(input, call([saved], lost))).rejects.toThrow()
    nameFeatures()
    expect(await create(input, call([saved]))).toBe('found')
    expect(made).toBe(1)
  })
})

test('a key is the same whatever the order of the fields, and for a file that is chosen again', async () => {
  const file = () => new File(['x'], 'job.pdf', { lastModified: 7 })
  expect(await submissionKey('s', { a: 1, file: file() })).toBe(
    await submissionKey('s', { file: file(), a: 1 }),
  )
  expect(await submissionKey('s', { a: 1 })).not.toBe(await submissionKey('s', { a: 2 }))
  expect(await submissionKey('', { a: 1 })).toBeUndefined()
})
