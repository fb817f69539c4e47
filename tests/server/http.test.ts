import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test, vi } from 'vitest'
import {
  exchange,
  metricsToken,
  picture,
  renderedPage,
  script,
  shell,
  startHost,
  withMetricsToken,
} from '#tests/support/host.ts'

test('every response has the headers of its kind and an id', async () => {
  await using site = await startHost()
  for (const path of [
    '/',
    '/about',
    '/assets/entry.js',
    '/assets/none.js',
    '/api/v1/demo',
    '/none.png',
    '/healthz',
  ]) {
    const { headers } = await fetch(site.origin + path)
    expect(headers.get('x-content-type-options'), path).toBe('nosniff')
    expect(headers.get('x-frame-options'), path).toBe('DENY')
    expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
    expect(headers.get('x-request-id'), path).toMatch(/^[\da-f-]{36}$/)
  }
})

test('each address gets its kind of response and cache header', async () => {
  await using site = await startHost({ render: async () => renderedPage({ html: 'a page' }) })
  const ask = async (path: string, init?: RequestInit) => {
    const response = await fetch(site.origin + path, { redirect: 'manual', ...init })
    return [response.status, response.headers.get('cache-control'), await response.text()]
  }
  expect(await ask('/about')).toEqual([200, 'no-cache', 'a page'])
  expect(await ask('/dashboard/projects')).toEqual([200, 'no-cache', shell])
  expect(await ask('/assets/entry.js')).toEqual([200, 'public, max-age=31536000, immutable', script])
  expect((await ask('/assets/_a-b.js'))[2]).toBe('// small')
  expect(await ask('/sw.js')).toEqual([200, 'no-cache', '// worker'])
  expect(await ask('/api/v1/demo')).toEqual([200, 'no-store', '{"data":[]}'])
  expect(await ask('/assets/gone.js')).toEqual([
    404,
    'no-store',
    '{"message":"There is no such file.","code":"file-not-found"}',
  ])
  expect((await ask('/_headers.txt'))[0]).toBe(404)
  expect((await ask('/about', { method: 'POST' }))[0]).toBe(405)
})

const html = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test.each([
  '/about.html',
  '/index.php',
  '/careers.',
  '/blog/2024.05',
  '/blog-details/%E0%A4%A',
  '//careers',
  '/\\careers',
  '/a%2fb',
  '/%00',
  '/.env',
  '/assets/gone.js',
  '/wp-admin/setup.php?x=1',
  '/uploads',
  '/uploads/',
  '/uploads/x/y.pdf',
])('a browser that opens %s gets the Not Found page', async (path) => {
  await using site = await startHost({
    render: async (address) => renderedPage({ status: 404, html: `nothing at ${address}` }),
    placeOf: (at) => (at === '/404' ? 'page' : 'nothing'),
  })
  const ask = async (headers: Record<string, string>) => {
    const lines = Object.entries({ host: 'a', connection: 'close', ...headers })
    const head = lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')
    return (await exchange(site.port, `GET ${path} HTTP/1.1\r\n${head}\r\n`)).response
  }
  const page = await ask(html)
  expect(page).toMatch(/^HTTP\/1\.1 404 /)
  expect(page).toMatch(/content-type: text\/html; charset=utf-8/i)
  expect(page).toContain('nothing at /404')
  // A script or a style sheet must never get a page.
  expect(await ask({ accept: '*/*' })).toMatch(/^HTTP\/1\.1 40[04] [\s\S]*"message"/)
})

test('a browser that opens a file or a call that does not exist gets the Not Found page', async () => {
  await using site = await startHost({
    handle: async () => Response.json({ message: 'There is no such file.' }, { status: 404 }),
    render: async (address) => renderedPage({ status: 404, html: `nothing at ${address}` }),
  })
  const page = await fetch(`${site.origin}/uploads/gone.pdf`, { headers: html })
  expect([page.status, page.headers.get('content-type'), await page.text()]).toEqual([
    404,
    'text/html; charset=utf-8',
    'nothing at /404',
  ])
  expect((await fetch(`${site.origin}/uploads/gone.pdf`)).headers.get('content-type')).toBe(
    'application/json',
  )
  // Node's fetch marks each request as no navigation.
  const call = async (mode: string) => {
    const head = 'GET /api/v1/none HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\naccept: text/html\r\n'
    return (await exchange(site.port, `${head}sec-fetch-mode: ${mode}\r\n\r\n`)).response
  }
  expect(await call('cors')).toContain('There is no such file.')
  expect(await call('navigate')).toContain('nothing at /404')
})

test.each([
  '/uploads/x/private-a.pdf',
  '/uploads//private-a.pdf',
  '/uploads/./private-a.pdf',
  '/uploads/x/../private-a.pdf',
  '/x/../uploads/private-a.pdf',
  '/uploads/%70rivate-a.pdf',
  '/uploads\\private-a.pdf',
  '/uploads/%2e/private-a.pdf',
])('%s is not accepted as the address of a file', async (path) => {
  const asked: string[] = []
  await using site = await startHost({
    handle: async ({ url }) => {
      asked.push(url)
      return new Response('a file')
    },
  })
  const bytes = `GET ${path}?signature=a HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n`
  expect((await exchange(site.port, bytes)).response).toMatch(/^HTTP\/1\.1 404 /)
  expect(asked).toEqual([])
  expect(await (await fetch(`${site.origin}/uploads/private-a.pdf?signature=a`)).text()).toBe('a file')
})

test('files are compressed with an encoding that the browser accepts', async () => {
  await using site = await startHost()
  // fetch would decompress it.
  const ask = async (encoding: string) => {
    const head = `GET /assets/entry.js HTTP/1.1\r\nhost: a\r\nconnection: close\r\naccept-encoding: ${encoding}\r\n\r\n`
    const { response } = await exchange(site.port, head)
    const cut = response.indexOf('\r\n\r\n')
    return { head: response.slice(0, cut), body: Buffer.from(response.slice(cut + 4), 'latin1') }
  }
  const brotli = await ask('gzip, br')
  expect(brotli.head).toContain('content-encoding: br')
  expect(brotli.head).toContain('vary: accept-encoding')
  expect(brotliDecompressSync(brotli.body).toString()).toBe(script)
  const gzip = await ask('gzip, br;q=0')
  expect(gzip.head).toContain('content-encoding: gzip')
  expect(gunzipSync(gzip.body).toString()).toBe(script)
})

test('a file that the build has compressed is sent as it is, and has no address of its own', async () => {
  await using site = await startHost()
  const text = async (path: string, encoding: string) => {
    const response = await fetch(site.origin + path, { headers: { 'accept-encoding': encoding } })
    return response.status === 200 ? response.text() : response.status
  }
  expect(await text('/assets/built.js', 'br')).toBe('the build’s own')
  expect(await text('/assets/built.js', 'gzip')).toBe(script)
  expect(await text('/assets/built.js', 'identity')).toBe(script)
  expect(await text('/assets/built.js.br', 'identity')).toBe(404)
})

test('a file or page that the browser has is not sent again', async () => {
  await using site = await startHost()
  for (const path of ['/picture.webp', '/assets/entry.js', '/about']) {
    const etag = (await fetch(site.origin + path)).headers.get('etag') ?? ''
    expect(etag, path).toMatch(/^(W\/)?"[\w-]+"$/)
    const again = await fetch(site.origin + path, { headers: { 'if-none-match': `"other", ${etag}` } })
    expect([again.status, await again.text()], path).toEqual([304, ''])
    const other = await fetch(site.origin + path, { headers: { 'if-none-match': '"other"' } })
    expect(other.status, path).toBe(200)
    await other.arrayBuffer()
  }
})

test('a range request gets a part of a file', async () => {
  await using site = await startHost()
  const ask = async (range: string, more = {}) => {
    const response = await fetch(`${site.origin}/picture.webp`, { headers: { range, ...more } })
    const bytes = Buffer.from(await response.arrayBuffer())
    return { status: response.status, part: response.headers.get('content-range'), bytes }
  }
  expect(await ask('bytes=10-19')).toEqual({
    status: 206,
    part: 'bytes 10-19/1000',
    bytes: picture.subarray(10, 20),
  })
  expect((await ask('bytes=990-')).bytes).toEqual(picture.subarray(990))
  expect((await ask('bytes=-5')).bytes).toEqual(picture.subarray(995))
  expect((await ask('bytes=990-5000')).part).toBe('bytes 990-999/1000')
  expect(await ask('bytes=1000-')).toMatchObject({ status: 416, part: 'bytes */1000' })
  for (const range of ['bytes=5-2', 'bytes=0-1,4-5', 'lines=1-2', 'bytes=-'])
    expect(await ask(range), range).toMatchObject({ status: 200, bytes: picture })
  expect(await ask('bytes=0-1', { 'if-range': '"old"' })).toMatchObject({ status: 200, bytes: picture })
})

test('a HEAD request gets the headers and no body', async () => {
  await using site = await startHost()
  for (const path of ['/picture.webp', '/assets/entry.js', '/about']) {
    const got = await fetch(site.origin + path)
    const length = String((await got.arrayBuffer()).byteLength)
    const head = await fetch(site.origin + path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    })
    expect(head.headers.get('content-length'), path).toBe(length)
    expect(await head.text(), path).toBe('')
  }
})

test('the address of a client comes from a trusted proxy only', async () => {
  const seen: string[] = []
  const handle = async ({ url }: Request, { address }: { address: string }) => {
    seen.push(`${address} ${new URL(url).origin}`)
    return Response.json({})
  }
  const call = (origin: string) =>
    fetch(`${origin}/api/v1/demo`, {
      headers: { 'x-forwarded-for': '6.6.6.6, 9.8.7.6', 'x-forwarded-proto': 'https' },
    })
  {
    await using site = await startHost({ handle })
    await call(site.origin)
    expect(seen).toEqual([`127.0.0.1 ${site.origin}`])
  }
  {
    await using site = await startHost({ handle, env: { TRUST_PROXY: 'loopback' } })
    await call(site.origin)
    expect(seen[1]).toBe(`9.8.7.6 https://127.0.0.1:${site.port}`)
  }
  await using site = await startHost({ handle, env: { SITE_URL: 'https://www.example.com' } })
  await call(site.origin)
  expect(seen[2]).toBe('127.0.0.1 https://www.example.com')
})

test.each([
  ['6.6.6.6, 9.8.7.6:41000', '9.8.7.6'],
  ['6.6.6.6, [2001:db8::7]:41000', '2001:db8::7'],
  ['6.6.6.6, 9.8.7.6, 127.0.0.1', '9.8.7.6'],
  // The client behind an unreadable entry is unknown, so the last known address counts.
  ['6.6.6.6, unknown', '127.0.0.1'],
  ['6.6.6.6, _hidden, 127.0.0.1', '127.0.0.1'],
])('a client that is forwarded as %j has the address %s', async (forwarded, address) => {
  const seen: string[] = []
  await using site = await startHost({
    handle: async (_request, caller: { address: string }) => {
      seen.push(caller.address)
      return Response.json({})
    },
    env: { TRUST_PROXY: 'loopback' },
  })
  await fetch(`${site.origin}/api/v1/demo`, { headers: { 'x-forwarded-for': forwarded } })
  expect(seen).toEqual([address])
})

test('a body that is too large is rejected, with or without an announced length', async () => {
  const read: string[] = []
  await using site = await startHost({
    handle: async (request) => {
      read.push(await request.text())
      return Response.json({})
    },
  })
  const post = (body: RequestInit['body'], more = {}) =>
    fetch(`${site.origin}/api/v1/contact`, { method: 'POST', body: body ?? null, ...more })
  const large = 'x'.repeat(64 * 1024 + 1)
  const stream = new Blob([large]).stream()
  for (const response of [await post(large), await post(stream, { duplex: 'half' })]) {
    expect(response.status).toBe(413)
    expect(await response.json()).toEqual({
      message: 'What you send is larger than 64 KB',
      code: 'body-too-large',
    })
  }
  expect((await post('{"a":1}')).status).toBe(200)
  expect(read).toEqual(['{"a":1}'])
})

test.each([
  ['before it was read', async () => undefined],
  [
    'after its first bytes',
    async ({ body }: Request) => {
      const reader = body?.getReader()
      await reader?.read()
      reader?.releaseLock()
    },
  ],
])('a form that is sent slowly and rejected %s is read to its end', async (_when, read) => {
  await using site = await startHost({
    handle: async (request) => {
      await read(request)
      return Response.json({ message: 'Sign in again' }, { status: 401 })
    },
  })
  const chunk = Buffer.alloc(300_000)
  const chunks = 8
  const socket = connect(site.port, '127.0.0.1')
  let answers = ''
  let isCut = false
  socket.on('data', (bytes) => (answers += bytes)).on('error', () => (isCut = true))
  socket.on('close', () => (isCut = true))
  socket.write(
    `POST /api/v1/career HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=b\r\ncontent-length: ${chunk.length * chunks}\r\n\r\n`,
  )
  for (let sent = 0; sent < chunks; sent++) {
    socket.write(chunk)
    await delay(200)
  }
  socket.write('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')
  await vi.waitFor(() => expect(answers).toMatch(/^HTTP\/1\.1 401 .*Sign in again.*HTTP\/1\.1 200 /s), 5_000)
  expect(isCut).toBe(false)
  socket.destroy()
})

test('an internal error is reported and logged without its text', async () => {
  await using site = await startHost({
    handle: async () => {
      throw new Error('select * from admins where email = ada@example.com')
    },
  })
  const response = await fetch(`${site.origin}/api/v1/admins?email=ada@example.com`)
  expect([response.status, await response.json()]).toEqual([
    500,
    { message: expect.stringContaining('on our side'), code: 'internal' },
  ])
  await expect.poll(() => site.logged.length).toBeGreaterThan(1)
  expect(site.logged.join()).toContain('"route":"/api')
  expect(site.logged.join()).not.toContain('ada@example.com')
})

test('the server is alive but not ready while the database does not respond', async () => {
  let isReady = true
  await using site = await startHost({
    rowsReady: () => (isReady ? Promise.resolve() : new Promise(() => undefined)),
  })
  const ask = async (path: string) => (await fetch(site.origin + path)).status
  expect([await ask('/readyz'), await ask('/healthz')]).toEqual([200, 200])
  isReady = false
  expect([await ask('/readyz'), await ask('/healthz')]).toEqual([503, 200])
  isReady = true
  expect(await ask('/readyz')).toBe(200)
})

test('the metrics are readable only with the token', async () => {
  await using site = await startHost({ env: { METRICS_TOKEN: metricsToken } })
  await fetch(`${site.origin}/api/v1/demo/66c0ffee`)
  const ask = (headers: Record<string, string>) => fetch(`${site.origin}/metrics`, { headers })
  expect((await ask({})).status).toBe(404)
  expect((await ask({ authorization: 'Bearer another token of some length' })).status).toBe(404)
  const figures = await ask(withMetricsToken)
  expect(figures.status).toBe(200)
  expect(await figures.text()).toMatch(
    /http_requests_total\{route="\/api\/v1\/demo\/\{id\}",status="200"\} 1/,
  )
})

test('the metrics are not readable while no token is set', async () => {
  await using site = await startHost()
  for (const headers of [
    {},
    withMetricsToken,
    { authorization: 'Bearer undefined' },
    { authorization: 'Bearer ' },
  ])
    expect((await fetch(`${site.origin}/metrics`, { headers })).status).toBe(404)
})
