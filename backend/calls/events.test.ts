import { afterEach, expect, test, vi } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { admins } from '#src/contract/admins/calls.ts'
import { careers } from '#src/contract/careers/calls.ts'
import { contactSubmissions } from '#src/contract/contact-submissions/calls.ts'
import { changedEvent, createdEvent, eventsPath, featureCalls } from '#src/contract/http/features.ts'
import { examples } from '#tests/contract/examples.ts'

afterEach(() => vi.useRealTimers())

type Backend = Awaited<ReturnType<typeof freshBackend>>

/** Opens a stream, and collects its text. */
async function opened({ raw }: Backend, token: string) {
  const leave = new AbortController()
  const headers = { authorization: `Bearer ${token}` }
  const response = await raw(`/api/v1${eventsPath}`, { headers, signal: leave.signal })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  const receivedTexts: string[] = []
  const over = (async () => {
    for (;;) {
      const part = await reader?.read()
      if (!part || part.done) return 'over'
      receivedTexts.push(part.value)
    }
  })()
  return { response, receivedTexts, over, leave: () => leave.abort() }
}

test('staff get an event for each new record and each other write, and for nothing else', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.admin)
  const { response, receivedTexts, leave, over } = await opened(backend, token)
  expect(response.headers.get('content-type')).toBe('text/event-stream')
  await backend.send(contactSubmissions.endpoints.create, { input: examples.contactSubmissions.input('A') })
  const [row] = backend.tables.contactSubmissions.all()
  const career = backend.add('careers', examples.careers.input('Welder'))
  await backend.send(careers.endpoints.remove, { id: career._id, token })
  await vi.waitFor(() => expect(receivedTexts).toHaveLength(3))
  const data = receivedTexts.map((text) => JSON.parse(/data: (.*)/.exec(text)?.[1] ?? 'null'))
  expect(receivedTexts[1]).toMatch(/^event: created\n.*\n\n$/)
  expect(createdEvent.parse(data[1])).toEqual({ collection: 'contact-submissions', id: row?._id })
  expect(receivedTexts[2]).toMatch(/^event: changed\n/)
  expect(changedEvent.parse(data[2])).toEqual({
    collections: ['careers'],
    record: career._id,
    by: backend.admin.name,
  })
  const { _id: recordId } = backend.tables.contactSubmissions.all()[0] ?? {}
  const input = { collection: 'contact-submissions', recordId, kind: 'mark', text: 'yes', at: '2026-11-22' }
  await backend.send(featureCalls.saveFollowUp, { input, token })
  await vi.waitFor(() => expect(receivedTexts[3]).toContain('{"collections":["answers"]}'))
  leave()
  expect(await over).toBe('over')
})

test('a session and an account have a limit of open event streams, and a closed stream frees a place', async () => {
  const backend = await freshBackend()
  const { admin, superAdmin, tokenOf } = backend
  const open = async (token: string, count: number) => {
    const streams = []
    for (let index = 0; index < count; index += 1) streams.push(await opened(backend, token))
    return streams
  }
  const statuses = (streams: Awaited<ReturnType<typeof open>>) =>
    streams.map(({ response }) => response.status)
  const token = await tokenOf(admin)
  const first = await open(token, 21)
  expect(statuses(first)).toEqual([...Array(20).fill(200), 429])
  expect(first[20]?.response.headers.get('retry-after')).toBe('60')
  first[0]?.leave()
  await first[0]?.over
  expect(statuses(await open(token, 2))).toEqual([200, 429])
  await open(await tokenOf(admin), 20)
  const third = await tokenOf(admin)
  expect(statuses(await open(third, 21)).filter((status) => status === 200)).toHaveLength(20)
  expect(statuses(await open(await tokenOf(admin), 1))).toEqual([429])
  expect(statuses(await open(await tokenOf(superAdmin), 1))).toEqual([200])
  // The end of a session closes its streams, which frees their slots.
  await backend.send(featureCalls.logout, { token: third })
  expect(statuses(await open(await tokenOf(admin), 1))).toEqual([200])
})

test.each<[string, (backend: Backend, token: string) => Promise<unknown>]>([
  ['signing out', ({ send }, token) => send(featureCalls.logout, { token })],
  [
    'deletion',
    async ({ send, admin, superAdmin, tokenOf }) =>
      send(admins.endpoints.remove, { id: admin._id, token: await tokenOf(superAdmin) }),
  ],
])('an event stream ends at once with its session: %s', async (_, ended) => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.admin)
  const { over, receivedTexts } = await opened(backend, token)
  await ended(backend, token)
  expect(await over).toBe('over')
  expect(receivedTexts.join('')).not.toContain('event:')
})

test('an event stream sends a keep-alive every twenty seconds and ends once its session has expired', async () => {
  const backend = await freshBackend()
  const token = await backend.tokenOf(backend.admin)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { over, receivedTexts } = await opened(backend, token)
  await vi.advanceTimersByTimeAsync(20_000)
  await vi.waitFor(() => expect(receivedTexts).toEqual([': open\n\n', ': alive\n\n']))
  // An open page alone keeps no session alive.
  backend.later(24 * 60)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(await over).toBe('over')
  expect(vi.getTimerCount()).toBe(0)
})

test('an event stream is closed when its client does not read', async () => {
  const backend = await freshBackend()
  const headers = { authorization: `Bearer ${await backend.tokenOf(backend.admin)}` }
  const response = await backend.raw(`/api/v1${eventsPath}`, { headers })
  for (let count = 0; count < 1100; count += 1)
    await backend.ports.rows.write([{ upsert: 'careers', row: { _id: 'x', title: String(count) } }])
  const text = await response.text()
  expect(text.match(/event: changed/g)?.length).toBeGreaterThan(900)
})

test('a browser has one push subscription, however often it subscribes, until it unsubscribes', async () => {
  const { send, tables, tokenOf, admin, superAdmin } = await freshBackend()
  const token = await tokenOf(admin)
  const { pushKey, subscribePush, unsubscribePush } = featureCalls
  expect(pushKey.response.read(await (await send(pushKey, { token })).json())).toEqual({ key: 'public key' })
  const input = { endpoint: 'https://push.example/browser-1', keys: { p256dh: 'k', auth: 'a' } }
  for (let time = 0; time < 2; time += 1) expect((await send(subscribePush, { token, input })).ok).toBe(true)
  expect(tables.pushes.all()).toMatchObject([{ adminId: admin._id, subscription: JSON.stringify(input) }])
  await send(unsubscribePush, { token: await tokenOf(superAdmin), input })
  expect(tables.pushes.all()).toHaveLength(1)
  await send(unsubscribePush, { token, input })
  expect(tables.pushes.all()).toEqual([])
  expect(
    (await send(subscribePush, { token, input: { ...input, endpoint: 'javascript:alert(1)' } })).status,
  ).toBe(422)
})

test('a HEAD request for the events opens no stream and watches nothing', async () => {
  const watched: unknown[] = []
  const { raw, admin, tokenOf } = await freshBackend(({ rows }) => ({
    rows: {
      ...rows,
      watch: (watcher) => {
        watched.push(watcher)
        return rows.watch(watcher)
      },
    },
  }))
  const before = watched.length
  const headers = { authorization: `Bearer ${await tokenOf(admin)}` }
  const response = await raw(`/api/v1${eventsPath}`, { method: 'HEAD', headers })
  expect([response.status, response.headers.get('content-type'), response.body]).toEqual([
    200,
    'text/event-stream',
    null,
  ])
  expect(watched).toHaveLength(before)
})
