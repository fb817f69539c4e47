import { isApiDoubted, isOfType, isReached, setApiDoubted } from '#src/api/probe.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'

/**
 * Whether a response is our API's: no HTML page, and no JSON of a firewall or a portal. An odd response (an error
 * without our message, unreadable data) is checked by another call. So is every later success without data, until data
 * arrives.
 */
export async function isFromOurApi(endpoint: Endpoint, response: Response, body: unknown): Promise<boolean> {
  if (body === foreign) return false
  const verdict = verdictOn(endpoint, response, body)
  if (verdict === 'proof') setApiDoubted(false)
  if (verdict === 'proof' || (verdict === 'plain' && !(isApiDoubted() && response.ok))) return true
  setApiDoubted(true)
  return isReached()
}

/**
 * - `proof`: data that only our API returns
 * - `plain`: as from our API, but any server could send it
 * - `odd`: unlike our API
 */
function verdictOn(endpoint: Endpoint, response: Response, body: unknown): 'proof' | 'plain' | 'odd' {
  if (!response.ok) return isDenial(response) && !messageOf(body) ? 'odd' : 'plain'
  if (!isReadable(endpoint, body)) return 'odd'
  return endpoint.response.kind === 'nothing' ? 'plain' : 'proof'
}

function isReadable({ response }: Endpoint, body: unknown): boolean {
  try {
    const read = response.read(body)
    // The reader accepts any object as a record. Require at least one known key.
    const isWhole = response.kind === 'record' && response.key === undefined
    return !isWhole || Object.keys(Object(read)).some((key) => key in Object(body))
  } catch {
    return false
  }
}

/**
 * Whether a response rejects the token in our API's own format: JSON with a message. A firewall's `{}`, its message
 * under another key or an empty body reject only this call and say nothing about the session.
 */
export function refusesToken(response: Response, body: unknown): boolean {
  return isDenial(response) && messageOf(body) !== undefined && isOfType(response, 'json')
}

const isDenial = ({ status }: Response): boolean => status === 401 || status === 403

/** A body that is not our API's: an error page of a proxy, a captive portal. */
const foreign = Symbol('foreign')

/** Parses a body as JSON, whatever its content type. Returns undefined for other text and `foreign` for a page. */
export async function parseResponse(response: Response): Promise<unknown> {
  if (isOfType(response, 'html')) return foreign
  // If the connection breaks during the body, the caller gets that error.
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Returns the server's message if it is meant for people: a longer text is a stack trace or a page. */
export function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  const serverMessage = typeof body.message === 'string' ? body.message.trim() : ''
  return serverMessage === '' || serverMessage.length > 500 ? undefined : serverMessage
}
