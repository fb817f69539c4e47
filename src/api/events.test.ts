import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { stubStorage } from '#tests/support/memory-storage.ts'
import { readEventStream } from './event-stream.ts'
import { followEvents, type ServerEvent } from './events.ts'
import { beginSession, currentSession } from './session.ts'

const admin = { _id: '1', name: 'Ada', email: 'ada@kelvara.example', role: 'admin' } as const
let attempts: number
let respond: (attempt: number, signal: AbortSignal) => Response | Promise<Response>
let stop: AbortController
let events: ServerEvent[]
let opened: number

beforeEach(() => {
  vi.useFakeTimers()
  // The longest value of each pause.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  stubStorage()
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('fetch', (address: string, { headers, signal }: RequestInit & { signal: AbortSignal }) => {
    expect(address).toBe('/api/v1/events')
    expect(new Headers(headers).get('authorization')).toBe('Bearer opaque')
    attempts += 1
    return respond(attempts, signal)
  })
  beginSession({ token: 'opaque', admin }, true)
  attempts = 0
  opened = 0
  events = []
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const follow = () =>
  followEvents({
    token: 'opaque',
    signal: stop.signal,
    onEvent: (event) => events.push(event),
    onOpen: () => {
      opened += 1
    },
  })

/** A stream that stays open after these chunks until its request is aborted. */
function stream(pieces: string[], signal?: AbortSignal): Response {
  const bytes = pieces.map((piece) => new TextEncoder().encode(piece))
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of bytes) controller.enqueue(piece)
      if (signal) signal.addEventListener('abort', () => controller.error(signal.reason))
      else controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
}

const created = 'event: created\ndata: {"collection":"quote-requests","id":"7"}\n\n'

test('the event reader joins chunks split anywhere and skips comments and unknown events', async () => {
  const pieces = [
    ': hello\n\nevent: crea',
    'ted\r',
    '\ndata: {"collection":"quote-',
    'requests","id":"7"}\r\n\r\n',
  ]
  respond = (_attempt, signal) =>
    stream(
      [
        ...pieces,
        'event: moon\ndata: {}\n\nevent: changed\ndata: nonsense\n\n',
        'event: changed\ndata: {"collections":["team"]}\n\n',
      ],
      signal,
    )
  void follow()
  await vi.advanceTimersByTimeAsync(10)
  expect(events).toEqual([
    { type: 'created', collection: 'quote-requests', id: '7' },
    { type: 'changed', collections: ['team'] },
  ])
})

test('the event reader joins data lines and names an event without a name “message”', async () => {
  const { body } = stream(['data: a\ndata: b\n\n'])
  const read = []
  for await (const event of readEventStream(body as ReadableStream<Uint8Array<ArrayBuffer>>)) read.push(event)
  expect(read).toEqual([{ name: 'message', data: 'a\nb' }])
})

test('the event stream reconnects with backoff and reports each time it opens', async () => {
  respond = (attempt, signal) => {
    if (attempt === 2) throw new TypeError('Failed to fetch')
    return attempt === 1 ? stream([created]) : stream([created], signal)
  }
  void follow()
  await vi.advanceTimersByTimeAsync(10)
  expect([attempts, opened]).toEqual([1, 1])
  await vi.advanceTimersByTimeAsync(1_000)
  expect([attempts, opened]).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(1_500)
  expect(attempts).toBe(2)
  await vi.advanceTimersByTimeAsync(600)
  expect([attempts, opened]).toEqual([3, 2])
  expect(events).toHaveLength(2)
})

test('the client reconnects when a stream is silent for longer than the comment interval', async () => {
  respond = (_attempt, signal) => stream([': alive\n\n'], signal)
  void follow()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect(attempts).toBe(2)
})

test('the client waits for the Retry-After of a busy server', async () => {
  respond = () => Response.json({ message: 'Busy' }, { status: 503, headers: { 'retry-after': '30' } })
  void follow()
  await vi.advanceTimersByTimeAsync(29_000)
  expect(attempts).toBe(1)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(attempts).toBe(2)
})

test('the client reconnects at once when the network returns', async () => {
  respond = () => Promise.reject(new TypeError('Failed to fetch'))
  void follow()
  await vi.advanceTimersByTimeAsync(7_500)
  const before = attempts
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toBe(before + 1)
})

test('a rejected token ends the session, and a 404 stops the event stream for good', async () => {
  respond = () => Response.json({ message: 'Invalid or expired token' }, { status: 401 })
  await follow()
  expect(currentSession()).toBeUndefined()
  respond = () => Response.json({ message: 'No such call' }, { status: 404 })
  await follow()
  expect(attempts).toBe(2)
})

test('an aborted signal closes the connection at once', async () => {
  let callSignal: AbortSignal | undefined
  respond = (_attempt, signal) => {
    callSignal = signal
    return stream([created], signal)
  }
  const following = follow()
  await vi.advanceTimersByTimeAsync(10)
  stop.abort()
  await following
  expect(callSignal?.aborted).toBe(true)
  expect(attempts).toBe(1)
})

test('a pause between attempts ends when the network returns or the page becomes visible', async () => {
  respond = () => {
    throw new TypeError('Failed to fetch')
  }
  void follow()
  await vi.advanceTimersByTimeAsync(100_000)
  const before = attempts
  window.dispatchEvent(new Event('online'))
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toBe(before + 1)
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toBe(before + 2)
  Object.assign(document, { hidden: true })
  document.dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(1)
  expect(attempts).toBe(before + 2)
})
