import { healthCheckPath, isHealthResponse } from '#src/contract/http/health-check.ts'
import { learnFeatures } from './features.ts'
import { reportOutcome } from './outcome.ts'
import { serverClock } from './server-clock.ts'

/** Base address of our API. */
export const base = `${import.meta.env?.VITE_API_URL ?? ''}/api/v1`

let isDoubted = false

/** Whether a JSON response may come from a firewall or a portal. */
export const isApiDoubted = () => isDoubted

/** Records whether responses may be foreign: an odd one sets the doubt, data from our API clears it. */
export function setApiDoubted(isOn: boolean): void {
  isDoubted = isOn
}

/** Checks whether our API is reachable. Transfers a few bytes and does not notify the listeners of calls. */
export async function isReached(): Promise<boolean> {
  try {
    let response = isDoubted ? undefined : await ask('HEAD')
    // A small server may not support HEAD.
    if (!response || isOfType(response, 'html') || [404, 405].includes(response.status)) {
      response = await ask('GET')
      // A firewall that returns JSON for every request does not return the list.
      isDoubted = !isHealthResponse(await response.json())
      if (isDoubted) return false
    }
    serverClock.learnFrom(response)
    learnFeatures(response)
    return true
  } catch {
    return false
  }
}

const ask = (method: 'GET' | 'HEAD') =>
  fetch(`${base}${healthCheckPath}`, { method, cache: 'no-store', signal: AbortSignal.timeout(12_000) })

/** Whether a response has this type. `html` means a page: a proxy's or a portal's. */
export const isOfType = ({ headers }: Response, type: 'html' | 'json') =>
  String(headers.get('content-type')).includes(type)

/** Checks whether our API is reachable, and notifies the listeners. Transfers a few bytes. */
export async function probe(): Promise<void> {
  reportOutcome((await isReached()) ? 'answered' : 'unanswered')
}
