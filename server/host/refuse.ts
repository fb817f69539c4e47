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

/** Reads on after a refusal, so that the sender sees it; not for ever, and not without end. */
export function readAway(incoming: IncomingMessage): void {
  const maxBytes = 48 * 2 ** 20
  const hangUp = () => incoming.socket.destroy()
  const timer = setTimeout(hangUp, 5_000)
  let length = 0
  incoming.on('data', (part: Buffer) => {
    length += part.length
    if (length > maxBytes) hangUp()
  })
  for (const event of ['end', 'close', 'error']) incoming.once(event, () => clearTimeout(timer))
  incoming.resume()
}
