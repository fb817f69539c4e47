import type { Send } from './send.ts'

/** Sends like `fetch`, and completes even if the page is left. For small bodies: browsers allow 64 KB. */
export const sendKeepalive: Send = (address, sent) => fetch(address, { ...sent, keepalive: true })
