import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newItem } from './new-item.ts'

const input = { message: 'Nothing may be kept' }
const submitted = { kind: 'message', form: 'message', title: 'Message', input } as const
const refuse = () => {
  throw new DOMException('Not here', 'SecurityError')
}

let outbox: typeof import('./outbox.ts')
let asked: number
let answer: () => Response

/** Simulates a browser that blocks all site data. */
beforeEach(async () => {
  vi.stubGlobal('indexedDB', { open: refuse })
  vi.stubGlobal('BroadcastChannel', refuse)
  for (const name of ['localStorage', 'sessionStorage']) vi.stubGlobal(name, { getItem: refuse })
  vi.stubGlobal('location', { origin: 'https://kelvara.example' })
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { querySelector: () => null }))
  const locks = { request: () => Promise.reject(new DOMException('Not here', 'SecurityError')) }
  vi.stubGlobal('navigator', { onLine: true, locks })
  asked = 0
  vi.stubGlobal('fetch', async (_address: string, { method }: RequestInit) => {
    if (method !== 'POST') return Response.json(null)
    asked += 1
    return answer()
  })
  answer = () => Response.json({ message: 'Received' }, { status: 201 })
  outbox = await import('./outbox.ts')
})
afterEach(() => vi.unstubAllGlobals())

test('a message is sent at once in a browser that blocks all site data', async () => {
  const onStored = vi.fn()
  const item = await outbox.submit({ ...submitted, draft: 'message', onStored })
  expect(onStored.mock.calls).toMatchObject([[{ isMemoryOnly: true }]])
  expect(item).toMatchObject({ state: 'sent' })
  expect(asked).toBe(1)
})

test('a message that got 429 with all site data blocked is sent when the visitor retries', async () => {
  answer = () => Response.json({ message: 'Too many' }, { status: 429 })
  const other = { ...submitted, input: { message: 'Later' } }
  const item = await outbox.submit({ ...other, draft: 'message', onStored: () => {} })
  expect(item).toMatchObject({
    state: 'waiting',
    isMemoryOnly: true,
    contentHash: newItem(other).contentHash,
  })
  answer = () => Response.json({ message: 'Received' }, { status: 201 })
  await outbox.retry(item.id)
  expect(asked).toBe(2)
})
