import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Database, openExisting } from './open-database.ts'

beforeEach(() => vi.stubGlobal('indexedDB', new IDBFactory()))
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const shape = {
  name: 'words',
  version: 2,
  upgrade: ({ db }: IDBTransaction, from: number) => {
    if (from < 1) db.createObjectStore('rows')
    if (from < 2) db.createObjectStore('files')
  },
}

const namesOf = async ({ objectStoreNames }: IDBDatabase) => [...objectStoreNames]

test('a missing database is created, and an earlier version gets the stores it lacks', async () => {
  const earlier = new Database({ ...shape, version: 1, upgrade: ({ db }) => db.createObjectStore('rows') })
  expect(await earlier.run(namesOf)).toEqual(['rows'])
  // The earlier connection closes automatically.
  expect(await new Database(shape).run(namesOf)).toEqual(['files', 'rows'])
})

test('a task is run again on a new connection if its connection was lost, and not after other errors', async () => {
  const words = new Database(shape)
  const task = vi.fn(async (database: IDBDatabase) => {
    if (task.mock.calls.length === 1) throw new DOMException('Closed', 'InvalidStateError')
    return database.name
  })
  expect(await words.run(task)).toBe('words')
  expect(task).toHaveBeenCalledTimes(2)
  const failing = vi.fn(() => Promise.reject(new DOMException('No room', 'QuotaExceededError')))
  await expect(words.run(failing)).rejects.toThrow('No room')
  expect(failing).toHaveBeenCalledTimes(1)
})

test('a database that does not open fails after two seconds, then at once, until it opens after all', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let letOpen = () => {}
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open(name, version)
    const held = Object.create(request, { onsuccess: { value: null, writable: true } })
    request.onupgradeneeded = (event) => held.onupgradeneeded(event)
    letOpen = () => held.onsuccess()
    Object.defineProperty(held, 'result', { get: () => request.result })
    Object.defineProperty(held, 'transaction', { get: () => request.transaction })
    return held
  })
  const words = new Database(shape)
  const task = vi.fn(namesOf)
  const first = expect(words.run(task)).rejects.toThrow('It took too long')
  await vi.advanceTimersByTimeAsync(2_000)
  await first
  // The fake clock stands still from here on.
  await expect(words.run(task)).rejects.toThrow('It hangs')
  letOpen()
  expect(await vi.waitFor(() => words.run(task))).toEqual(['files', 'rows'])
  expect(task).toHaveBeenCalledTimes(1)
})

test('a hanging task is aborted, and the next task after a pause gets a new connection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  const words = new Database(shape)
  await words.run(namesOf)
  const abandoned = vi.fn()
  const hangs = (_database: IDBDatabase, signal: AbortSignal) => {
    signal.addEventListener('abort', abandoned)
    return new Promise(() => {})
  }
  const first = expect(words.run(hangs)).rejects.toThrow('It took too long')
  await vi.advanceTimersByTimeAsync(2_000)
  await first
  expect(abandoned).toHaveBeenCalledTimes(1)
  await expect(words.run(namesOf)).rejects.toThrow('It hangs')
  vi.advanceTimersByTime(11_000)
  expect(await words.run(namesOf)).toEqual(['files', 'rows'])
})

test('a page that was frozen does not time out its database', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const words = new Database(shape)
  const waiting = words.run(namesOf)
  // After a freeze all timers are due at once, before any other task runs.
  vi.advanceTimersByTime(600)
  expect(await waiting).toEqual(['files', 'rows'])
})

test('openExisting does not create a missing database', async () => {
  expect(await openExisting('words')).toBeUndefined()
  expect(await indexedDB.databases()).toEqual([])
  await new Database(shape).run(namesOf)
  const existing = await openExisting('words')
  expect(existing?.version).toBe(2)
  existing?.close()
  vi.stubGlobal('indexedDB', undefined)
  expect(await openExisting('words')).toBeUndefined()
})

test('a browser without a database fails at once', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('Not here', 'SecurityError')
  })
  await expect(new Database(shape).run(namesOf)).rejects.toThrow('Not here')
  vi.stubGlobal('indexedDB', undefined)
  await expect(new Database(shape).run(namesOf)).rejects.toThrow()
})
