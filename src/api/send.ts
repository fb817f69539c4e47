import type { QueryClient } from '@tanstack/react-query'

/** What goes out with a call. */
export interface Sent {
  method: string
  headers: Headers
  signal: AbortSignal
  body?: string | FormData
  cache?: 'no-store'
}

/** As `fetch` does it. `renew` starts the time limit again, for bytes that are on their way. */
export type Send = (address: string, sent: Sent, renew: () => void) => Promise<Response>

const sends = new WeakMap<QueryClient, Send>()

/** The calls of a client's queries go out through this instead of `fetch`: where pages are drawn, the API is near. */
export function sendThrough(client: QueryClient, send: Send): void {
  sends.set(client, send)
}

/** To be spread into a call. */
export function sendOf(client: QueryClient): { send?: Send } {
  const send = sends.get(client)
  return send ? { send } : {}
}
