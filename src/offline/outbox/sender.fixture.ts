import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { learnFeatures } from '#src/api/features.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { emptyOutbox } from './empty-outbox.fixture.ts'
import type { WaitingItem } from './item.ts'
import { newItem } from './new-item.ts'
import { addItem, readItems } from './store.ts'

const draft = 'message'

interface SenderFixture {
  /** Returns the fake response of our API, or of something in its place. */
  answer: (sent: {
    key: string | null
    signal: AbortSignal | null | undefined
  }) => Response | Promise<Response>
  /** Idempotency keys of the requests, in their order. */
  asked: (string | null)[]
  /** Values of the header `Written-At` of these requests. */
  dates: (string | null)[]
  /** Whether our API names `idempotency` in `Server-Features`. */
  namesKeys: boolean
  sendDue: typeof import('./sender.ts').sendDue
  named: (response: Response) => Response
  stored: () => Response
  refused: (status: number, headers?: Record<string, string>) => Response
}

/** Sets up a page that can send before each test: an empty outbox and a fake network. */
export function senderFixture(): SenderFixture {
  const named = (response: Response) => {
    if (net.namesKeys) response.headers.set('server-features', 'push, Idempotency')
    return response
  }
  const stored = () => named(Response.json({ message: 'Received' }, { status: 201 }))
  const net: SenderFixture = {
    answer: stored,
    asked: [],
    dates: [],
    namesKeys: true,
    sendDue: () => Promise.reject(new Error('Only within a test')),
    named,
    stored,
    refused: (status, headers = {}) => named(Response.json({ message: 'Not now' }, { status, headers })),
  }
  beforeEach(async () => {
    stubStorage()
    vi.stubGlobal('location', { origin: 'https://kelvara.example' })
    vi.stubGlobal('document', { querySelector: () => null })
    vi.stubGlobal('navigator', { onLine: true })
    vi.stubGlobal('fetch', (_address: string, { method, headers, signal }: RequestInit) => {
      if (method !== 'POST') return named(Response.json(null))
      const key = new Headers(headers).get('idempotency-key')
      net.asked.push(key)
      net.dates.push(new Headers(headers).get('written-at'))
      return net.answer({ key, signal })
    })
    Object.assign(net, { asked: [], dates: [], answer: stored, namesKeys: true })
    learnFeatures(new Response())
    const sender = await import('./sender.ts')
    net.sendDue = sender.sendDue
    sender.stopOnRequest()
    await emptyOutbox()
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  })
  return net
}

export const page = (status: number) =>
  new Response('<html>', { status, headers: { 'content-type': 'text/html' } })

export async function submitItem(message: string, change: Partial<WaitingItem> = {}) {
  const words = { kind: 'message', form: draft, title: 'Message', input: { message } } as const
  const added = await addItem({ ...newItem(words), ...change }, { draft })
  if (!('item' in added)) throw new Error('There is one already')
  return added.item
}

/** Matches a timestamp later than now by the shortest backoff at least. */
export const inAMoment = () => expect.toSatisfy((moment: number) => moment > Date.now() + 3_000)

export const states = async () => (await readItems()).map(({ state }) => state)
