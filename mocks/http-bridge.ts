import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { getResponse } from 'msw'
import { answered } from './answer.ts'
import { controlled } from './controls.ts'
import { handlers } from './handlers.ts'
import { readSeedFile } from './seed-files.ts'
import { readSeedFilesWith } from './uploads.ts'

readSeedFilesWith(readSeedFile)

/** Answers what a Node server received, if it is the emulated backend's business; says whether it was. */
export async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<boolean> {
  if (!/^\/(?:api\/v1|uploads|__mocks)\//.test(incoming.url ?? '')) return false
  const gone = new AbortController()
  outgoing.on('close', () => gone.abort())
  const request = await requestOf(incoming, gone.signal).catch(() => undefined)
  // Who sent it hung up half-way, as a cancelled upload does: there is nobody left to answer.
  if (!request) return true
  const response = await responseTo(request)
  if (response) await send(response, outgoing)
  return response !== undefined
}

async function responseTo(request: Request): Promise<Response | undefined> {
  try {
    return (await controlled(request)) ?? (await getResponse(handlers, request))
  } catch (mistake) {
    process.stderr.write(`${request.method} ${request.url}: ${String(mistake)}\n`)
    return answered({ message: 'The emulated backend made a mistake' }, 500)
  }
}

async function requestOf(incoming: IncomingMessage, signal: AbortSignal): Promise<Request> {
  const { method = 'GET', url = '/', headers } = incoming
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const given = new Headers()
  for (const [name, value] of Object.entries(headers)) {
    for (const entry of [value ?? []].flat()) given.append(name, entry)
  }
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: given,
    signal,
    ...(hasBody && { body: new Uint8Array(await buffer(incoming)) }),
  })
}

/** A network error of the handlers becomes a real one: the socket is cut, before or within the answer. */
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
