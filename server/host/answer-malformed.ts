import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Connections } from './connections.ts'

const answers: Record<string, [line: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'It took too long to arrive'],
}

/** Responds to bytes that Node cannot parse as a request, and closes the connection. */
export function answerMalformed(headers: Record<string, string>, connections: Pick<Connections, 'answerOn'>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Node's type of the socket is wider than what the HTTP server passes.
    const underWay = connections.answerOn(socket as Socket)
    // Do not mix this response with the one to a complete request.
    const isOther = underWay !== undefined && (underWay.headersSent || underWay.req.complete)
    if (!socket.writable || error.code === 'ECONNRESET' || isOther) {
      socket.destroy()
      return
    }
    const [status, message] = answers[error.code ?? ''] ?? ['400 Bad Request', 'This is no request']
    const body = JSON.stringify({ message })
    socket.end(
      `HTTP/1.1 ${status}\r\n${lines.join('')}content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      () => socket.destroy(),
    )
  }
}
