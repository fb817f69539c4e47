import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import type { Page } from '@playwright/test'

/** Call `POST /api/v1/projects` with its fields in order: texts as they are, files by name. */
export type Write = [call: string, fields: [name: string, value: string][]]

/**
 * Records every write to an API path from now on, as sent. The browser does not report bodies with files, so a server
 * records and forwards them.
 */
export async function writesTo(page: Page, path: string): Promise<Write[]> {
  const writes: Write[] = []
  const { origin } = new URL(page.url())
  const recorder = createServer(async (incoming, outgoing) => {
    const body = new Uint8Array(await buffer(incoming))
    const headers = { ...given(incoming, 'authorization'), ...given(incoming, 'content-type') }
    writes.push([callOf(incoming), body.length > 0 ? await fieldsOf(body, headers) : []])
    const { method = '', url = '' } = incoming
    const answer = await fetch(`${origin}${url}`, { method, headers, ...(body.length > 0 && { body }) })
    const type = answer.headers.get('content-type') ?? 'application/json'
    outgoing.writeHead(answer.status, { 'content-type': type }).end(await answer.text())
  })
  await new Promise<void>((listening) => recorder.listen(0, '127.0.0.1', listening))
  // The address of a TCP server is always an object once it listens.
  const { port } = recorder.address() as AddressInfo
  page.once('close', () => {
    recorder.close()
    recorder.closeAllConnections()
  })
  await page.route(
    ({ pathname }) => pathname.startsWith(`/api/v1${path}`),
    (route) => {
      const { pathname } = new URL(route.request().url())
      return route.request().method() === 'GET'
        ? route.fallback()
        : route.continue({ url: `http://127.0.0.1:${port}${pathname}` })
    },
  )
  return writes
}

function callOf({ method, url = '' }: IncomingMessage): string {
  return `${method} ${url.replace(/[0-9a-f]{24}/, '{id}')}`
}

function given({ headers }: IncomingMessage, name: 'authorization' | 'content-type') {
  const value = headers[name]
  return value ? { [name]: value } : {}
}

async function fieldsOf(body: Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Write[1]> {
  const form = await new Response(body, { headers }).formData()
  return [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name])
}

/** Creates a small drawing to upload. */
export function drawingFile(name: string) {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="9"/></svg>'
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) }
}
