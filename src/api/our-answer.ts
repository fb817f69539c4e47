import type { Endpoint } from '#src/contract/endpoint.ts'
import { healthCheckPath, isHealthAnswer } from '#src/contract/health-check.ts'
import { learnFeatures } from './idempotency.ts'

/** Where our API is. */
export const base = `${import.meta.env?.VITE_API_URL ?? ''}/api/v1`

/** Somebody else may have answered in JSON since our API last did for certain. */
let isDoubted = false

/** Asks whether our API is there; takes a few bytes, changes nothing and tells nobody else. */
export async function isReached(): Promise<boolean> {
  try {
    // Somebody who answers in JSON, too, is told by the list itself.
    const method = isDoubted ? 'GET' : 'HEAD'
    const response = await fetch(`${base}${healthCheckPath}`, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(12_000),
    })
    const isPage = response.headers.get('content-type')?.includes('html') ?? false
    if (isDoubted) isDoubted = !isHealthAnswer(await response.json())
    const isReached = !isPage && !isDoubted
    if (isReached) learnFeatures(response)
    return isReached
  } catch {
    return false
  }
}

/**
 * Whether an answer is our API's: no page, and no JSON of somebody between us and it. What a stranger's may look like
 * (a refusal without our words, data that we cannot read) is asked about; and so is every "received" that follows,
 * until there is data again.
 */
export async function isOurs(endpoint: Endpoint, response: Response, body: unknown): Promise<boolean> {
  if (body === foreign) return false
  const isOdd = response.ok ? !isReadable(endpoint, body) : isDenial(response) && !messageOf(body)
  const proves = response.ok && endpoint.answer.kind !== 'nothing'
  if (!isOdd && proves) isDoubted = false
  if (!isOdd && !(isDoubted && response.ok)) return true
  isDoubted = true
  return isReached()
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

export const isDenial = ({ status }: Response): boolean => status === 401 || status === 403

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

export function isJson(response: Response): boolean {
  return /[/+]json\b/i.test(response.headers.get('content-type') ?? '')
}
