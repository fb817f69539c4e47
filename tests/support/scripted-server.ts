import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface Received {
  method: string
  url: string
  headers: IncomingMessage['headers']
  body: string
}

type Script = (response: ServerResponse, received: Received) => void

/** Starts a real server on loopback that responds by script and records its requests. */
export async function scriptedServer() {
  let script: Script = (response) => response.end()
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const call = {
      method: request.method ?? '',
      url: request.url ?? '',
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    received.push(call)
    script(response, call)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  // The address of a TCP server is always an object once it listens.
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    received,
    answer: (next: Script) => {
      script = next
      received.length = 0
    },
    json: (status: number, body: unknown) => {
      script = (response) => {
        response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' })
        response.end(JSON.stringify(body))
      }
      received.length = 0
    },
    close: () => {
      server.closeAllConnections()
      return new Promise((closed) => server.close(closed))
    },
  }
}
