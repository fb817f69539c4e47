import { availableParallelism, loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { alignColumns } from '#tests/bench/table.ts'
import { combineParts, inBrowsers, inNode } from './browser-tests.ts'
import { cutUploads } from './cut-uploads.ts'
import { fullDisk } from './full-disk.ts'
import { fuzzOnPostgres, fuzzOnSqlite } from './fuzz.ts'
import { killsOnPostgres, killsOnSqlite } from './kills.ts'
import { outage, silence } from './outage.ts'
import type { Part } from './part.ts'
import { restores } from './restores.ts'
import { revocations } from './revocations.ts'
import { startsOnPostgres, startsOnSqlite } from './starts.ts'
import { stops } from './stops.ts'
import { twoServers } from './two-servers.ts'

/**
 * Tests the real server over HTTP while processes are killed, connections cut, disks full, and requests hostile; then
 * the product in browsers. Prints one table line per part. A failure prints the seed that repeats it.
 */
const parts: Record<string, Part> = {
  'kills-sqlite': killsOnSqlite,
  'kills-postgres': killsOnPostgres,
  outage,
  silence,
  'full-disk': fullDisk,
  'fuzz-sqlite': fuzzOnSqlite,
  'fuzz-postgres': fuzzOnPostgres,
  restores,
  'two-servers': twoServers,
  'starts-sqlite': startsOnSqlite,
  'starts-postgres': startsOnPostgres,
  stops,
  sessions: revocations,
  'cut-uploads': cutUploads,
  slow: inNode('Slow clients', ['tests/server/hostile-requests.test.ts']),
  outbox: inBrowsers('Outbox', ['submissions-are-sent-exactly-once']),
  deployments: inBrowsers('Deployments', ['updates-never-break-a-tab', 'poisoned-cache']),
  'sign-out': inBrowsers('Sign-out', ['staff-data-is-encrypted-at-rest']),
  admins: inBrowsers(
    'Two admins on one device',
    ['tabs-share-one-session', 'typed-text-is-not-lost'],
    'another admin|same person',
  ),
  answers: combineParts(
    'Wrong answers',
    inNode('on every screen', ['tests/screens/mutated-screens.test.ts']),
    inBrowsers('in a browser', ['mutated-responses']),
  ),
  texts: inBrowsers('Hostile texts', ['hostile-records']),
  storage: inBrowsers('Storage full, blocked, deleted, evicted', [
    'browsers-may-refuse-storage',
    'device-storage',
    'evicted',
  ]),
  clocks: inNode('Clocks a year off and turned back', [
    'src/dashboard/offline-data/query-cache/wrong-clock.test.ts',
    'src/dashboard/offline-data/query-cache/personal-data.test.ts',
    'src/dashboard/offline-data/encryption/offline-period.test.ts',
    'src/offline/drafts/draft-store.test.ts',
    'server/database/clock-watch.test.ts',
  ]),
  records: inBrowsers('10,000 and 100,000 records', ['quote-requests'], '10+ requests'),
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, quick: { type: 'boolean' }, markdown: { type: 'boolean' } },
})
const unknown = positionals.filter((name) => !(name in parts))
if (unknown.length > 0) {
  process.stderr.write(`No such part: ${unknown.join(', ')}. There are ${Object.keys(parts).join(', ')}.\n`)
  process.exit(1)
}

const lines = [['part', 'held', 'took', 'seed']]
let failures = 0
for (const [key, { name, run }] of Object.entries(parts)) {
  if (positionals.length > 0 && !positionals.includes(key)) continue
  const seed = Number(values.seed ?? Math.floor(Math.random() * 1e6))
  const began = performance.now()
  process.stderr.write(`${name} …\n`)
  try {
    const counts = await run({ seed, isQuick: values.quick === true })
    const line = [name, counts, `${Math.round((performance.now() - began) / 1000)} s`, `${seed}`]
    process.stderr.write(`${line.join(' | ')}\n`)
    lines.push(line)
  } catch (error) {
    failures += 1
    const again = `npm run test:reliability -- ${key} --seed=${seed}${values.quick ? ' --quick' : ''}`
    process.stderr.write(`${error instanceof Error ? error.stack : error}\nAgain: ${again}\n`)
    lines.push([name, 'FAILED', `${Math.round((performance.now() - began) / 1000)} s`, `${seed}`])
  }
}
const [busy = 0] = loadavg()
const machine = `Node ${process.versions.node}, ${availableParallelism()} cores, load ${busy.toFixed(1)}`
process.stdout.write(`${new Date().toISOString().slice(0, 10)} · ${machine}\n\n`)
process.stdout.write(`${alignColumns(lines, 4, values.markdown === true)}\n`)
process.exit(failures > 0 ? 1 : 0)
