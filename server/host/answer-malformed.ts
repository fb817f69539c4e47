import type { Socket } from 'node:net'

const answers: Record<string, [line: string, message: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'The headers are too long'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'It took too long to arrive'],
}

/** Answers what Node cannot read as a request, and hangs up. */
export function answerMalformed(headers: Record<string, string>) {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`)
  return (mistake: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: unknown }) => {
    // An answer under way would be mixed with this one.
    if (!socket.writable || mistake.code === 'ECONNRESET' || socket._httpMessage) {
      socket.destroy()
      return
    }
    const [status, message] = answers[mistake.code ?? ''] ?? ['400 Bad Request', 'This is no request']
    const body = JSON.stringify({ message })
    socket.end(
      `HTTP/1.1 ${status}\r\n${lines.join('')}content-type: application/json; charset=utf-8\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
      () => socket.destroy(),
    )
  }
}
