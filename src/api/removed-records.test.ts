import { MutationObserver, QueryObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from './api-error.ts'
import { createQueryClient } from './query-client.ts'
import { readOptions } from './read-options.ts'

const list = ['projects', 'staff', 'list']
const detail = ['projects', 'staff', 'detail', 'a']

async function removing(answer: () => Promise<void>) {
  const client = createQueryClient()
  client.setQueryData(list, [{ _id: 'a' }, { _id: 'b' }])
  client.setQueryData(detail, { _id: 'a' })
  client.setQueryData(['team', 'staff', 'list'], [{ _id: 'a' }])
  const removal = new MutationObserver<void, Error, string>(client, {
    mutationKey: ['projects', 'remove'],
    mutationFn: answer,
  })
  await removal.mutate('a').catch(() => undefined)
  return client
}

it('a removed record leaves lists and details at once, and only its collection is refetched', async () => {
  const client = await removing(async () => undefined)
  expect(client.getQueryData(list)).toEqual([{ _id: 'b' }])
  expect(client.getQueryData(detail)).toBeUndefined()
  expect(client.getQueryState(list)?.isInvalidated).toBe(true)
  expect(client.getQueryState(['team', 'staff', 'list'])?.isInvalidated).toBe(false)
})

it('a record that another user removed leaves the list too', async () => {
  const client = await removing(async () => {
    throw new ApiError('refused', 404, 'Project not found')
  })
  expect(client.getQueryData(list)).toEqual([{ _id: 'b' }])
})

it.each([
  new ApiError('refused', 500, 'Disk is full'),
  // A proxy's error page reveals nothing about the record.
  new ApiError('unanswered', 404, 'An error occurred'),
])('a record that could not be removed stays: $kind, $status', async (error) => {
  const client = await removing(async () => {
    throw error
  })
  expect(client.getQueryData(list)).toHaveLength(2)
  expect(client.getQueryData(detail)).toEqual({ _id: 'a' })
})

it('a record known only from its list is as old as the list, even while the list is refetched', async () => {
  const client = createQueryClient()
  const minuteAgo = Date.now() - 60_000
  client.setQueryData(list, [{ _id: 'a' }], { updatedAt: minuteAgo })
  await client.invalidateQueries({ queryKey: list })
  const projects = readOptions('projects', 'staff', () => Promise.reject(new Error('never asked for')))
  const observer = new QueryObserver(client, projects.detail('a', client))
  expect(observer.getCurrentResult()).toMatchObject({
    data: { _id: 'a' },
    dataUpdatedAt: minuteAgo,
    isStale: true,
  })
})

const seconds = async (amount: number) => vi.advanceTimersByTimeAsync(amount * 1000)

/** Observes a failing query of a record, as a screen does that re-renders with each change. */
function observeFailing(error: Error) {
  const client = createQueryClient()
  const projects = readOptions<{ _id: string }>('projects', 'staff', () => Promise.reject(error))
  const observer = new QueryObserver(client, projects.detail('a', client))
  const draw = () => observer.setOptions(projects.detail('a', client))
  observer.subscribe(() => undefined)
  return {
    result: () => observer.getCurrentResult(),
    bringList: () => {
      client.setQueryData(list, [{ _id: 'a' }])
      draw()
    },
  }
}

describe('a record whose own call fails', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    vi.stubGlobal('navigator', { onLine: true })
  })
  afterEach(() => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  it('a failed record keeps its error when the list arrives between two tries', async () => {
    const { result, bringList } = observeFailing(new ApiError('refused', 500, 'The disk is full'))
    await seconds(0.1)
    expect(result().failureCount).toBe(1)
    bringList()
    await seconds(2)
    expect(result()).toMatchObject({
      status: 'error',
      data: undefined,
      error: { message: 'The disk is full' },
    })
  })

  it.each([
    new ApiError('refused', 404, 'Application not found'),
    new ApiError('refused', 500, 'The disk is full'),
    new ApiError('unreadable', 200, 'An error occurred'),
    new ApiError('unanswered', 502, 'An error occurred'),
  ])('a failed record keeps its error when the list arrives later: $kind, $status', async (error) => {
    const { result, bringList } = observeFailing(error)
    await seconds(2)
    bringList()
    expect(result()).toMatchObject({ status: 'error', data: undefined, error })
  })

  it('a record whose call got no response shows the row of the list', async () => {
    const { result, bringList } = observeFailing(new ApiError('unanswered', 0, 'An error occurred'))
    await seconds(2)
    bringList()
    expect(result().data).toEqual({ _id: 'a' })
  })
})
