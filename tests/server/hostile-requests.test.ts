import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { exchange, metricsToken, startHost, withMetricsToken } from '#tests/support/host.ts'

const head = 'host: localhost\r\nconnection: close\r\n'

const malformed: [name: string, bytes: string | Buffer][] = [
  ['nothing that HTTP knows', 'hello\r\n\r\n'],
  ['no host', 'GET / HTTP/1.1\r\n\r\n'],
  ['two hosts', `GET / HTTP/1.1\r\nhost: a\r\n${head}\r\n`],
  ['a host that is none', 'GET / HTTP/1.1\r\nhost: a b/c\r\n\r\n'],
  [
    'a length and chunks',
    `POST /api/v1/contact HTTP/1.1\r\n${head}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [
    'two lengths',
    `POST /api/v1/contact HTTP/1.1\r\n${head}content-length: 4\r\ncontent-length: 5\r\n\r\nabcd`,
  ],
  ['a length that is none', `POST /api/v1/contact HTTP/1.1\r\n${head}content-length: -1\r\n\r\n`],
  [
    'a chunk that is none',
    `POST /api/v1/contact HTTP/1.1\r\n${head}transfer-encoding: chunked\r\n\r\nzz\r\n`,
  ],
  ['NUL in a header', `GET / HTTP/1.1\r\n${head}x: a\0b\r\n\r\n`],
  ['NUL in the path', `GET /a\0b HTTP/1.1\r\n${head}\r\n`],
  ['NUL in the path, escaped', `GET /a%00b HTTP/1.1\r\n${head}\r\n`],
  ['an escape that is none', `GET /a%zz HTTP/1.1\r\n${head}\r\n`],
  ['bytes that are no letters', `GET /%ff%fe HTTP/1.1\r\n${head}\r\n`],
  ['a way out, escaped', `GET /assets/..%2f..%2fpackage.json HTTP/1.1\r\n${head}\r\n`],
  ['a way out with other slashes', `GET /assets/..%5c..%5cpackage.json HTTP/1.1\r\n${head}\r\n`],
  ['another host in the path', `GET //evil.example/ HTTP/1.1\r\n${head}\r\n`],
  ['another host as the address', `GET http://evil.example/ HTTP/1.1\r\n${head}\r\n`],
  ['no path', `OPTIONS * HTTP/1.1\r\n${head}\r\n`],
  ['a header without end', `GET / HTTP/1.1\r\n${head}x: ${'a'.repeat(20_000)}\r\n\r\n`],
  ['a path without end', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\n${head}\r\n`],
  ['a query that is too long', `GET /projects?a=${'a'.repeat(3_000)} HTTP/1.1\r\n${head}\r\n`],
  ['a line that is folded', `GET / HTTP/1.1\r\n${head} folded\r\n\r\n`],
  ['TLS', Buffer.from([0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xfc, 0x03, 0x03])],
]

test.each(malformed)('a request with %s gets 4xx and a message', async (_, bytes) => {
  await using site = await startHost()
  const { response } = await exchange(site.port, bytes)
  expect(response).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(response).toMatch(/\{"message":"[^"]+","code":"[a-z-]+"\}$/)
  expect(response.toLowerCase()).toContain('x-content-type-options: nosniff')
  expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
})

test.each([
  ['/assets/../../package.json'],
  ['/assets/%2e%2e/%2e%2e/package.json'],
  ['/.git/config'],
  ['/_headers'],
  ['/assets/entry.js/'],
])('the path %s leads to no file', async (path) => {
  await using site = await startHost()
  const { response } = await exchange(site.port, `GET ${path} HTTP/1.1\r\n${head}\r\n`)
  expect(response).toMatch(/^HTTP\/1\.1 (?:404|400|200) /)
  expect(response).not.toMatch(/"name"|\[core\]|pump|nosniff\n/)
})

const [slowHeads, slowBodies] = process.env.RELIABILITY === 'full' ? [400, 100] : [40, 10]

test('a client that sends headers or a small body slowly gets 408, and other clients do not wait', async () => {
  await using site = await startHost()
  const slow = [
    '',
    ...Array.from({ length: slowHeads }, () => 'GET / HTTP/1.1\r\nhost: a\r\n'),
    ...Array.from(
      { length: slowBodies },
      () => 'POST /api/v1/contact HTTP/1.1\r\nhost: a\r\ncontent-length: 10\r\n\r\nab',
    ),
  ].map((bytes) => exchange(site.port, bytes))
  let isCut = false
  for (const exchanged of slow) void exchanged.then(() => (isCut = true))
  expect((await fetch(`${site.origin}/api/v1/demo`)).status).toBe(200)
  expect(isCut).toBe(false)
  for (const { response } of await Promise.all(slow)) expect(response).toMatch(/^HTTP\/1\.1 408 /)
})

test('a client that does not read the response is cut off', async () => {
  const large = Buffer.alloc(32 * 2 ** 20)
  await using site = await startHost({
    env: { METRICS_TOKEN: metricsToken },
    handle: async () => new Response(large),
  })
  await new Promise<void>((resolve) => {
    const socket = connect(site.port, '127.0.0.1', () => {
      socket.write(`GET /api/v1/demo HTTP/1.1\r\n${head}\r\n`)
      socket.pause()
    })
    const look = setInterval(async () => {
      if (!(await figures(site.origin)).includes('http_open_connections 1\n')) return
      clearInterval(look)
      socket.destroy()
      resolve()
    }, 500)
  })
})

/** Reads the metrics on a new connection, which is the one that stays. */
async function figures(origin: string): Promise<string> {
  return (await fetch(`${origin}/metrics`, { headers: withMetricsToken })).text()
}
