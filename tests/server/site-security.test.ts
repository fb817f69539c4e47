import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#mocks/accounts.ts'
import { headersFile } from '#scripts/build/host-headers.ts'
import { type RunningServer, startServer } from '#server/start.ts'

const admin = { email: 'ada@example.com', password: 'seven pumps at dawn' }

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'security-'))
  const site = path.join(folder, 'site')
  await mkdir(path.join(site, 'assets'), { recursive: true })
  await writeFile(path.join(site, '_headers'), headersFile({}))
  await writeFile(path.join(site, 'shell.html'), '<!doctype html><title>shell</title>')
  await writeFile(path.join(site, 'assets/entry.js'), 'start()')
  await writeFile(path.join(site, 'sw.js'), '// worker')
  // Files deployed by accident.
  await mkdir(path.join(site, '.git'))
  await writeFile(path.join(site, '.git/config'), '[core] planted')
  await writeFile(path.join(site, '.env'), 'planted')
  await cp('package.json', path.join(folder, 'package.json'))
  server = await startServer({
    env: {
      PORT: '0',
      DATA_DIR: path.join(folder, 'data'),
      ADMIN_EMAIL: admin.email,
      ADMIN_PASSWORD: admin.password,
      LOG_LEVEL: 'silent',
    },
    site,
  })
})

afterAll(async () => {
  await server.stop()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
}

/** Sends a raw request: `fetch` normalises paths and refuses some methods. */
function ask(
  method: string,
  at: string,
  body?: string,
  headers: Record<string, string> = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const sending = request(server.address, { method, path: at, headers }, (incoming) => {
      let text = ''
      incoming.setEncoding('utf8').on('data', (part) => {
        text += part
      })
      incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, headers: incoming.headers, text }))
    })
    sending.on('error', reject).end(body)
  })
}

const json = { 'content-type': 'application/json' }
const asked: [method: string, at: string, body?: string][] = [
  ['GET', '/'],
  ['GET', '/about'],
  ['GET', '/dashboard/projects'],
  ['GET', '/assets/entry.js'],
  ['GET', '/assets/none.js'],
  ['GET', '/sw.js'],
  ['GET', '/none.pdf'],
  ['POST', '/about'],
  ['GET', '/healthz'],
  ['GET', '/readyz'],
  ['GET', '/metrics'],
  ['GET', '/api/v1/services'],
  ['GET', '/api/v1/demo'],
  ['GET', '/api/v1/none'],
  ['PATCH', '/api/v1/services'],
  ['POST', '/api/v1/auth/login', '{"email":"a@b.cd","password":"x"}'],
  ['POST', '/api/v1/contact', '{}'],
  ['POST', '/api/v1/contact', '{"a":'],
  ['GET', '/uploads/none.pdf'],
  ['GET', '//evil.example/'],
  ['TRACE', '/'],
]

describe.each(asked)('%s %s %s', (method, at, body) => {
  test('the response has the headers against type guessing, framing and leaked referrers', async () => {
    const { headers, text } = await ask(method, at, body, body ? json : {})
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(Number(/max-age=(\d+)/.exec(String(headers['strict-transport-security']))?.[1])).toBeGreaterThan(
      365 * 24 * 3600,
    )
    const policy = String(headers['content-security-policy'])
    expect(policy).toMatch(/default-src 'none'/)
    expect(policy).toMatch(/frame-ancestors 'none'|sandbox/)
    // JSON is always UTF-8, and so are the metrics, which have a version in place of the charset.
    if (text !== '')
      expect(headers['content-type']).toMatch(
        /^(?:text\/\w+; charset=utf-8|application\/json|text\/plain; version=)/,
      )
  })

  test('the response sets no cookie and reveals nothing about the server’s software', async () => {
    const { headers, text } = await ask(method, at, body, body ? json : {})
    for (const name of ['set-cookie', 'server', 'x-powered-by', 'via'])
      expect(headers[name], name).toBeUndefined()
    expect(text).not.toMatch(/\n\s+at |node_modules|\.ts:\d|sqlite|postgres|select |hono|node\/\d/i)
  })
})

test('files beside the site and lists of files cannot be fetched', async () => {
  const hidden = [
    '/.git/config',
    '/.env',
    '/_headers',
    '/package.json',
    '/../package.json',
    '/assets/../../package.json',
    '/data/rows.sqlite',
    '/uploads/../data/rows.sqlite',
    '/docs/openapi.json',
    '/api/v1/openapi.json',
    '/server/main.ts',
  ]
  for (const at of hidden) {
    const { text } = await ask('GET', at)
    expect(text, at).not.toMatch(/planted|"name"|"openapi"|SQLite format|import /)
  }
  for (const at of ['/assets/', '/assets', '/uploads/', '/uploads'])
    expect((await ask('GET', at)).text, at).not.toMatch(/entry\.js|index of/i)
})

test('TRACE and unusual methods are rejected at every address', async () => {
  for (const method of ['TRACE', 'PROPFIND', 'LINK'])
    for (const at of ['/', '/assets/entry.js', '/api/v1/services', '/uploads/none.pdf', '/healthz'])
      expect([400, 404, 405], `${method} ${at}`).toContain((await ask(method, at)).status)
})

test('only the configured admin has an account, and a wrong password gets 401', async () => {
  const enter = async (input: object) =>
    (await ask('POST', '/api/v1/auth/login', JSON.stringify(input), json)).status
  for (const { email, password } of accounts) expect(await enter({ email, password })).toBe(401)
  for (const name of ['admin', 'root', 'sa', 'test'])
    expect(await enter({ email: `${name}@example.com`, password: name })).toBe(401)
  expect(await enter({ ...admin, password: `${admin.password} ` })).toBe(401)
  expect(await enter(admin)).toBe(200)
})

test('the metrics of the server are not readable without a token', async () => {
  expect((await ask('GET', '/metrics')).status).toBe(404)
})
