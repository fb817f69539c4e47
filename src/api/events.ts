import * as z from 'zod/mini'
import { changedEvent, createdEvent, eventsPath } from '#src/contract/http/features.ts'
import { parseResponse, refusesToken } from './call/response-origin.ts'
import { readEventStream, type StreamEvent } from './event-stream.ts'
import { learnFeatures } from './features.ts'
import { base } from './probe.ts'
import { currentSession, endSession } from './session.ts'

/** Live event from the server. */
export type ServerEvent =
  | { type: 'created'; collection: string; id: string }
  | { type: 'changed'; collections: string[]; record?: string | undefined; by?: string | undefined }

interface Following {
  /** Session token that opens the stream. */
  token: string
  /** Signal that ends the stream. */
  signal: AbortSignal
  onEvent: (event: ServerEvent) => void
  /** Called when the stream opens. Events between two streams are lost. */
  onOpen: () => void
}

/** Time limits in milliseconds. The server sends a comment every twenty seconds. */
const silence = 50_000
const openTimeout = 15_000
const shortestBackoff = 1_000
const longestBackoff = 60_000

/**
 * Follows the server's events and reconnects with backoff. Settles on abort, and if the backend has no events or
 * rejects the session, which ends as with any other call.
 */
export async function followEvents(following: Following): Promise<void> {
  const { signal } = following
  let failures = 0
  while (!signal.aborted) {
    const opened = { at: 0 }
    const end = await followOnce(following, opened)
    if (end === 'over' || signal.aborted) return
    // A long connection is no failure. If the server closes at once, back off all the same.
    failures = opened.at > 0 && Date.now() - opened.at > longestBackoff ? 0 : failures + 1
    await pause(Math.max(end, backoff(failures)), signal)
  }
}

/** @returns 'over', or the server's requested pause in milliseconds */
async function followOnce(following: Following, opened: { at: number }): Promise<'over' | number> {
  const stop = new AbortController()
  const end = () => stop.abort(following.signal.reason)
  following.signal.addEventListener('abort', end)
  let timer = setTimeout(end, openTimeout)
  const onBytes = () => {
    clearTimeout(timer)
    timer = setTimeout(end, silence)
  }
  try {
    const response = await fetch(`${base}${eventsPath}`, {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${following.token}` },
      cache: 'no-store',
      signal: stop.signal,
    })
    if (!isStream(response)) return await readErrorResponse(response, following.token)
    learnFeatures(response)
    opened.at = Date.now()
    onBytes()
    following.onOpen()
    for await (const event of readEventStream(response.body, onBytes)) {
      const read = eventOf(event)
      if (read) following.onEvent(read)
    }
  } catch {
    // The stream broke, fell silent or ended: the next attempt follows.
  } finally {
    clearTimeout(timer)
    following.signal.removeEventListener('abort', end)
    stop.abort()
  }
  return 0
}

type Stream = Response & { body: ReadableStream<Uint8Array<ArrayBuffer>> }

function isStream(response: Response): response is Stream {
  const type = response.headers.get('content-type') ?? ''
  return response.ok && type.startsWith('text/event-stream') && response.body !== null
}

async function readErrorResponse(response: Response, token: string): Promise<'over' | number> {
  const body = await parseResponse(response)
  if (refusesToken(response, body)) {
    if (currentSession()?.token === token) await endSession('expired')
    return 'over'
  }
  if (response.status === 404 || response.status === 405) return 'over'
  const seconds = Number(response.headers.get('retry-after'))
  return seconds > 0 ? Math.min(seconds * 1_000, 10 * longestBackoff) : 0
}

/** Parses an event. Ignores unknown or unreadable ones, which a newer server may send. */
function eventOf({ name, data }: StreamEvent): ServerEvent | undefined {
  try {
    if (name === 'created') return { type: name, ...z.parse(createdEvent, JSON.parse(data)) }
    if (name === 'changed') return { type: name, ...z.parse(changedEvent, JSON.parse(data)) }
  } catch {
    return undefined
  }
  return undefined
}

/** Returns the pause in milliseconds: doubled with each failure, with jitter up to a half to spread the reconnects. */
function backoff(failures: number): number {
  const whole = Math.min(shortestBackoff * 2 ** (failures - 1), longestBackoff)
  return failures === 0 ? shortestBackoff * Math.random() : whole * (1 - Math.random() / 2)
}

/** Waits; ends early when the network returns or the page becomes visible. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const listening = { signal: over.signal }
    const end = () => {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    window.addEventListener('online', end, listening)
    document.addEventListener('visibilitychange', () => document.hidden || end(), listening)
    signal.addEventListener('abort', end, listening)
    if (signal.aborted) end()
  })
}
