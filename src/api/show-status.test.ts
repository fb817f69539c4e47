import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { showingStatus } from './show-status.ts'

const [list, detail] = [
  ['applications', 'staff', 'list'],
  ['applications', 'staff', 'detail', 'a'],
]

function opened() {
  const client = new QueryClient()
  const rows = ['a', 'b'].map((_id) => ({ _id, status: 'new' }))
  client.setQueryData(list, rows)
  client.setQueryData(detail, rows[0])
  const visibleTexts = () => [
    client.getQueryData<{ status: string }[]>(list)?.map(({ status }) => status),
    client.getQueryData<{ status: string }>(detail)?.status,
  ]
  return { client, visibleTexts }
}

const change = { name: 'applications', id: 'a', status: 'rejected' }

test('a new status appears in the list and the detail before the server stores it, and stays', async () => {
  const { client, visibleTexts } = opened()
  const saved = Promise.withResolvers<void>()
  const writing = showingStatus(client, change, () => saved.promise)
  expect(visibleTexts()).toEqual([['rejected', 'new'], 'rejected'])
  // A read that began before the write returns the old status.
  client.setQueryData(list, [{ _id: 'a', status: 'new' }])
  saved.resolve()
  await writing
  expect(visibleTexts()).toEqual([['rejected'], 'rejected'])
})

test('a failed write restores the earlier status unless a read has brought a newer one', async () => {
  const { client, visibleTexts } = opened()
  const saved = Promise.withResolvers<void>()
  const writing = showingStatus(client, change, () => saved.promise)
  client.setQueryData(detail, { _id: 'a', status: 'hired' })
  saved.reject(new Error('No'))
  await expect(writing).rejects.toThrow('No')
  expect(visibleTexts()).toEqual([['new', 'new'], 'hired'])
})

test('a list that is not on the device stays unknown', async () => {
  const client = new QueryClient()
  await showingStatus(client, change, async () => undefined)
  expect(client.getQueryData(list)).toBeUndefined()
  expect(client.getQueryData(detail)).toBeUndefined()
})
