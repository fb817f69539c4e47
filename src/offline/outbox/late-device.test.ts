import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from './database.ts'
import { receipt, type StoredItem } from './item.ts'
import { newItem } from './new-item.ts'
import { addItem, changeItem } from './store.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('what the device has written too late is there as it became, and nobody sends it again', async () => {
  let isSlow = true
  const { transaction } = IDBDatabase.prototype
  vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...[stores, mode, options]
  ) {
    const real = transaction.call(this, stores, mode, options)
    if (mode !== 'readwrite' || !isSlow) return real
    // It is writing by now: there is no way back, and no answer yet.
    real.abort = () => {
      throw new DOMException('It is being committed', 'InvalidStateError')
    }
    const keepAlive = () => {
      if (isSlow) real.objectStore('items').count().onsuccess = keepAlive
    }
    keepAlive()
    return real
  })
  const adding = addItem(
    newItem({ kind: 'message', form: 'message', title: 'Message', input: { message: 'Slow' } }),
    {
      draft: 'message',
    },
  )
  await vi.advanceTimersByTimeAsync(2_000)
  const added = await adding
  if (!('item' in added)) throw new Error('There is one already')
  const { id } = added.item
  expect(added.item).toMatchObject({ isMemoryOnly: true })
  await changeItem(id, (now) => receipt(now))
  isSlow = false
  const onDisk = async () => {
    const rows = await inTransaction<StoredItem[]>('items', 'readonly', (items) => items.getAll())
    return rows.find((row) => row.id === id)?.state
  }
  await vi.waitFor(async () => expect(await onDisk()).toBe('sent'))
})
