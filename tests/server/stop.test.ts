import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startHost } from '#tests/support/host.ts'

/** Sends a call over a keep-alive connection. Returns its status or error. */
function call(port: number, agent: Agent): Promise<number | string> {
  return new Promise((resolve) => {
    const sent = request({ port, host: '127.0.0.1', path: '/api/v1/demo', agent }, (response) => {
      response.resume()
      response.once('end', () => resolve(response.statusCode ?? 0))
    })
    sent.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    sent.end()
  })
}

test('a stopping server responds to accepted requests and refuses new connections', async () => {
  let accepted = 0
  await using site = await startHost({
    handle: async () => {
      accepted += 1
      await pause(300)
      return Response.json({})
    },
  })
  const agent = new Agent({ keepAlive: true })
  const calls = Array.from({ length: 40 }, () => call(site.port, agent))
  await expect.poll(() => accepted).toBe(40)
  const stopping = site.host.close()
  expect(new Set(await Promise.all(calls))).toEqual(new Set([200]))
  await stopping
  expect(await call(site.port, new Agent())).toBe('ECONNREFUSED')
})

test('a stopping server reports at once that it is not ready, and closes its connections', async () => {
  await using site = await startHost()
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  const stopping = site.host.close()
  const response = await fetch(`${site.origin}/readyz`)
  expect([response.status, response.headers.get('connection')]).toEqual([503, 'close'])
  await stopping
})

test('a stopping server ends event streams', async () => {
  await using site = await startHost({
    handle: async () => {
      const body = new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode(': hi\n\n')),
      })
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } })
    },
  })
  const events = await fetch(`${site.origin}/api/v1/events`)
  await Promise.all([events.text(), site.host.close()])
})

test('a stopping server cuts off requests that never end once the timeout is over', async () => {
  await using site = await startHost({ handle: () => new Promise(() => undefined) })
  const response = call(site.port, new Agent())
  await pause(100)
  await site.host.close(500)
  expect(await response).toBe('ECONNRESET')
})
