import { beforeEach, expect, test, vi } from 'vitest'
import { commonPart, isUnsent } from './item.ts'
import { afterLostSender } from './outcome.ts'
import { senderFixture, states, submitItem } from './sender.fixture.ts'
import { changeItem, readItems } from './store.ts'

const { locks } = navigator
const net = senderFixture()
const { refused, stored } = net

beforeEach(() => vi.stubGlobal('navigator', { onLine: true, locks }))

/** Sends until the response is awaited, then gives the lock to another tab. */
async function frozenWhileSending() {
  let thaw = (_response: Response) => {}
  net.answer = () =>
    new Promise((resolve) => {
      thaw = resolve
    })
  const sending = net.sendDue(true)
  await vi.waitFor(() => expect(net.asked).toHaveLength(1))
  return { sending, thaw: (response: Response) => thaw(response) }
}

test('an item of a frozen tab is unsure when another tab takes over, and sent when its response arrives', async () => {
  net.namesKeys = false
  const { id } = await submitItem('A')
  const { sending, thaw } = await frozenWhileSending()
  await locks.request('outbox', { steal: true }, async () => {
    await changeItem(id, (item) => (item.state === 'sending' ? afterLostSender(item) : undefined))
  })
  expect(await states()).toEqual(['unsure'])
  thaw(stored())
  await sending
  expect(await states()).toEqual(['sent'])
})

test('a late response to an old attempt does not change the new attempt', async () => {
  const { id } = await submitItem('A')
  const { sending, thaw } = await frozenWhileSending()
  await locks.request('outbox', { steal: true }, async () => {
    await changeItem(id, (item) =>
      isUnsent(item)
        ? { ...commonPart(item), state: 'sending', attempt: 'of the other tab', isKeyed: true }
        : undefined,
    )
  })
  thaw(refused(422))
  await sending
  expect(await readItems()).toMatchObject([{ state: 'sending', attempt: 'of the other tab' }])
})

test('a sender that lost its lock sends no further items', async () => {
  await submitItem('A')
  await submitItem('B')
  const { sending, thaw } = await frozenWhileSending()
  await locks.request('outbox', { steal: true }, () => undefined)
  await new Promise(setImmediate)
  thaw(stored())
  await sending
  expect(net.asked).toHaveLength(1)
  expect(await states()).toEqual(['sent', 'waiting'])
})
