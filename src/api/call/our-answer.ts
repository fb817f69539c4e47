import { isOfType, isReached, origin } from '#src/api/probe.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'

/**
 * Whether an answer is our API's: no page, and no JSON of a firewall or a portal. An odd answer (a refusal without
 * our words, data that cannot be read) is checked by a call of its own; and so is every "received" that follows, until
 * there is data again.
 */
export async function isOurs(endpoint: Endpoint, response: Response, body: unknown): Promise<boolean> {
  if (body === foreign) return false
  const verdict = verdictOn(endpoint, response, body)
  if (verdict === 'proof') origin.isDoubted = false
  if (verdict === 'proof' || (verdict === 'plain' && !(origin.isDoubted && response.ok))) return true
  origin.isDoubted = true
  return isReached()
}

/**
 * - `proof`: data that only our API gives
 * - `plain`: as our API answers, and as anybody could
 * - `odd`: not as our API answers
 */
function verdictOn(endpoint: Endpoint, response: Response, body: unknown): 'proof' | 'plain' | 'odd' {
  if (!response.ok) return isDenial(response) && !messageOf(body) ? 'odd' : 'plain'
  if (!isReadable(endpoint, body)) return 'odd'
  return endpoint.answer.kind === 'nothing' ? 'plain' : 'proof'
}

function isReadable({ answer }: Endpoint, body: unknown): boolean {
  try {
    const read = answer.read(body)
    // A record that is the whole answer is read from anything, so something of it must have come.
    const isWhole = answer.kind === 'record' && answer.key === undefined
    return !isWhole || Object.keys(Object(read)).some((key) => key in Object(body))
  } catch {
    return false
  }
}

/**
 * Whether an answer refuses the token in our API's own shape: JSON with a message. A firewall's `{}`, its own words under
 * another key or an empty body refuse this one call and say nothing about the session.
 */
export function refusesToken(response: Response, body: unknown): boolean {
  return isDenial(response) && messageOf(body) !== undefined && isOfType(response, 'json')
}

const isDenial = ({ status }: Response): boolean => status === 401 || status === 403

/** A body that is not our API's: an error page of a proxy, a captive portal. */
const foreign = Symbol('foreign')

/** What an answer says, whatever kind its server calls it; undefined where it is no JSON, `foreign` where it is a page. */
export async function parsed(response: Response): Promise<unknown> {
  if (isOfType(response, 'html')) return foreign
  // A connection that breaks off within the answer is no answer: that error is left to the caller.
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The server's words, if they are some for people: what is longer is a trace or a page. */
export function messageOf(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null || !('message' in body)) return undefined
  const said = typeof body.message === 'string' ? body.message.trim() : ''
  return said === '' || said.length > 500 ? undefined : said
}
