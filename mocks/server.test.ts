import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backend } from './backend.ts'
import { currentFaults } from './faults.ts'
import { startEmulatedBackend } from './server.ts'

let server: Server
let port = 0
let origin = ''

beforeAll(async () => {
  server = await startEmulatedBackend(0)
  port = portOf(server)
  origin = `http://127.0.0.1:${port}`
})
afterAll(() => close(server))

test.each([
  ['another site', { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, 403],
  ['an old browser on another site', { origin: 'https://evil.example' }, 403],
  ['a page without an origin', { origin: 'null' }, 403],
  ['another port of this machine', { 'sec-fetch-site': 'same-site' }, 403],
  ['its own page', { 'sec-fetch-site': 'same-origin' }, 200],
  ['a program', {}, 200],
])('control calls are allowed or rejected by their origin: %s', async (_, headers, status) => {
  const row = backend.tables.services.insert({ name: 'Written since' })
  const response = await fetch(`${origin}/__mocks/reset`, { method: 'POST', headers })
  expect(response.status).toBe(status)
  expect(backend.tables.services.find(row._id) === undefined).toBe(status === 200)
})

test('simulated faults can be set only as JSON, which other sites cannot send without a preflight', async () => {
  const response = await fetch(`${origin}/__mocks/faults`, { method: 'PUT', body: '{"fault":"failing"}' })
  expect(response.status).toBe(415)
  expect(currentFaults().fault).toBe('clear')
})

test('a body above 32 MB gets a JSON error response, and one with a resume of 10 MB is read', async () => {
  const send = (bytes: number) =>
    fetch(`${origin}/api/v1/job-applications`, { method: 'POST', body: new Uint8Array(bytes) })
  const large = await send(32 * 1024 * 1024 + 1)
  expect(large.status).toBe(413)
  expect(await large.json()).toEqual({ message: 'What you send is larger than 32 MB' })
  expect((await send(10 * 1024 * 1024 + 4096)).status).not.toBe(413)
})

test('a TRACE request is rejected', async () => {
  expect(await spoken('TRACE /api/v1/services HTTP/1.1\r\nHost: localhost\r\n\r\n')).toMatch(
    /^HTTP\/1.1 405 /,
  )
})

test('a connection that never finishes its request is closed', async () => {
  // Its own server: the time limit would cut a large body on a busy machine.
  const impatient = await startEmulatedBackend(0, 500)
  expect(await spoken('GET /api/v1/services HTTP/1.1\r\nHost: loc', portOf(impatient))).toBe('')
  close(impatient)
})

// The address of a TCP server is always an object once it listens.
const portOf = (listening: Server) => (listening.address() as AddressInfo).port

function close(listening: Server) {
  listening.closeAllConnections()
  listening.close()
}

/** Returns all text that a server sends on one connection until it is closed. */
function spoken(question: string, to = port): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = ''
    const socket = connect(to, '127.0.0.1', () => socket.write(question))
    socket.on('data', (data) => {
      text += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(text))
  })
}
