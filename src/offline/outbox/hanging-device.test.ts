import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isUnsent, receipt } from './item.ts'
import { newItem } from './new-item.ts'
import { addItem, changeItem, readItems } from './store.ts'

const draft = 'message'
const submitted = { kind: 'message', form: draft, title: 'Message', input: { message: 'Hello' } } as const

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

async function added() {
  const result = await addItem(newItem(submitted), { draft })
  if (!('item' in result)) throw new Error('There is one already')
  return result.item
}

/** The requests of every writing transaction wait for ever. */
function hang() {
  const { transaction } = IDBDatabase.prototype
  return vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(function (
    this: IDBDatabase,
    ...[stores, mode, options]
  ) {
    const real = transaction.call(this, stores, mode, options)
    if (mode === 'readwrite') {
      const keepAlive = () => {
        real.objectStore(real.objectStoreNames[0] ?? '').count().onsuccess = keepAlive
      }
      keepAlive()
    }
    return real
  })
}

test('a device that hangs gets two seconds for a new item, which then is held by the page; nothing waits after that', async () => {
  const device = hang()
  const adding = added()
  await vi.advanceTimersByTimeAsync(2_000)
  const item = await adding
  expect(item).toMatchObject({ isMemoryOnly: true, state: 'waiting' })
  // From here on no clock moves.
  expect(await readItems()).toMatchObject([{ id: item.id, isMemoryOnly: true }])
  await changeItem(item.id, (now) => (isUnsent(now) ? { ...now, attempts: 1 } : undefined))
  expect((await changeItem(item.id, (now) => receipt(now)))?.state).toBe('sent')
  const other = await added()
  expect(other).toMatchObject({ isMemoryOnly: true })

  device.mockRestore()
  vi.advanceTimersByTime(11_000)
  // What was given up is not on the device either.
  expect((await readItems()).map(({ id }) => id)).toEqual([item.id, other.id])
  const next = await addItem(newItem({ ...submitted, input: { message: 'Later' } }), { draft })
  expect(next).toMatchObject({ item: { state: 'waiting' } })
  expect(next).not.toHaveProperty('item.isMemoryOnly')
})
