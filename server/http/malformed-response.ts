import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { ApiError, type ErrorCode } from '#backend/errors.ts'
import type { Connections } from './connections.ts'

/** Error responses by the codes of Node's parser. */
const codes: Record<string, ErrorCode> = {
  HPE_HEADER_OVERFLOW: 'headers-too-long',
  ERR_HTTP_REQUEST_TIMEOUT: 'body-too-slow',
}

/** Responds to bytes that Node cannot parse as a request, and closes the connection. */
export function respondToMalformed(
  headers: Record<string, string>,
  connections: Pick<Connections, 'responseOn'>,
) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Duplex) => {
    // Node's type of the socket is wider than what the HTTP server passes.
    const underWay = connections.responseOn(socket as Socket)
    // Do not mix this response with the one to a complete request.
    const isOther = underWay !== undefined && (underWay.headersSent || underWay.req.complete)
    if (!socket.writable || error.code === 'ECONNRESET' || isOther) {
      socket.destroy()
      return
    }
    const { code, status, message } = new ApiError(codes[error.code ?? ''] ?? 'malformed-request')
    const body = JSON.stringify({ message, code })
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      () => socket.destroy(),
    )
  }
}
