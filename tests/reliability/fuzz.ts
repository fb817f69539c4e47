import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { accounts } from '#mocks/accounts.ts'
import { collections } from '#src/contract/index.ts'
import { type BackingName, openBacking } from '#tests/support/backing.ts'
import { metricsToken, withMetricsToken } from '#tests/support/host.ts'
import { type Random, randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder, type ServerProcess } from '#tests/support/server.ts'
import { fuzzConnection, type RawAnswer } from './fuzz-connection.ts'
import { type FuzzRequest, type Known, nextRequest } from './fuzz-requests.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { signIn } from './stored.ts'

const lanes = 12
/** Milliseconds within which each request must have a response, also one with a malformed form. */
const longestAnswer = 5_000
/** MB by which the process may grow after the first tenth. */
const maxGrowth = 64

export const fuzzOnSqlite = fuzzOn('SQLite and disk')
export const fuzzOnPostgres = fuzzOn('PostgreSQL and S3')

function fuzzOn(backing: BackingName): Part {
  return { name: `Fuzzed requests, ${backing}`, run: (options) => run(backing, options) }
}

async function run(name: BackingName, { seed, isQuick }: PartOptions): Promise<string> {
  assert.ok(existsSync('dist/shell.html'), 'There is no build: run npm run build')
  const requests = isQuick ? 1_000 : 100_000
  await using place = await createServerFolder('fuzz')
  await using backing = await openBacking(name, place)
  const env = { ...backing.env, DEMO: '1', TRUST_PROXY: 'loopback', METRICS_TOKEN: metricsToken }
  const server = await createServer({ env })
  const mistakes: string[] = []
  const statuses = new Map<string, number>()
  const leaks = leaksOf(place.folder)
  try {
    await server.startOrThrow()
    const known = await knownOf(server.origin)
    let asked = 0
    let resident = 0
    let longest = 0
    const figures = watchFigures(server)
    await Promise.all(
      Array.from({ length: lanes }, async (_, lane) => {
        // Each connection has its own random numbers: its requests do not depend on the speed of others.
        const random = randomFrom(seed * 1_000 + lane)
        const connection = fuzzConnection(server.port)
        for (let count = lane; count < requests && mistakes.length < 20; count += lanes) {
          const request = nextRequest(random, known.now)
          const answer = await connection.ask(request.bytes, request.isHead, request.isBroken)
          asked += 1
          longest = Math.max(longest, answer.took)
          const word = answer.status === undefined ? 'closed' : `${answer.status}`
          statuses.set(word, (statuses.get(word) ?? 0) + 1)
          const mistake = mistakeIn(request, answer, leaks)
          if (mistake)
            mistakes.push(`${mistake}: ${answer.status} ${answer.body.slice(0, 200)} to ${shown(request)}`)
          if (asked === Math.floor(requests / 10)) resident = await server.resident()
          if (asked % 2_000 === 0) await known.renew(random)
        }
        connection.close()
      }),
    )
    const stall = await figures.stop()
    const after = await server.resident()
    assertNone(mistakes, 'mistakes')
    assert.equal(server.exits(), 0, server.output())
    assert.equal((await fetch(`${server.origin}/readyz`)).status, 200)
    if (!isQuick) assert.ok(after - resident < maxGrowth, `It grew from ${resident} to ${after} MB`)
    assert.ok(stall < 1, `The event loop stood still for ${stall} s`)
    const counts = [...statuses].toSorted().map(([word, count]) => `${count} × ${word}`)
    // Check that some requests succeed and others fail. Otherwise the fuzzing is ineffective.
    for (const wanted of ['200', '201', '400', '401', '404', '405', '422'])
      assert.ok(statuses.has(wanted), `No request was answered with ${wanted}`)
    return [
      `${asked} requests, 0 × 5xx, 0 exits, 0 without an answer, 0 leaks`,
      `resident ${resident.toFixed(0)} MB after a tenth, ${after.toFixed(0)} MB at the end`,
      `longest answer ${(longest / 1000).toFixed(1)} s`,
      `longest stall of the event loop ${(stall * 1000).toFixed(0)} ms`,
      counts.join(', '),
    ].join('; ')
  } finally {
    await server.kill()
  }
}

/** Patterns that a response must not contain: traces, paths, database messages. Input may be returned unchanged. */
function leaksOf(folder: string): { always: RegExp; inRefusals: RegExp } {
  const paths = [folder, path.resolve()].map((one) => one.replace(/[^\w/]/g, '\\$&')).join('|')
  return {
    always: new RegExp(`${paths}|node_modules|\\n\\s+at \\S+ \\(|file:///(?!etc)|\\.ts:\\d+`),
    inRefusals:
      /\b(?:SQLITE|sqlite|postgres|kysely|syntax error|constraint failed|violates|duplicate key|relation "|insert into|select \*|ECONN|ENOENT|EACCES|TypeError|RangeError|undefined is not|is not a function)\b/,
  }
}

function mistakeIn(request: FuzzRequest, answer: RawAnswer, leaks: ReturnType<typeof leaksOf>) {
  const { status, head, body, took } = answer
  if (status === 0) return 'No answer'
  if (took > longestAnswer) return `An answer after ${(took / 1000).toFixed(1)} s`
  if (status === undefined) return request.isBroken ? undefined : 'Closed without an answer'
  // /readyz may report a database that is briefly slow.
  const isCare = request.name.includes(' /readyz') && status === 503
  if (status >= 500 && !isCare) return 'Server error'
  if (leaks.always.test(body) || leaks.always.test(head)) return 'Leak'
  if (status < 400) return undefined
  if (leaks.inRefusals.test(body)) return 'Leak'
  const isCall = request.name.includes(' /api/v1/') && !request.isBroken && !request.isHead
  return isCall && !hasSentence(body) ? 'No sentence' : undefined
}

const shown = ({ bytes }: FuzzRequest) => bytes.subarray(0, 1_500).toString('latin1')

function hasSentence(body: string): boolean {
  try {
    return /\w.{4}/.test(JSON.parse(body).message)
  } catch {
    return false
  }
}

/** Refreshes sessions and ids from time to time: sessions end, and records are deleted. */
async function knownOf(origin: string) {
  const [admin, superAdmin] = accounts
  const staff = await signIn(origin, admin.email, admin.password)
  const pages = [
    '/',
    '/projects',
    '/careers',
    '/blog',
    '/services',
    '/about',
    '/contact',
    '/quote',
    '/gallery',
  ]
  const now: Known = { staff, superAdmin: '', pages, ids: () => [] }
  const renew = async (random?: Random) => {
    const isOver = async () => {
      const headers = { authorization: `Bearer ${now.superAdmin}` }
      return (await fetch(`${origin}/api/v1/summary`, { headers })).status === 401
    }
    if (!random || (await isOver()))
      now.superAdmin = await signIn(origin, superAdmin.email, superAdmin.password)
    const found = new Map<string, string[]>()
    for (const { endpoints } of Object.values(collections)) {
      const list = Object.values(endpoints).find(
        ({ path, method }) => method === 'GET' && !path.includes('{'),
      )
      if (!list) continue
      const headers = { authorization: `Bearer ${now.superAdmin}` }
      const text = await (await fetch(`${origin}/api/v1${list.path}`, { headers })).text()
      const ids = [...text.matchAll(/"_id":"([0-9a-f]{24})"/g)].flatMap(([, id = '']) => id)
      found.set(list.path, ids.filter((id) => id !== superAdmin._id).slice(0, 50))
    }
    now.ids = (path) => found.get(path.split('/{')[0] ?? '') ?? []
  }
  await renew()
  now.pages = [...pages, ...now.ids('/projects').map((id) => `/projects/${id}`), '/blog/none', '/dashboard']
  return { now, renew }
}

/** Reads the server's metrics every second. `stop` returns the longest delay of its event loop in seconds. */
function watchFigures({ origin }: ServerProcess) {
  let isOver = false
  let longest = 0
  const read = async () => {
    const text = await (await fetch(`${origin}/metrics`, { headers: withMetricsToken })).text()
    const [, seconds] = /^nodejs_eventloop_delay_max_seconds (\S+)$/m.exec(text) ?? []
    assert.ok(seconds !== undefined, 'The figures have no delay')
    longest = Math.max(longest, Number(seconds))
  }
  const reading = (async () => {
    // The first value covers the start.
    await fetch(`${origin}/metrics`, { headers: withMetricsToken })
    while (!isOver) {
      await pause(1_000)
      await read()
    }
  })()
  return {
    stop: async () => {
      isOver = true
      await reading
      return longest
    },
  }
}
