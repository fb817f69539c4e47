import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { eventsPath, featureCalls } from '#src/contract/http/features.ts'
import { collections, endpoints } from '#src/contract/index.ts'
import { examples } from '#tests/contract/examples.ts'
import { below, pick, type Random } from '#tests/support/random.ts'
import { hostileBodies, hostileForm, hostileText, hostileValue } from './hostile.ts'
import { mutatedForm } from './mutated-form.ts'

/** Sessions, and records that exist. */
export interface Known {
  staff: string
  superAdmin: string
  /** Returns the ids of records for a call's path. */
  ids: (path: string) => readonly string[]
  pages: readonly string[]
}

export interface FuzzRequest {
  bytes: Buffer
  /** Name for reports, without its bytes. */
  name: string
  isHead: boolean
  /** Whether it is no valid request, so that the server may close the connection silently. */
  isBroken: boolean
}

interface Parts {
  method: string
  target: string
  headers: [name: string, value: string][]
  body: Buffer | undefined
}

const calls: Endpoint[] = [...endpoints, ...Object.values(featureCalls)]
const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'QUERY', 'PROPFIND']
const paths = [
  '/',
  '/healthz',
  '/readyz',
  '/metrics',
  '/uploads/',
  '/uploads/none.pdf',
  '/uploads/private-x.pdf?until=1&signature=x',
  '/assets/../../package.json',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/..%2f..%2fetc/passwd',
  '/%00',
  '/%ff',
  '//evil.example/',
  '/\\evil.example',
  '/api',
  '/api/',
  '/api/v1',
  '/api/v1/',
  '/api/v2/projects',
  '/API/V1/demo',
  `/api/v1${eventsPath}`,
  '/_headers',
  '/.git/config',
  '/sw.js',
  '/dashboard/admins/__proto__',
  '/projects/../dashboard',
  `/${'a/'.repeat(800)}`,
  `/projects?${'x=1&'.repeat(600)}`,
  '*',
  'http://other.example/api/v1/demo',
]

/** Returns the next request of a sequence that depends only on the random numbers. */
export function nextRequest(random: Random, known: Known): FuzzRequest {
  const kind = random()
  if (kind < 0.03) return brokenRequest(random)
  const parts = kind < 0.75 ? callParts(random, known) : pageParts(random, known)
  return { ...written(parts, random), isHead: parts.method === 'HEAD', isBroken: false }
}

function callParts(random: Random, known: Known): Parts {
  const endpoint = pick(calls, random) ?? calls[0]
  if (!endpoint) throw new Error('The contract has no calls')
  const method = random() < 0.85 ? endpoint.method : (pick(methods, random) ?? 'GET')
  const ids = known.ids(endpoint.path)
  const id = random() < 0.6 ? (pick(ids, random) ?? 'none') : encoded(random)
  const query =
    random() < 0.3
      ? `?${pick(['search', 'query', 'type', 'limit', 'page', 'status', 'w', '__proto__', 'a[]'], random)}=${encoded(random)}`
      : ''
  const headers: Parts['headers'] = [...authorization(endpoint, random, known)]
  let body: Buffer | undefined
  if (method !== 'GET' && method !== 'HEAD') {
    const isForm = typeof endpoint.send === 'object'
    if (random() < 0.1) {
      body = Buffer.from(pick(hostileBodies, random) ?? '')
      headers.push(['content-type', isForm ? 'multipart/form-data; boundary=x' : 'application/json'])
    } else if (isForm === random() < 0.95) {
      const form = random() < 0.4 ? mutatedForm(random) : hostileForm(entriesOf(endpoint, random), random)
      body = form.body
      headers.push(['content-type', form.type])
    } else {
      body = Buffer.from(JSON.stringify(entriesOf(endpoint, random)) ?? '')
      headers.push(['content-type', 'application/json'])
    }
    if (random() < 0.4) headers.push(['idempotency-key', pick(keys, random) ?? ''])
  }
  return { method, target: `/api/v1${endpoint.path.replace('{id}', () => id)}${query}`, headers, body }
}

/** Encodes a text for a path or a query. Unpaired surrogates become invalid UTF-8. */
function encoded(random: Random): string {
  const text = hostileText(random)
  return text.isWellFormed()
    ? encodeURIComponent(text)
    : `%ed%a0%80${encodeURIComponent(text.toWellFormed())}`
}

const keys = ['one', 'two', 'k'.repeat(300), 'é', ' ', 'a b', '0', '__proto__']

function authorization(endpoint: Endpoint, random: Random, known: Known): Parts['headers'] {
  const who = random()
  // A sign-out would affect all later requests with the same session.
  if (endpoint === featureCalls.logout && random() < 0.97) return [['authorization', 'Bearer forged']]
  if (who < 0.55) return [['authorization', `Bearer ${known.superAdmin}`]]
  if (who < 0.7) return [['authorization', `Bearer ${known.staff}`]]
  if (who < 0.8) return [['authorization', hostileHeader(`Bearer ${hostileText(random)}`)]]
  return []
}

/** Returns the fields of the call's example, some of them hostile, and some unknown ones. */
function entriesOf(endpoint: Endpoint, random: Random): Record<string, unknown> {
  const [name] =
    Object.entries(collections).find(([, { endpoints: all }]) => Object.values(all).includes(endpoint)) ?? []
  // Object.entries loses the type of the names.
  const given = name ? examples[name as keyof typeof examples].input(`Fuzz ${below(1e9, random)}`) : {}
  const known = [...Object.keys(given), ...Object.keys(Object(endpoint.input).shape ?? {})]
  const entries: Record<string, unknown> = { ...given }
  for (let count = random() < 0.3 ? 0 : below(4, random); count > 0; count -= 1) {
    const field = pick([...known, '_id', 'role', 'constructor', '__proto__'], random) ?? '_id'
    Object.defineProperty(entries, field, {
      value: hostileValue(random),
      enumerable: true,
      configurable: true,
    })
  }
  return entries
}

function pageParts(random: Random, known: Known): Parts {
  const target =
    random() < 0.6
      ? `${pick(known.pages, random) ?? '/'}${random() < 0.3 ? `?${encoded(random)}=${encoded(random)}` : ''}`
      : (pick(paths, random) ?? '/')
  const method = random() < 0.85 ? 'GET' : (pick(methods, random) ?? 'GET')
  return { method, target: random() < 0.1 ? hostileTarget(random) : target, headers: [], body: undefined }
}

const hostileTarget = (random: Random) =>
  `/${hostileText(random)
    .replace(/[\s\0]/g, '+')
    .slice(0, 3000)}`

const odd: [string, (text: string) => string][] = [
  ['accept-encoding', () => 'br;q=0, gzip;q=9, *, identity;q=-1'],
  ['accept-encoding', () => 'br'],
  ['range', () => 'bytes=9-1,0-,-0,5-99999999999999999999'],
  ['if-none-match', () => '*'],
  ['if-none-match', (text) => `"${text}"`],
  ['if-modified-since', () => 'Thu, 99 Nul 0000 99:99:99 GMT'],
  ['origin', () => 'null'],
  ['access-control-request-headers', (text) => text],
  ['cookie', (text) => `__proto__=${text}`],
  ['x-forwarded-proto', (text) => text],
  ['x-http-method-override', () => 'DELETE'],
  ['expect', () => '100-continue'],
  ['upgrade', () => 'websocket'],
  ['content-encoding', () => 'gzip'],
  ['save-data', () => 'on'],
  ['user-agent', (text) => text.repeat(20)],
  ['x-long', () => 'x'.repeat(9_000)],
]

function written({ method, target, headers, body }: Parts, random: Random) {
  const all: Parts['headers'] = [['host', random() < 0.02 ? hostileText(random) : 'localhost'], ...headers]
  for (let count = random() < 0.6 ? 0 : below(4, random); count > 0; count -= 1) {
    const [name, of] = pick(odd, random) ?? ['x', String]
    all.push([name, of(hostileText(random))])
  }
  // Use a new address each time: the limits per address are not under test.
  const address = `10.${below(256, random)}.${below(256, random)}.${below(256, random)}`
  all.push(['x-forwarded-for', random() < 0.1 ? `${hostileText(random)}, ${address}` : address])
  if (body) all.push(['content-length', `${body.length}`])
  const lines = all.map(([name, value]) => `${name}: ${hostileHeader(value)}\r\n`)
  const line = `${method} ${target}`
  const bytes = Buffer.concat([
    Buffer.from(`${line} HTTP/1.1\r\n${lines.join('')}\r\n`, 'utf8'),
    body ?? Buffer.alloc(0),
  ])
  return { bytes, name: line.slice(0, 200) }
}

/** Removes the characters that end a header. `brokenRequest` sends those. */
const hostileHeader = (value: string) => value.replace(/[\r\n\0]/g, '').slice(0, 12_000)

const broken: readonly ((text: string) => string)[] = [
  (text) => `${text}\r\n\r\n`,
  () => 'GET / HTTP/1.1\r\n\r\n',
  () => 'GET / HTTP/9.9\r\nhost: a\r\n\r\n',
  (text) => `GET / HTTP/1.1\r\nhost: a\r\n${text}\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nhost: a\r\nx: ${'x'.repeat(20_000)}\r\n\r\n`,
  () => `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`,
  () => `GET / HTTP/1.1\r\nhost: a\r\n${'x: y\r\n'.repeat(2_000)}\r\n`,
  () =>
    'POST /api/v1/demo HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n',
  () => 'POST /api/v1/demo HTTP/1.1\r\nhost: a\r\ncontent-length: 5\r\ncontent-length: 6\r\n\r\nabcde',
  () => 'POST /api/v1/demo HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\nzz\r\nabc\r\n0\r\n\r\n',
  () => 'POST /api/v1/demo HTTP/1.1\r\nhost: a\r\ncontent-length: -1\r\n\r\n',
  () => 'GET / HTTP/1.1\r\nhost: a\r\nhost: b\r\n\r\n',
  () => 'GET / HTTP/1.1\r\n host: a\r\n\r\n',
  () => 'CONNECT localhost:22 HTTP/1.1\r\nhost: a\r\n\r\n',
  () => '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  () => 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
]

function brokenRequest(random: Random): FuzzRequest {
  const text = pick(broken, random)?.(hostileText(random)) ?? ''
  return { bytes: Buffer.from(text, 'latin1'), name: text.slice(0, 60), isHead: false, isBroken: true }
}
