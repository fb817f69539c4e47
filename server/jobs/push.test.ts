import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { type AddressInfo, createServer as createTcpServer, isIP, type Socket } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import webPush from 'web-push'
import type { TableName } from '#backend/schema.ts'
import { createClock, openTestRows } from '#tests/support/jobs.ts'
import { blankRow } from '#tests/support/rows.ts'
import { pushJob, readPushKeys } from './push.ts'

/** Starts a push service on the loopback. `/gone…` responds as for an ended subscription. */
async function startPushService() {
  const received: { path: string; headers: IncomingHttpHeaders; body: Buffer }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const path = request.url ?? ''
    received.push({ path, headers: request.headers, body })
    response.statusCode = { '/gone404': 404, '/gone410': 410, '/broken': 503 }[path] ?? 201
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())))
  return { received, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` } // Set for TCP.
}

function browserKeys() {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') }
}

async function withBrowsers(...endpoints: string[]) {
  const { rows } = await openTestRows()
  const clock = createClock()
  const keys = await readPushKeys(rows, clock.now())
  const subscriptionOf = (endpoint: string) => JSON.stringify({ endpoint, keys: browserKeys() })
  const browser = (endpoint: string) =>
    blankRow('pushes', { _id: endpoint, adminId: 'a', subscription: subscriptionOf(endpoint) })
  await rows.write([
    { insert: 'admins', row: blankRow('admins', { _id: 'a' }) },
    ...endpoints.map((endpoint) => ({ insert: 'pushes', row: browser(endpoint) }) as const),
  ])
  const job = pushJob({
    rows,
    elapsed: () => clock.now().getTime(),
    keys,
    contact: 'mailto:site@company.test',
    allowsOwnNetwork: true,
  })
  const come = (...tables: TableName[]) =>
    job.sees?.({ tables, inserted: tables.map((table) => ({ table, id: 'x' })) })
  return { rows, clock, keys, come, run: () => job.run(new AbortController().signal) }
}

it('the push keys are created once, on however many servers', async () => {
  const { rows } = await openTestRows()
  const made = await Promise.all(Array.from({ length: 5 }, () => readPushKeys(rows, new Date())))
  expect(new Set(made.map(({ publicKey }) => publicKey)).size).toBe(1)
})

it('a push notification has only kind and count, signed and encrypted, for two days', async () => {
  const { received, origin } = await startPushService()
  const { come, run, keys } = await withBrowsers(`${origin}/phone`)
  expect(come('quoteRequests', 'replies', 'mails')).toBe(true)
  expect(come('projects')).toBe(false)
  await run()
  expect(received).toHaveLength(1)
  const [{ headers, body } = { headers: {}, body: Buffer.alloc(0) }] = received
  const [, token = '', key] = /^vapid t=(.+), k=(.+)$/.exec(headers.authorization ?? '') ?? []
  expect(key).toBe(keys.publicKey)
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  expect(claims).toMatchObject({ aud: origin, sub: 'mailto:site@company.test' })
  expect(headers).toMatchObject({ ttl: '172800', 'content-encoding': 'aes128gcm', urgency: 'high' })
  // The size of the notice plus its encryption. There is no room for more data.
  const { body: same } = webPush.generateRequestDetails(
    { endpoint: origin, keys: browserKeys() },
    JSON.stringify({ kind: 'quote-requests', count: 1 }),
    { vapidDetails: { subject: 'mailto:site@company.test', ...keys } },
  )
  expect(body).toHaveLength(same.length)
  expect(body.toString('latin1')).not.toContain('quote')
})

it('records that arrive within a minute are counted in one push notification for each kind', async () => {
  const { received, origin } = await startPushService()
  const { come, run, clock } = await withBrowsers(`${origin}/phone`)
  come('quoteRequests')
  expect(await run()).toBe(60_000)
  come('quoteRequests', 'applications')
  come('quoteRequests')
  clock.pass(20_000)
  expect(await run()).toBe(40_000)
  expect(received).toHaveLength(1)
  clock.pass(40_000)
  await run()
  expect(received).toHaveLength(3)
  clock.pass(60_000)
  await run()
  expect(received).toHaveLength(3)
})

it('ended push subscriptions are deleted, failing ones are kept, and the others are notified', async () => {
  const { received, origin } = await startPushService()
  const paths = ['/gone404', '/gone410', '/broken', '/phone']
  const { rows, come, run } = await withBrowsers(...paths.map((path) => origin + path))
  come('contactSubmissions')
  await expect(run()).rejects.toThrow('1 notices not sent')
  expect(received.map(({ path }) => path).sort()).toEqual([...paths].sort())
  expect(await rows.find('pushes', `${origin}/gone404`)).toBeUndefined()
  expect(await rows.find('pushes', `${origin}/gone410`)).toBeUndefined()
  expect(await rows.find('pushes', `${origin}/broken`)).toBeDefined()
  expect(await rows.find('pushes', `${origin}/phone`)).toBeDefined()
})

it.each([
  'http://push.example.test/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://localhost/',
  'https://localhost./',
  'https://metadata.google.internal./',
  'https://db.internal/',
  'https://vault.example:8200/',
  'https://user@push.example/',
])('the push service at %s is never called', async (endpoint) => {
  const { rows } = await openTestRows()
  const keys = await readPushKeys(rows, new Date())
  const subscription = JSON.stringify({ endpoint, keys: browserKeys() })
  await rows.write([
    { insert: 'admins', row: blankRow('admins', { _id: 'a' }) },
    { insert: 'pushes', row: blankRow('pushes', { _id: 'one', adminId: 'a', subscription }) },
  ])
  const job = pushJob({ rows, keys, contact: 'mailto:site@company.test' })
  job.sees?.({ tables: ['quoteRequests'], inserted: [{ table: 'quoteRequests', id: 'x' }] })
  await job.run(new AbortController().signal)
  expect(await rows.find('pushes', 'one')).toBeUndefined()
})

it('a push service whose name resolves to a private address is never called', async () => {
  let connections = 0
  const inside = createServer().listen(0, '127.0.0.1')
  inside.on('connection', () => {
    connections += 1
  })
  await once(inside, 'listening')
  onTestFinished(() => new Promise<void>((resolve) => inside.close(() => resolve())))
  const { rows } = await openTestRows()
  const keys = await readPushKeys(rows, new Date())
  const subscription = JSON.stringify({ endpoint: 'https://inside.example/', keys: browserKeys() })
  await rows.write([
    { insert: 'admins', row: blankRow('admins', { _id: 'a' }) },
    { insert: 'pushes', row: blankRow('pushes', { _id: 'one', adminId: 'a', subscription }) },
  ])
  for (const address of ['127.0.0.1', '10.0.0.7', '169.254.169.254', '::1', 'fd00::1', '::ffff:10.0.0.7']) {
    const job = pushJob({
      rows,
      keys,
      contact: 'mailto:site@company.test',
      lookup: (_name, _options, found) => found(null, [{ address, family: isIP(address) }]),
    })
    job.sees?.({ tables: ['quoteRequests'], inserted: [{ table: 'quoteRequests', id: 'x' }] })
    const failure = await job.run(new AbortController().signal).catch((error: unknown) => error)
    expect(String(Object(failure).cause), address).toContain('private IP address')
  }
  expect(connections).toBe(0)
})

it('push notifications are sent while another service does not respond', async () => {
  const silent = createTcpServer().listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const sockets: Socket[] = []
  silent.on('connection', (socket) => sockets.push(socket))
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        for (const socket of sockets) socket.destroy()
        silent.close(() => resolve())
      }),
  )
  const { received, origin } = await startPushService()
  const dead = `http://127.0.0.1:${(silent.address() as AddressInfo).port}` // Set for TCP.
  const { come, run } = await withBrowsers(`${dead}/one`, `${dead}/two`, `${origin}/phone`)
  come('quoteRequests')
  const running = run().catch((error: unknown) => error)
  await expect.poll(() => received.length).toBe(1)
  for (const socket of sockets) socket.destroy()
  await running
})
