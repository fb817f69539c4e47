import type { QueryClient } from '@tanstack/react-query'

/** Parts of an outgoing request. */
export interface Sent {
  method: string
  headers: Headers
  signal: AbortSignal
  body?: string | FormData
  cache?: 'no-store'
}

/** Sends a request like `fetch`. `renew` restarts the time limit when bytes are in transit. */
export type Send = (address: string, sent: Sent, renew: () => void) => Promise<Response>

const sends = new WeakMap<QueryClient, Send>()

/** Routes the client's queries through this instead of `fetch`, for server-side rendering next to the API. */
export function sendThrough(client: QueryClient, send: Send): void {
  sends.set(client, send)
}

/** Returns the `send` option to spread into a call. */
export function sendOf(client: QueryClient): { send?: Send } {
  const send = sends.get(client)
  return send ? { send } : {}
}
