import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#src/offline/outbox/database.ts'
import type { Draft } from './draft.ts'
import type { DraftRows } from './draft-rows.ts'
import { DraftWriter } from './draft-writer.ts'
import { plainDrafts } from './plain-drafts.ts'

const key = 'application 66c0'
const typed = (name: string): Draft => ({ at: Date.now(), input: { name } })
const ignore = () => {}
const openWriter = () =>
  new DraftWriter(
    plainDrafts((mode, task) => inTransaction('drafts', mode, task)),
    ignore,
  )

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  await inTransaction('drafts', 'readwrite', (rows) => rows.clear())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the writer stores the first letter at once and the last one when the page closes', async () => {
  const writer = openWriter()
  const put = vi.spyOn(IDBObjectStore.prototype, 'put')
  writer.write(key, typed('A'))
  await vi.waitFor(() =>
    expect(put).toHaveBeenCalledWith(expect.objectContaining({ values: { name: 'A' } }), key),
  )
  writer.write(key, typed('Ad'))
  writer.write(key, typed('Ada'))
  window.dispatchEvent(new Event('pagehide'))
  // A closing page gets no more than microtasks.
  await Promise.resolve()
  await Promise.resolve()
  expect(put).toHaveBeenLastCalledWith(expect.objectContaining({ values: { name: 'Ada' } }), key)
})

test('the writer removes an emptied draft in one step while its first letter is being written', async () => {
  const writer = openWriter()
  const get = vi.spyOn(IDBObjectStore.prototype, 'get')
  writer.write(key, typed('A'))
  await Promise.resolve()
  await writer.remove(key, true)
  // If the page closed before the response to a read, the letter would stay there.
  expect(get).not.toHaveBeenCalled()
  expect(await inTransaction('drafts', 'readonly', (rows) => rows.count())).toBe(0)
})

test('the writer queues each letter for page close while a slow disk is busy, then writes the last one', async () => {
  const queued: unknown[] = []
  const handed: unknown[] = []
  const taken: (() => void)[] = []
  const rows: DraftRows = {
    pause: 0,
    queue: (_key, row) => void queued.push(row),
    leave: () => {},
    forget: () => {},
    find: async () => [],
    protect: async (_key, { input }) => input,
    put: (_key, row) => {
      handed.push(row)
      return new Promise<void>((take) => taken.push(take))
    },
    remove: async () => {},
  }
  const slow = new DraftWriter(rows, ignore)
  const names = ['A', 'Ad', 'Ada', 'Ada O']
  for (const name of names) {
    slow.write(key, typed(name))
    await new Promise((soon) => setTimeout(soon))
  }
  expect(queued).toEqual(names.map((name) => ({ name })))
  expect(handed).toEqual([{ name: 'A' }])
  taken.shift()?.()
  await vi.waitFor(() => expect(handed).toEqual([{ name: 'A' }, { name: 'Ada O' }]))
})

test.each(['pagehide', 'visibilitychange'])(
  'a %s event hands over the draft that is not yet on the disk',
  (event) => {
    const leave = vi.fn()
    const rows: DraftRows = {
      pause: 0,
      queue: () => {},
      leave,
      forget: () => {},
      find: async () => [],
      protect: (_key, { input }) => input,
      put: () => new Promise(() => {}),
      remove: async () => {},
    }
    new DraftWriter(rows, ignore).write(key, typed('Ada'))
    for (const target of [window, document]) target.dispatchEvent(new Event(event))
    expect(leave).toHaveBeenCalledOnce()
  },
)

test('a slow write does not undo a later one', async () => {
  const written: unknown[] = []
  const seals: (() => void)[] = []
  const rows: DraftRows = {
    pause: 0,
    queue: () => {},
    leave: () => {},
    forget: () => {},
    find: async () => [],
    protect: (_key, { input }) => new Promise((sealed) => seals.push(() => sealed(input))),
    put: async (_key, row) => written.push(row),
    remove: async () => {},
  }
  const sealing = new DraftWriter(rows, ignore)
  sealing.write(key, typed('A'))
  sealing.write(key, typed('Ada'))
  sealing.flush()
  seals[1]?.()
  await vi.waitFor(() => expect(written).toEqual([{ name: 'Ada' }]))
  seals[0]?.()
  sealing.write(key, typed('Ada Obi'))
  await vi.waitFor(() => expect(seals).toHaveLength(3))
  void sealing.remove(key, true)
  seals[2]?.()
  await sealing.forgetAll()
  expect(written).toEqual([{ name: 'Ada' }])
})

/** Opens a writer whose disk rejects writes until told otherwise; or, without a key, whose encryption fails. */
function openRefusing(owner = () => 'Ada', { isSealing = false } = {}) {
  const disk = { refuses: true, asked: 0, written: [] as unknown[], isKept: true }
  const rows: DraftRows = {
    pause: 0,
    queue: () => {},
    leave: () => {},
    forget: () => {},
    owner,
    find: async () => [],
    protect: (_key, { input }) => {
      if (!isSealing) return input
      disk.asked += 1
      return disk.refuses ? Promise.reject(new Error('No key')) : Promise.resolve(input)
    },
    put: async (_key, row) => {
      if (!isSealing) disk.asked += 1
      if (disk.refuses) throw new DOMException('It hangs', 'TimeoutError')
      disk.written.push(row)
    },
    remove: async () => {},
  }
  const writer = new DraftWriter(rows, (isKept) => {
    disk.isKept = isKept
  })
  return { disk, writer }
}

/** Advances the time by as much as the first try needs. */
const refused = () => vi.advanceTimersByTimeAsync(100)

test('a rejected draft is retried without further typing until the disk accepts it', async () => {
  vi.useFakeTimers()
  const { disk, writer } = openRefusing()
  writer.write(key, typed('Ada'))
  await refused()
  expect(disk).toMatchObject({ asked: 1, isKept: false })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.asked).toBeGreaterThan(2)
  expect(disk.isKept).toBe(false)
  disk.refuses = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(disk).toMatchObject({ written: [{ name: 'Ada' }], isKept: true })
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toHaveLength(1)
})

test('the writer retries only the last of several drafts that could not be encrypted', async () => {
  vi.useFakeTimers()
  const { disk, writer } = openRefusing(undefined, { isSealing: true })
  for (const name of ['A', 'Ad', 'Ada']) writer.write(key, typed(name))
  await refused()
  expect(disk).toMatchObject({ asked: 3, isKept: false })
  await vi.advanceTimersByTimeAsync(6_000)
  expect(disk.asked).toBe(5)
  disk.refuses = false
  await vi.advanceTimersByTimeAsync(3_000)
  expect(disk).toMatchObject({ written: [{ name: 'Ada' }], isKept: true })
})

test('a rejected draft does not overwrite later typing', async () => {
  vi.useFakeTimers()
  const { disk, writer } = openRefusing()
  writer.write(key, typed('Ada'))
  await refused()
  disk.refuses = false
  writer.write(key, typed('Ada Obi'))
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toEqual([{ name: 'Ada Obi' }])
})

test.each([
  ['dropped', (writer: DraftWriter<unknown>) => writer.remove(key, true)],
  ['forgotten with all others', (writer: DraftWriter<unknown>) => writer.forgetAll()],
])('a rejected draft that is %s is not written again', async (_what, drop) => {
  vi.useFakeTimers()
  const { disk, writer } = openRefusing()
  writer.write(key, typed('Ada'))
  await refused()
  disk.refuses = false
  await drop(writer)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toEqual([])
})

test('a rejected draft is not written for the next person who signs in', async () => {
  vi.useFakeTimers()
  let owner = 'Ada'
  const { disk, writer } = openRefusing(() => owner)
  writer.write(key, typed('Ada'))
  await refused()
  owner = 'Bola'
  disk.refuses = false
  await vi.advanceTimersByTimeAsync(10_000)
  expect(disk.written).toEqual([])
})
