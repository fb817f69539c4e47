import * as z from 'zod/mini'
import { resetBackend } from './backend.ts'
import { currentFaults, faultState, setFaults } from './faults.ts'
import { jsonResponse } from './response.ts'

/**
 * Handles requests with which tests and the panel control the emulated backend; they are no part of the API. Returns
 * undefined for other addresses. A server must check `isFromOwnPage` first.
 *
 * - `POST /__mocks/reset` restores the seeds and removes the simulated faults
 * - `GET /__mocks/faults`, `PUT /__mocks/faults` with a JSON body such as `{"fault":"failing","only":"/demo"}`
 */
export async function handleControl(request: Request): Promise<Response | undefined> {
  const { pathname } = new URL(request.url)
  if (pathname === '/__mocks/reset' && request.method === 'POST') {
    resetBackend()
    setFaults({})
    return jsonResponse({ message: 'The seeds are back' })
  }
  if (pathname !== '/__mocks/faults') return undefined
  if (request.method === 'PUT') {
    // A page of another site can send text without a preflight, but not JSON.
    if (!request.headers.get('content-type')?.includes('json'))
      return jsonResponse({ message: 'Send JSON, and say so in Content-Type' }, 415)
    const read = z.safeParse(faultState, await request.json().catch(() => undefined))
    if (!read.success) return jsonResponse({ message: z.prettifyError(read.error) }, 422)
    setFaults(read.data)
  }
  return jsonResponse(currentFaults())
}

/** Whether a call is not from another site's page. Programs outside a browser send neither of these headers. */
export function isFromOwnPage({ headers, url }: Request): boolean {
  const site = headers.get('sec-fetch-site') ?? 'none'
  const origin = headers.get('origin')
  return /^(?:same-origin|none)$/.test(site) && (origin === null || origin === new URL(url).origin)
}
