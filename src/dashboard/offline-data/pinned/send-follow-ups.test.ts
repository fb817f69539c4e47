import { QueryClient } from '@tanstack/react-query'
import { delMany, entries } from 'idb-keyval'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { learnFeatures } from '#src/api/features.ts'
import { followUpsList } from '#src/api/follow-ups.ts'
import { endSession } from '#src/api/session.ts'
import {
  admin,
  leaveDevice,
  newDevice,
  openTab,
} from '#src/dashboard/offline-data/query-cache/device.fixture.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { deletePersonalData, followUpStore, keyOfPerson } from '#src/offline/storage/sign-out/person-key.ts'
import { store } from '#src/ui/browser/store.ts'
import { type PendingFollowUp, pendingFollowUps } from './encrypted/pending-follow-ups.ts'
import { sendFollowUps } from './send-follow-ups.ts'

/** Single query client, because a page has one sender, and this file acts as one page. */
const client = new QueryClient()
const disk = new IDBFactory()
const name = 'quote-requests q1 mark'
const mark = { text: 'yes', by: 'Ada', at: Date.parse('2026-11-22T09:00:00.000Z') }
const entry = { _id: name, collection: 'quote-requests', recordId: 'q1', kind: 'mark', ...mark }
const inList = { ...entry, author: 'a', at: '2026-11-22T09:00:00.000Z' }
/** Fake server: its response status and features, and the bodies it received. */
const server = { status: 200, names: 'answers', list: [] as object[], sent: [] as unknown[] }

beforeEach(() => {
  newDevice()
  // Data that outlives a session has one connection per page.
  vi.stubGlobal('indexedDB', disk)
  vi.stubGlobal('location', { origin: 'https://site.example', href: 'https://site.example/dashboard' })
  Object.assign(server, { status: 200, names: 'answers', list: [], sent: [] })
  vi.stubGlobal(
    'fetch',
    async (_: string, { method = 'GET', body = '' }: { method?: string; body?: string }) => {
      if (server.status === 0) throw new TypeError('Failed to fetch')
      const headers = { 'server-features': server.names }
      if (method === 'GET') return Response.json({ answers: server.list }, { headers })
      server.sent.push(JSON.parse(body))
      return Response.json({ message: 'Saved' }, { status: server.status, headers })
    },
  )
})
afterEach(async () => {
  await deletePersonalData()
  store.set(connectionAtom, 'online')
  leaveDevice()
})

async function opened(names = 'answers', person = 'a') {
  // Create the key before a tab opens: two tabs that create one at once begin with empty stores.
  await keyOfPerson(person)
  await openTab(admin(person))
  client.clear()
  learnFeatures(new Response('', { headers: { 'server-features': names } }))
  sendFollowUps(client)
}

const keepAnswer = (name: string, answer: PendingFollowUp) => pendingFollowUps.keep(new Map([[name, answer]]))
const left = async () => [...(await pendingFollowUps.read()).keys()]
const input = { ...entry, at: '2026-11-22T09:00:00.000Z', by: undefined, _id: undefined }

test('a follow-up is stored on the device, sent once, and then left to the backend', async () => {
  await opened()
  client.setQueryData(followUpsList().queryKey, [])
  server.list = [inList]
  expect(await keepAnswer(name, mark)).toBe(true)
  await vi.waitFor(() => expect(server.sent).toEqual([JSON.parse(JSON.stringify(input))]))
  await vi.waitFor(async () => expect(await left()).toEqual([]))
  expect(client.getQueryData(followUpsList().queryKey)).toEqual([inList])
})

test('a sent follow-up stays in the list when an older response arrives later', async () => {
  await opened()
  const slow = Promise.withResolvers<Response>()
  const { fetch } = globalThis
  const gets: string[] = []
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method === 'PUT') return fetch(address, init)
    gets.push(address)
    return gets.length > 1 ? fetch(address, init) : slow.promise
  })
  const reading = client.fetchQuery(followUpsList())
  await vi.waitFor(() => expect(gets).toHaveLength(1))
  await keepAnswer(name, mark)
  await vi.waitFor(() => expect(server.sent).toHaveLength(1))
  server.list = [inList]
  slow.resolve(Response.json({ answers: [] }, { headers: { 'server-features': 'answers' } }))
  await reading
  await vi.waitFor(async () => expect(await left()).toEqual([]))
  expect(client.getQueryData(followUpsList().queryKey)).toEqual([inList])
})

test('a read under way removes none of several follow-ups that are being sent', async () => {
  store.set(connectionAtom, 'offline')
  await opened()
  const { queryKey } = followUpsList()
  client.setQueryData(queryKey, [])
  await keepAnswer(name, mark)
  await keepAnswer(`${name}2`, mark)
  const { fetch } = globalThis
  const [list, second] = [Promise.withResolvers<Response>(), Promise.withResolvers<Response>()]
  const headers = { 'server-features': 'answers' }
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (init.method !== 'PUT') return list.promise
    const saved = await fetch(address, init)
    return server.sent.length > 1 ? second.promise : saved
  })
  const reading = client.fetchQuery(followUpsList()).catch(() => undefined)
  store.set(connectionAtom, 'online')
  await vi.waitFor(() => expect(server.sent).toHaveLength(2))
  // The list's response dates from before either was stored.
  list.resolve(Response.json({ answers: [] }, { headers }))
  await reading
  expect(client.getQueryData(queryKey)).toMatchObject([{ _id: name }])
  second.resolve(Response.json({ message: 'Saved' }, { headers }))
  await vi.waitFor(async () => expect(await left()).toEqual([]))
})

test('a follow-up sent by another tab triggers a new read, and the end of a session does not', async () => {
  // A revoked token stays invalid: the other tests use another.
  await opened('answers', 'c')
  client.setQueryData(followUpsList().queryKey, [])
  const told = vi.spyOn(client, 'invalidateQueries')
  server.status = 500
  await keepAnswer(name, mark)
  await vi.waitFor(() => expect(server.sent).toHaveLength(1))
  await delMany([name], followUpStore)
  const otherTab = new BroadcastChannel('kept-answers')
  otherTab.postMessage('changed')
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect(client.getQueryData(followUpsList().queryKey)).toMatchObject([{ _id: name }])
  otherTab.close()
  await keepAnswer(name, mark)
  await endSession('expired')
  expect(store.get(pendingFollowUps.atom).size).toBe(0)
  expect(told).toHaveBeenCalledTimes(1)
  told.mockRestore()
})

test('a follow-up stays encrypted on the device if the backend has no follow-ups, and is deleted at sign-out', async () => {
  // A revoked token stays invalid: the other tests use another.
  await opened('events', 'b')
  await keepAnswer('quote-requests q1 note', { ...mark, text: 'Owner is on leave' })
  const [[key, row] = []] = await entries(followUpStore)
  expect(key).toBe('quote-requests q1 note')
  const text = await new Blob([Object(row).bytes]).text()
  expect(`${JSON.stringify(row)} ${text}`).not.toContain('Owner')
  expect(server.sent).toEqual([])
  expect([...(await pendingFollowUps.read()).values()]).toEqual([{ ...mark, text: 'Owner is on leave' }])
  await endSession('signed-out')
  expect(store.get(pendingFollowUps.atom).size).toBe(0)
  await vi.waitFor(async () => expect(await entries(followUpStore)).toEqual([]))
})

test('a follow-up waits without a connection, also across pages, and is sent when it returns', async () => {
  store.set(connectionAtom, 'offline')
  await opened()
  client.setQueryData(followUpsList().queryKey, [])
  await keepAnswer(name, mark)
  expect(server.sent).toEqual([])
  expect(await left()).toEqual([name])
  store.set(connectionAtom, 'online')
  await vi.waitFor(async () => expect(await left()).toEqual([]))
  expect(server.sent).toHaveLength(1)
})

test('a follow-up is retried after 500, dropped after 404 and not repeated after 422', async () => {
  await opened()
  server.status = 500
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await keepAnswer(name, mark)
  await vi.waitFor(() => expect(server.sent).toHaveLength(1))
  await vi.advanceTimersByTimeAsync(1)
  expect(await left()).toEqual([name])
  server.status = 422
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await vi.waitFor(() => expect(server.sent).toHaveLength(2))
  server.status = 404
  await keepAnswer('quote-requests gone mark', mark)
  await vi.waitFor(async () => expect(await left()).toEqual([name]))
  // The rejected one waits for the next page and was not among these.
  expect(server.sent).toHaveLength(3)
})

test('the later of two follow-ups under one name stays, in whatever order they are written', async () => {
  store.set(connectionAtom, 'offline')
  await opened()
  await keepAnswer(name, { ...mark, text: '', at: mark.at + 5 })
  await keepAnswer(name, mark)
  expect((await pendingFollowUps.read()).get(name)).toEqual({ ...mark, text: '', at: mark.at + 5 })
})

test('several follow-ups are stored in one write, and the list is read again once for all', async () => {
  store.set(connectionAtom, 'offline')
  await opened()
  client.setQueryData(followUpsList().queryKey, [])
  const told = vi.spyOn(client, 'invalidateQueries')
  const several = ['quote-requests q3 mark', 'quote-requests q4 mark']
  expect(await pendingFollowUps.keep(new Map(several.map((one) => [one, mark])))).toBe(true)
  expect(await left()).toEqual(several)
  store.set(connectionAtom, 'online')
  await vi.waitFor(async () => expect(await left()).toEqual([]))
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  expect(server.sent).toHaveLength(2)
})

test('two notes about one record are sent as separate entries, as is one of an earlier version', async () => {
  store.set(connectionAtom, 'offline')
  await opened()
  client.setQueryData(followUpsList().queryKey, [])
  await keepAnswer('quote-requests q1 note a-1', { ...mark, text: 'Has called' })
  await keepAnswer('quote-requests q1 note a-2', { ...mark, text: 'Price sent' })
  await keepAnswer('quote-requests q1 note', { ...mark, text: 'Of an earlier version' })
  server.list = [{ ...inList, _id: 'quote-requests q1 note t-1', kind: 'note', text: 'Of a colleague' }]
  store.set(connectionAtom, 'online')
  await vi.waitFor(async () => expect(await left()).toEqual([]))
  const note = { collection: 'quote-requests', recordId: 'q1', kind: 'note', at: inList.at }
  expect(server.sent).toHaveLength(3)
  expect(server.sent).toEqual(
    expect.arrayContaining([
      { ...note, entry: 'a-1', text: 'Has called' },
      { ...note, entry: 'a-2', text: 'Price sent' },
      { ...note, entry: String(mark.at), text: 'Of an earlier version' },
    ]),
  )
})
