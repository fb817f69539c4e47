import type { Send } from './send.ts'

/** Sends as `fetch` does, to its end even when the page is left meanwhile. For small bodies: browsers take 64 KB. */
export const sendKeepalive: Send = (address, sent) => fetch(address, { ...sent, keepalive: true })
