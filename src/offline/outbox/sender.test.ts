import { expect, test, vi } from 'vitest'
import { commonPart, isUnsent } from './item.ts'
import { inAMoment, page, senderFixture, states, submitItem } from './sender.fixture.ts'
import { changeItem, readItems, removeItem } from './store.ts'
import { postToTabs } from './tabs.ts'

const net = senderFixture()
const { stored } = net

test('an item without room for its state is still sent to a backend with idempotency keys', async () => {
  await submitItem('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await net.sendDue(true)
  expect(net.asked).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

test('a delayed item carries the date of its submission', async () => {
  const createdAt = Date.parse('2026-11-22T10:00:00.000Z')
  await submitItem('Hello', { createdAt })
  await net.sendDue(true)
  expect(net.dates).toEqual(['2026-11-22T10:00:00.000Z'])
})

test('an item without room and without a response waits as after any failure', async () => {
  await submitItem('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  net.answer = () => page(502)
  await net.sendDue(true)
  expect(await readItems()).toMatchObject([{ state: 'waiting', attempts: 1, notBefore: inAMoment() }])
})

test('an item without room is not sent without idempotency keys, and reports why', async () => {
  net.namesKeys = false
  await submitItem('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await net.sendDue(true)
  expect(net.asked).toEqual([])
  expect(await readItems()).toMatchObject([{ state: 'waiting', lacksRoom: true, notBefore: inAMoment() }])
})

test('an item that gets an HTML page holds back the others three times at most', async () => {
  const first = await submitItem('A')
  net.answer = ({ key }) => (key === first.id ? page(403) : stored())
  await net.sendDue(true)
  expect(await readItems()).toMatchObject([{ faults: 0 }])
  await submitItem('B')
  for (let times = 0; times < 2; times += 1) await net.sendDue(true)
  expect(await states()).toEqual(['waiting', 'waiting'])
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting', 'sent'])
})

test('failures behind a captive portal do not count as faults', async () => {
  await submitItem('A')
  await submitItem('B')
  vi.stubGlobal('fetch', () => page(200))
  for (let times = 0; times < 4; times += 1) await net.sendDue(true)
  expect(await readItems()).toMatchObject([
    { faults: 0, attempts: 4 },
    { faults: 0, attempts: 0 },
  ])
})

test('a stop during the state write prevents the request', async () => {
  const { id } = await submitItem('A')
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    // The row is marked as being sent, but no request has been made yet.
    postToTabs({ type: 'stop', id })
    return put.apply(this, row)
  })
  net.answer = ({ signal }) => {
    signal?.throwIfAborted()
    return stored()
  }
  await net.sendDue(true)
  const [item] = await readItems()
  expect(item).toMatchObject({ state: 'stopped' })
  expect(item).not.toHaveProperty('mayHaveArrived')
})

test('a stop after the request was sent marks that the item may have arrived', async () => {
  const { id } = await submitItem('A')
  net.answer = ({ signal }) => {
    postToTabs({ type: 'stop', id })
    signal?.throwIfAborted()
    return stored()
  }
  await net.sendDue(true)
  expect(await readItems()).toMatchObject([{ state: 'stopped', mayHaveArrived: true }])
})

test('a stop before an item’s turn keeps it on the device', async () => {
  const { id } = await submitItem('A')
  await changeItem(id, (item) => (isUnsent(item) ? { ...commonPart(item), state: 'stopped' } : undefined))
  await net.sendDue(true)
  expect(net.asked).toEqual([])
})

test('an item that was deleted while being sent leaves a receipt when it arrives', async () => {
  const { id } = await submitItem('A')
  net.answer = async () => {
    await removeItem(id)
    return stored()
  }
  await net.sendDue(true)
  const [item] = await readItems()
  expect(item).toMatchObject({ id, state: 'sent' })
  expect(item).not.toHaveProperty('values')
})
