import { ApiError } from '#src/api/api-error.ts'
import { learnFeatures } from '#src/api/features.ts'
import { reportOutcome } from '#src/api/outcome.ts'
import { base } from '#src/api/probe.ts'
import type { Send, Sent } from '#src/api/send.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession, endSession, sessionForCall } from '#src/api/session.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { toFormData } from '#src/contract/http/multipart.ts'
import { mayCarryDate, mayCarryKey } from './idempotency.ts'
import { isFromOurApi, messageOf, parseResponse, refusesToken } from './response-origin.ts'
import { timeLimit, timeLimited } from './time-limit.ts'

/** Kind of caller. Decides the error messages and whether the token is sent. */
export type Audience = 'visitor' | 'staff'

export interface Call<Input = unknown> {
  audience: Audience
  /** Id of the record in the API. */
  id?: string
  query?: Record<string, string | undefined>
  input?: Input
  signal?: AbortSignal
  /** Idempotency key of a submission: a backend that supports keys stores it once, however often it arrives. */
  key?: string
  /** Time of submission in milliseconds. A pending submission may arrive days later. */
  writtenAt?: number
  /** Replacement for `fetch`, such as `uploading()`, which reports progress. */
  send?: Send
}

const sessionExpired = 'Session expired. Please log in again.'

/**
 * Makes one call of the contract and reads its response: takes the token, sends, checks that our API has responded,
 * learns the features that it names, and returns the result or throws.
 *
 * @throws {ApiError} with the message for users: for staff the server's own message first, for visitors the call's
 * fixed one. An abort by the caller's signal throws that signal's reason
 */
export async function request<Result, Input>(
  endpoint: Endpoint<Result, Input>,
  call: Call<Input>,
): Promise<Result> {
  const token = call.audience === 'staff' ? (await sessionForCall())?.token : undefined
  const needsToken = endpoint.access === 'staff' || call.audience === 'staff'
  if (needsToken && !token) throw new ApiError('session', 0, 'Authentication required')
  const { response, body } = await readResponse(endpoint, call, token)
  const isAnswered = await isFromOurApi(endpoint, response, body)
  // Other reads may come from the browser's cache, with an old date.
  if (isAnswered && (token || endpoint.method !== 'GET')) serverClock.learnFrom(response)
  reportOutcome(isAnswered ? 'answered' : 'unanswered')
  // A page instead of a response would count as success and lose the form's data.
  const retryAfter = response.headers.get('retry-after') ?? undefined
  if (!isAnswered)
    throw new ApiError('unanswered', response.status, fallback(endpoint, call.audience), undefined, {
      retryAfter,
    })
  learnFeatures(response)
  if (response.ok) return readResult(endpoint, call.audience, response, body)
  if (token && refusesToken(response, body)) {
    // A late response must not end a newer session.
    if (currentSession()?.token === token) await endSession('expired')
    throw new ApiError('session', response.status, sessionExpired)
  }
  throw new ApiError(
    'refused',
    response.status,
    errorSentence(endpoint, call.audience, response.status, body),
    undefined,
    { serverMessage: messageOf(body), retryAfter },
  )
}

/** Builds the address of a call. Encodes the id and drops query parameters that the contract does not define. */
function addressOf(endpoint: Endpoint, { id = '', query = {} }: Omit<Call, 'audience'>): string {
  const search = new URLSearchParams()
  for (const name of endpoint.query) {
    const value = query[name]
    if (value) search.set(name, value)
  }
  const path = endpoint.path.replace('{id}', encodeURIComponent(id))
  return [`${base}${path}`, String(search)].filter(Boolean).join('?')
}

async function readResponse<Result, Input>(
  endpoint: Endpoint<Result, Input>,
  call: Call<Input>,
  token: string | undefined,
): Promise<{ response: Response; body: unknown }> {
  const body = bodyOf(endpoint, call.input)
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (call.key && mayCarryKey()) headers.set('idempotency-key', call.key)
  if (call.writtenAt && mayCarryDate()) headers.set('written-at', new Date(call.writtenAt).toISOString())
  const writes = endpoint.method === 'POST' || endpoint.method === 'PUT'
  // The browser sets the type and boundary of a form. A visit needs the type although it has no body.
  if (writes && typeof endpoint.send !== 'object') headers.set('content-type', 'application/json')
  const limit = timeLimited(call.signal, timeLimit(endpoint))
  try {
    const { method } = endpoint
    const sent: Sent = { method, headers, signal: limit.signal, ...(body !== undefined && { body }) }
    // Staff data belongs in the encrypted store, not in the browser's cache on the disk.
    if (token) sent.cache = 'no-store'
    const address = addressOf(endpoint, call)
    const response = await (call.send ? call.send(address, sent, limit.renew) : fetch(address, sent))
    return { response, body: await parseResponse(response) }
  } catch (error) {
    if (call.signal?.aborted) throw error
    reportOutcome('unanswered')
    throw new ApiError('unanswered', 0, fallback(endpoint, call.audience), error)
  } finally {
    limit.clear()
  }
}

function bodyOf<Input>({ method, send }: Endpoint<unknown, Input>, input: Input | undefined) {
  if (send === 'nothing') return undefined
  return send === 'json' ? JSON.stringify(input) : toFormData(send, Object(input), method === 'PUT')
}

function readResult<Result>(
  endpoint: Endpoint<Result>,
  audience: Audience,
  response: Response,
  body: unknown,
) {
  // 200 with null instead of the record means the same as 404.
  if (endpoint.response.isEmpty?.(body)) {
    throw new ApiError('refused', 404, fallback(endpoint, audience))
  }
  try {
    return endpoint.response.read(body)
  } catch (error) {
    throw new ApiError('unreadable', response.status, fallback(endpoint, audience), error)
  }
}

function errorSentence(endpoint: Endpoint, audience: Audience, status: number, body: unknown): string {
  const message = messageOf(body)
  if (audience === 'staff') return message ?? `Request failed with status ${status}`
  return (endpoint.failure.serverFirst && message) || endpoint.failure.visitor
}

function fallback(endpoint: Endpoint, audience: Audience): string {
  return endpoint.failure[audience]
}
