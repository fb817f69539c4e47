import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnsent, receipt, type StoredItem } from './item.ts'
import { newItem } from './new-item.ts'

const draft = 'message'
const submitted = { kind: 'message', form: draft, title: 'Message', input: { message: 'Hello' } } as const

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  vi.stubGlobal('indexedDB', new IDBFactory())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Opens a page that does not know of earlier timeouts. */
async function openPage() {
  vi.resetModules()
  const [store, { inTransaction }] = await Promise.all([import('./store.ts'), import('./database.ts')])
  return {
    ...store,
    inTransaction,
    added: async () => {
      const result = await store.addItem(newItem(submitted), { draft })
      if (!('item' in result)) throw new Error('There is one already')
      return result.item
    },
    onDisk: (id: string) =>
      inTransaction<StoredItem | undefined>('items', 'readonly', (items) => items.get(id)),
  }
}

/** Delays the requests of every writing transaction until the returned function is called. */
function hang({ isCommitting = false } = {}) {
  let isHanging = true
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...[stores, mode, options]
  ) {
    const real = transaction.call(this, stores, mode, options)
    if (mode !== 'readwrite' || !isHanging) return real
    if (isCommitting) {
      // The transaction can no longer be aborted, and has not completed.
      real.abort = () => {
        throw new DOMException('It is being committed', 'InvalidStateError')
      }
    }
    const keepAlive = () => {
      if (isHanging) real.objectStore(real.objectStoreNames[0] ?? '').count().onsuccess = keepAlive
    }
    keepAlive()
    return real
  })
  return () => {
    isHanging = false
  }
}

test('a hanging device delays a new item by at most two seconds, and the page then holds it in memory', async () => {
  const { added, addItem, changeItem, readItems } = await openPage()
  const recover = hang()
  const adding = added()
  await vi.advanceTimersByTimeAsync(2_000)
  const item = await adding
  expect(item).toMatchObject({ isMemoryOnly: true, state: 'waiting' })
  // The fake clock stands still from here on.
  expect(await readItems()).toMatchObject([{ id: item.id, isMemoryOnly: true }])
  await changeItem(item.id, (now) => (isUnsent(now) ? { ...now, attempts: 1 } : undefined))
  expect((await changeItem(item.id, (now) => receipt(now)))?.state).toBe('sent')
  const other = await added()
  expect(other).toMatchObject({ isMemoryOnly: true })

  recover()
  vi.advanceTimersByTime(11_000)
  // The item that timed out is not on the device either.
  expect((await readItems()).map(({ id }) => id)).toEqual([item.id, other.id])
  const next = await addItem(newItem({ ...submitted, input: { message: 'Later' } }), { draft })
  expect(next).toMatchObject({ item: { state: 'waiting' } })
  expect(next).not.toHaveProperty('item.isMemoryOnly')
})

test('an item that the device writes too late gets its current state and is not sent again', async () => {
  const { added, changeItem, onDisk } = await openPage()
  const recover = hang({ isCommitting: true })
  const adding = added()
  await vi.advanceTimersByTimeAsync(2_000)
  const { id, isMemoryOnly } = await adding
  expect(isMemoryOnly).toBe(true)
  await changeItem(id, (now) => receipt(now))
  recover()
  await vi.waitFor(async () => expect((await onDisk(id))?.state).toBe('sent'))
})

test('a page does not overwrite the state of an item that another tab has sent meanwhile', async () => {
  const { added, onDisk, readItems } = await openPage()
  const recover = hang({ isCommitting: true })
  const adding = added()
  await vi.advanceTimersByTimeAsync(2_000)
  const { id } = await adding
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  recover()
  await vi.waitFor(() => expect(full).toHaveBeenCalled())
  full.mockRestore()
  const other = await openPage()
  await other.changeItem(id, (now) => receipt(now))
  // The device is tried again.
  await vi.advanceTimersByTimeAsync(10_000)
  await vi.waitFor(async () => expect((await readItems()).map(({ state }) => state)).toEqual(['sent']))
  expect((await onDisk(id))?.state).toBe('sent')
})
