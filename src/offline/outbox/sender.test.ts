import { expect, test, vi } from 'vitest'
import { commonPart, isUnsent } from './item.ts'
import { inAMoment, page, senderFixture, states, submitted } from './sender.fixture.ts'
import { changeItem, readItems, removeItem } from './store.ts'
import { tellTabs } from './tabs.ts'

const net = senderFixture()
const { stored } = net

test('without room for its state it is sent all the same where the backend takes keys', async () => {
  await submitted('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await net.sendDue(true)
  expect(net.asked).toHaveLength(1)
  expect(await states()).toEqual(['sent'])
})

test('what waited says when it was submitted', async () => {
  const createdAt = Date.parse('2026-11-22T10:00:00.000Z')
  await submitted('Hello', { createdAt })
  await net.sendDue(true)
  expect(net.dates).toEqual(['2026-11-22T10:00:00.000Z'])
})

test('without room and an answer it waits as after any failure', async () => {
  await submitted('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  net.answer = () => page(502)
  await net.sendDue(true)
  expect(await readItems()).toMatchObject([{ state: 'waiting', attempts: 1, notBefore: inAMoment() }])
})

test('without room a backend without keys is not asked, and the item says why', async () => {
  net.namesKeys = false
  await submitted('Hello')
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  await net.sendDue(true)
  expect(net.asked).toEqual([])
  expect(await readItems()).toMatchObject([{ state: 'waiting', lacksRoom: true, notBefore: inAMoment() }])
})

test('a page in place of the API holds the others back three times, not for ever; without them nothing is counted', async () => {
  const first = await submitted('A')
  net.answer = ({ key }) => (key === first.id ? page(403) : stored())
  await net.sendDue(true)
  expect(await readItems()).toMatchObject([{ faults: 0 }])
  await submitted('B')
  for (let times = 0; times < 2; times += 1) await net.sendDue(true)
  expect(await states()).toEqual(['waiting', 'waiting'])
  await net.sendDue(true)
  expect(await states()).toEqual(['waiting', 'sent'])
})

test('behind a captive portal nothing is counted', async () => {
  await submitted('A')
  await submitted('B')
  vi.stubGlobal('fetch', () => page(200))
  for (let times = 0; times < 4; times += 1) await net.sendDue(true)
  expect(await readItems()).toMatchObject([
    { faults: 0, attempts: 4 },
    { faults: 0, attempts: 0 },
  ])
})

test('a stop that comes while its state is being written is heard', async () => {
  const { id } = await submitted('A')
  const put = IDBObjectStore.prototype.put
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
    // The row is marked as being sent, but no request has been made yet.
    tellTabs({ type: 'stop', id })
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

test('a stop once it has been handed to the network may come too late, and says so', async () => {
  const { id } = await submitted('A')
  net.answer = ({ signal }) => {
    tellTabs({ type: 'stop', id })
    signal?.throwIfAborted()
    return stored()
  }
  await net.sendDue(true)
  expect(await readItems()).toMatchObject([{ state: 'stopped', mayHaveArrived: true }])
})

test('a stop before its turn keeps it here', async () => {
  const { id } = await submitted('A')
  await changeItem(id, (item) => (isUnsent(item) ? { ...commonPart(item), state: 'stopped' } : undefined))
  await net.sendDue(true)
  expect(net.asked).toEqual([])
})

test('what was deleted while it was on its way and has arrived leaves a receipt', async () => {
  const { id } = await submitted('A')
  net.answer = async () => {
    await removeItem(id)
    return stored()
  }
  await net.sendDue(true)
  const [item] = await readItems()
  expect(item).toMatchObject({ id, state: 'sent' })
  expect(item).not.toHaveProperty('values')
})
