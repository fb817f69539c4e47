import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ApiError } from '#backend/errors.ts'

/** Sends an error response in the format of the API. */
export function sendError(
  outgoing: ServerResponse,
  { status, message, code, retryAfter }: ApiError,
  headers: Record<string, string | number> = {},
): void {
  send(outgoing, status, { message, code }, { ...(retryAfter && { 'retry-after': retryAfter }), ...headers })
}

/** Sends a sentence for operators. */
export const sendMessage = (outgoing: ServerResponse, status: number, message: string) =>
  send(outgoing, status, { message })

function send(
  outgoing: ServerResponse,
  status: number,
  content: object,
  headers: Record<string, string | number> = {},
): void {
  if (outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  const body = Buffer.from(JSON.stringify(content))
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  })
  outgoing.end(body)
}

/**
 * Reads the rest of a body after the response: a browser reads the response only once it has sent everything.
 * Disconnects after 48 MB, or after 5 s without a byte. The server's time limit for a request also applies.
 */
export function readAway(incoming: IncomingMessage): void {
  const maxBytes = 48 * 2 ** 20
  const hangUp = () => incoming.socket.destroy()
  const timer = setTimeout(hangUp, 5_000)
  let length = 0
  // A removed reader would pause the body at each chunk.
  incoming.removeAllListeners('data')
  incoming.on('data', (part: Buffer) => {
    timer.refresh()
    length += part.length
    if (length > maxBytes) hangUp()
  })
  for (const event of ['end', 'close', 'error']) incoming.once(event, () => clearTimeout(timer))
  incoming.resume()
}
