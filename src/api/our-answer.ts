import type { Endpoint } from '#src/contract/endpoint.ts'
import { healthCheckPath, isHealthAnswer } from '#src/contract/health-check.ts'
import { learnFeatures } from './idempotency.ts'
import { serverClock } from './server-clock.ts'

/** Where our API is. */
export const base = `${import.meta.env?.VITE_API_URL ?? ''}/api/v1`

/**
 * Whether our API can be told from somebody between us and it who answers in JSON, too: a firewall, a portal. After an
 * odd answer it is doubted until data has come again.
 */
const origin = { isDoubted: false }

/** Asks whether our API is there; takes a few bytes, changes nothing and tells nobody else. */
export async function isReached(): Promise<boolean> {
  try {
    // A stranger who answers everything in JSON does not know the list itself.
    const method = origin.isDoubted ? 'GET' : 'HEAD'
    const response = await fetch(`${base}${healthCheckPath}`, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(12_000),
    })
    if (origin.isDoubted) origin.isDoubted = !isHealthAnswer(await response.json())
    else if (response.headers.get('content-type')?.includes('html')) return false
    if (origin.isDoubted) return false
    serverClock.hear(response)
    learnFeatures(response)
    return true
  } catch {
    return false
  }
}

/**
 * Whether an answer is our API's: no page, and no JSON of somebody between us and it. An odd answer (a refusal without
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
  return isDenial(response) && isJson(response) && messageOf(body) !== undefined
}

const isDenial = ({ status }: Response): boolean => status === 401 || status === 403

/** A body that is not our API's: an error page of a proxy, a captive portal. */
const foreign = Symbol('foreign')

/** What an answer says; undefined where that is no JSON, `foreign` where it is a page. */
export async function parsed(response: Response): Promise<unknown> {
  if (!isJson(response)) {
    const isPage = response.headers.get('content-type')?.includes('html') ?? false
    return isPage ? foreign : undefined
  }
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

function isJson(response: Response): boolean {
  return /[/+]json\b/i.test(response.headers.get('content-type') ?? '')
}
