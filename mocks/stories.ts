import { type HttpHandler, HttpResponse, http } from 'msw/http'
import * as z from 'zod/mini'
import { accounts } from '#mocks/accounts.ts'
import { type FaultChange, type FaultName, faultPresets, faultState } from './faults.ts'
import { handlerUnder } from './handlers.ts'
import { jsonResponse } from './response.ts'
import { openSession } from './sessions.ts'

/** Story parameters of the msw addon. */
export interface MockParameters {
  msw: HttpHandler[]
}

/** Simulates faults. @example export const Offline: Story = { parameters: simulateFaults('offline') } */
export function simulateFaults(faults: FaultName | FaultChange): MockParameters {
  const state = typeof faults === 'string' ? faultPresets[faults] : faults
  return { msw: [handlerUnder(z.parse(faultState, state))] }
}

/**
 * Lets one path, with `{id}` as in the contract, never respond, or respond with a status or with this JSON.
 *
 * @example export const Failed: Story = { parameters: answering('/demo', 500) }
 */
export function respondWith(path: string, response: 'never' | number | object): MockParameters {
  const address = `*/api/v1${path.replace('{id}', ':id')}`
  return { msw: [http.all(address, ({ request }) => responseOf(response, request.signal))] }
}

/** Lets one path refuse what is sent, with this message. */
export const rejectWith = (path: string, message: string): MockParameters => ({
  msw: [http.all(`*/api/v1${path}`, () => jsonResponse({ message }, 422))],
})

/** Returns a session as the sign-in does, for stories of the dashboard. */
export function signedInAs(role: 'admin' | 'super_admin') {
  const account = accounts.find((one) => one.role === role) ?? accounts[0]
  const { _id, name, email } = account
  return { token: openSession(_id), admin: { _id, name, email, role } }
}

async function responseOf(response: 'never' | number | object, signal: AbortSignal): Promise<Response> {
  if (typeof response === 'number') return jsonResponse({}, response)
  if (typeof response === 'object') return jsonResponse(response)
  await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  return HttpResponse.error()
}
