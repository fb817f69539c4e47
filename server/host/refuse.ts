import type { IncomingMessage, ServerResponse } from 'node:http'

/** Answers with a sentence, in the shape of the contract. */
export function refuse(
  outgoing: ServerResponse,
  status: number,
  message: string,
  headers: Record<string, string | number> = {},
): void {
  if (outgoing.headersSent) {
    outgoing.destroy()
    return
  }
  const body = Buffer.from(JSON.stringify({ message }))
  outgoing.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    'cache-control': 'no-store',
    ...headers,
  })
  outgoing.end(body)
}

/**
 * Reads the rest of a body after its answer: a browser reads the answer only once it has sent all. Cuts the connection after
 * 48 MB, or 5 s without a byte; the server's own limit for a request holds, too.
 */
export function readAway(incoming: IncomingMessage): void {
  const maxBytes = 48 * 2 ** 20
  const hangUp = () => incoming.socket.destroy()
  const timer = setTimeout(hangUp, 5_000)
  let length = 0
  // A reader that has left pauses the body with each chunk that it is given.
  incoming.removeAllListeners('data')
  incoming.on('data', (part: Buffer) => {
    timer.refresh()
    length += part.length
    if (length > maxBytes) hangUp()
  })
  for (const event of ['end', 'close', 'error']) incoming.once(event, () => clearTimeout(timer))
  incoming.resume()
}
