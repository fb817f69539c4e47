import { healthCheckPath, isHealthAnswer } from '#src/contract/health-check.ts'
import { learnFeatures } from './features.ts'
import { reportOutcome } from './outcome.ts'
import { serverClock } from './server-clock.ts'

/** Where our API is. */
export const base = `${import.meta.env?.VITE_API_URL ?? ''}/api/v1`

/**
 * Whether our API can be told from something between us and it that answers in JSON, too: a firewall, a portal. After an
 * odd answer it is doubted until data has come again.
 */
export const origin = { isDoubted: false }

/** Asks whether our API is there; takes a few bytes, changes nothing and does not tell the listeners of calls. */
export async function isReached(): Promise<boolean> {
  try {
    let response = origin.isDoubted ? undefined : await ask('HEAD')
    // A small server may not know HEAD.
    if (!response || isOfType(response, 'html') || [404, 405].includes(response.status)) {
      response = await ask('GET')
      // A firewall that answers everything in JSON does not know the list itself.
      origin.isDoubted = !isHealthAnswer(await response.json())
      if (origin.isDoubted) return false
    }
    serverClock.hear(response)
    learnFeatures(response)
    return true
  } catch {
    return false
  }
}

const ask = (method: 'GET' | 'HEAD') =>
  fetch(`${base}${healthCheckPath}`, { method, cache: 'no-store', signal: AbortSignal.timeout(12_000) })

/** `html` is a page: a proxy's, or that of a portal which has one for everything. */
export const isOfType = ({ headers }: Response, type: 'html' | 'json') =>
  String(headers.get('content-type')).includes(type)

/** Asks whether our API is there, and tells all who listen. Takes a few bytes and changes nothing. */
export async function probe(): Promise<void> {
  reportOutcome((await isReached()) ? 'answered' : 'unanswered')
}
