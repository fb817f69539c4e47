import { expect, test } from 'vitest'
import { freshBackend } from '#backend/fresh.fixture.ts'
import { exchange, startHost } from '#tests/support/host.ts'

const waitOptions = { timeout: 10_000 }

/** Starts the application behind the host that writes the logs. */
async function startLogged() {
  const backend = await freshBackend()
  const site = await startHost({
    handle: async (request, { address }) => {
      const { pathname, search } = new URL(request.url)
      const body = await request.arrayBuffer()
      const sent = body.byteLength > 0 ? { body } : {}
      return backend.raw(
        pathname + search,
        { method: request.method, headers: request.headers, ...sent },
        address,
      )
    },
  })
  return { backend, site }
}

test('the log has one JSON line for each response, with its time in UTC, call, outcome and id', async () => {
  const { site } = await startLogged()
  await using _ = site
  const answers = [
    await fetch(`${site.origin}/api/v1/services`),
    await fetch(`${site.origin}/api/v1/demo`),
    await fetch(`${site.origin}/api/v1/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":',
    }),
    await fetch(`${site.origin}/none.pdf`),
  ]
  await expect.poll(() => site.logged.length, waitOptions).toBe(answers.length)
  const lines = site.logged.map((line) => JSON.parse(line))
  for (const [index, answer] of answers.entries()) {
    const line = lines.find(({ requestId }) => requestId === answer.headers.get('x-request-id'))
    expect(line, String(index)).toMatchObject({
      level: 'info',
      time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      method: index === 2 ? 'POST' : 'GET',
      status: answer.status,
      route: expect.stringMatching(/\w/),
    })
  }
})

test('no log contains sent data, and no sent data adds a line to a log', async () => {
  const { backend, site } = await startLogged()
  await using _ = site
  const canary = () => `canary${crypto.randomUUID().replaceAll('-', '')}`
  const token = await backend.tokenOf(backend.admin)
  const planted = Array.from({ length: 9 }, canary)
  const [name, mail, words, password, query, id, agent, key, header] = planted
  const post = (path: string, body: object, headers = {}) =>
    fetch(`${site.origin}/api/v1${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': `${agent}`, ...headers },
      body: JSON.stringify(body),
    })
  await post('/contact', { fullName: name, email: `${mail}@mail.example`, message: words })
  await post('/auth/login', { email: `${mail}@mail.example`, password })
  await post('/auth/forgot', { email: `${mail}@mail.example` })
  await post('/demo', { firstName: `${name}\r\n{"level":"info","forged":true}` }, { 'idempotency-key': key })
  await fetch(`${site.origin}/api/v1/search?query=${query}%0d%0aforged`, {
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': `${header}` },
  })
  await fetch(`${site.origin}/api/v1/demo/${id}%1b%5b31m`, { headers: { authorization: `Bearer ${token}` } })
  await exchange(
    site.port,
    `GET /${id}\x1b[31m HTTP/1.1\r\nhost: a\r\nx: ${header}\r\nconnection: close\r\n\r\n`,
  )
  await expect.poll(() => site.logged.length, waitOptions).toBeGreaterThanOrEqual(6)
  const text = site.logged.join('')
  for (const value of [...planted, token, 'forged', backend.admin.name])
    expect(text).not.toContain(String(value))
  for (const line of site.logged) expect(line.trimEnd().split('\n')).toHaveLength(1)
})
