import type { IncomingMessage, ServerResponse } from 'node:http'
import { getResponse } from 'msw'
import { readSeedFilesWith } from './application.ts'
import { handleControl, isFromOwnPage } from './controls.ts'
import { handlers } from './handlers.ts'
import { jsonResponse } from './response.ts'
import { readSeedFile } from './seed-files.ts'

readSeedFilesWith(readSeedFile)

/** Maximum body in bytes: more than a resume of 10 MB, or a project with all of its pictures. */
const bodyLimit = 32 * 1024 * 1024

/** Responds to a Node request meant for the emulated backend. Returns whether it was. */
export async function respond(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
  // TRACE cannot become a Request, so nothing below could respond.
  if (incoming.method === 'TRACE') return refuse(outgoing, 405, 'TRACE is not allowed here')
  if (!/^\/(?:api\/v1|uploads|__mocks)\//.test(incoming.url ?? '')) return false
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const body = await bodyOf(incoming).catch(() => undefined)
  // The sender disconnected midway, as a cancelled upload does.
  if (!body) return true
  if (body === 'too large') return refuse(outgoing, 413, 'What you send is larger than 32 MB')
  const request = requestOf(incoming, body, gone.signal)
  const response = await responseTo(request)
  if (response) await send(response, outgoing)
  return response !== undefined
}

/** Returns the emulated backend's response; undefined for other addresses. */
export async function responseTo(request: Request): Promise<Response | undefined> {
  try {
    const isControl = new URL(request.url).pathname.startsWith('/__mocks/')
    if (isControl && !isFromOwnPage(request))
      return jsonResponse({ message: 'Only for pages of this server' }, 403)
    return (await handleControl(request)) ?? (await getResponse(handlers, request))
  } catch (error) {
    process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`)
    return jsonResponse({ message: 'The emulated backend made a mistake' }, 500)
  }
}

function refuse(outgoing: ServerResponse, status: number, message: string): true {
  const headers = { 'content-type': 'application/json; charset=utf-8', connection: 'close' }
  outgoing.writeHead(status, { ...headers, allow: 'GET, HEAD, POST, PUT, DELETE, OPTIONS' })
  outgoing.end(JSON.stringify({ message }))
  return true
}

/** @throws {Error} when the connection ends before the body does */
async function bodyOf(incoming: IncomingMessage): Promise<Uint8Array<ArrayBuffer> | 'too large'> {
  const parts: Buffer[] = []
  let length = 0
  // Without an encoding, a stream yields buffers.
  for await (const part of incoming as AsyncIterable<Buffer>) {
    length += part.length
    // Read to the end anyway: a sender that is cut off never sees the response.
    if (length <= bodyLimit) parts.push(part)
    else parts.length = 0
  }
  return length <= bodyLimit ? Uint8Array.from(Buffer.concat(parts)) : 'too large'
}

function requestOf(incoming: IncomingMessage, body: Uint8Array<ArrayBuffer>, signal: AbortSignal): Request {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const webHeaders = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const entry of [value ?? []].flat()) webHeaders.append(name, entry)
  }
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: webHeaders,
    signal,
    ...(hasBody && { body }),
  })
}

/** Sends a response. A network error of the handlers cuts the socket, before or within the response. */
async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  if (response.type === 'error') {
    outgoing.socket?.destroy()
    return
  }
  outgoing.writeHead(response.status, Object.fromEntries(response.headers))
  try {
    for await (const bytes of response.body ?? []) await written(outgoing, bytes)
    outgoing.end()
  } catch {
    outgoing.socket?.destroy()
  }
}

function written(outgoing: ServerResponse, bytes: Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    outgoing.write(bytes, (error) => (error ? reject(error) : resolve()))
  })
}
