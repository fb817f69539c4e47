import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, statSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { availableParallelism, loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { newRow } from '#backend/base/new-row.ts'
import type { Row } from '#backend/ports/rows.ts'
import { accounts } from '#mocks/accounts.ts'
import { fillWithDemo } from '#scripts/demo-content.ts'
import { openRows } from '#server/database/open-rows.ts'
import { openFiles } from '#server/files/open-files.ts'
import { createPasswords } from '#server/passwords.ts'
import { noiseProbe, restingPoint } from './machine.ts'
import { load, openConnection, requestText } from './raw-client.ts'
import { alignColumns, median, quantile } from './table.ts'

/** Measures the real server on this machine in one table. Asserts nothing. */
const isMarkdown = process.argv.includes('--markdown')
const [, soakFor] = /^--soak=(\d+)$/.exec(process.argv.find((word) => word.startsWith('--soak')) ?? '') ?? []
/** Packed release, unless `--sources` asks for the TypeScript sources. */
const entry = process.argv.includes('--sources') ? 'server/main.ts' : packedServer()
const lines: string[][] = [['measure', 'figure', 'goal']]
const dataDir = await mkdtemp(path.join(tmpdir(), 'bench-'))
/** Same flags as `npm run site` and a release. */
const heapFlags = ['--max-semi-space-size=2']
const env = { DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT: 'off' }
const probe = noiseProbe()
const rest = restingPoint()

try {
  await fill()
  await rest()
  const starts: number[] = []
  for (let round = 0; round < 5; round += 1) {
    const { child, ready } = await start()
    starts.push(ready)
    await stop(child)
  }
  tell('start to ready, 110,000 rows', `${median(starts).toFixed(0)} ms`, '≤ 500 ms')

  await rest()
  const { child, port } = await start()
  const memory = () => residentOf(child)
  await measure(child, port)
  tell('resident after all of this', `${await memory()} MB`)
  await stop(child)
  await soak(Number(soakFor ?? 20))
} finally {
  await rm(dataDir, { recursive: true, force: true })
}
const [busy = 0] = loadavg()
process.stdout.write(
  `Node ${process.versions.node} · ${availableParallelism()} cores, which the load shares · load ${busy.toFixed(1)} · noise probe ${probe} before, ${noiseProbe()} after\n\n`,
)
process.stdout.write(`${alignColumns(lines, 1, isMarkdown)}\n`)

async function measure(child: ChildProcess, port: number) {
  const spent = spending(child)
  await spent(1)
  const submissions = await load({ port, connections: 32, seconds: 10, next: submission })
  const costs = [['a submission', await spent(submissions.times.length)]]
  tell('durable submissions, 32 connections', `${submissions.perSecond.toFixed(0)}/s`, '≥ 2,000/s')
  const p99 = quantile(submissions.times, 0.99).toFixed(1)
  tell('  of these, p50 and p99', `${median(submissions.times).toFixed(1)} and ${p99} ms`)
  await rest()
  const steady = await load({ port, connections: 32, seconds: 10, next: submission, rate: 200 })
  tell('submissions at 200/s, p99', `${quantile(steady.times, 0.99).toFixed(1)} ms`, '≤ 50 ms')

  const authorization = `Bearer ${await signIn(port)}`
  const list = requestText('GET', '/api/v1/demo', { authorization })
  await rest()
  const connection = await openConnection(port)
  await spent(1)
  const lists: number[] = []
  for (let round = 0; round < 40; round += 1) {
    const began = performance.now()
    if ((await connection.ask(list)) !== 200) throw new Error('The list was not answered')
    lists.push(performance.now() - began)
  }
  connection.close()
  costs.push(['a list of 10,000 rows', await spent(lists.length)])
  tell('GET /demo with 10,000 rows, p50', `${median(lists).toFixed(0)} ms`, '≤ 60 ms')

  await rest()
  const page = requestText('GET', '/projects', { 'accept-encoding': 'br' })
  await load({ port, connections: 4, seconds: 1, next: () => page })
  const cached = await load({ port, connections: 32, seconds: 5, next: () => page })
  tell('documents from the page cache', `${cached.perSecond.toFixed(0)}/s`, '≥ 5,000/s')
  const calm = await load({ port, connections: 32, seconds: 5, next: () => page, rate: 200 })
  tell('documents at 200/s, p99', `${quantile(calm.times, 0.99).toFixed(1)} ms`, '≤ 20 ms')
  let number = 0
  await rest()
  await spent(1)
  const fresh = await load({
    port,
    connections: 8,
    seconds: 5,
    next: () => requestText('GET', `/projects?page=${++number}`, { 'accept-encoding': 'br' }),
  })
  tell('documents rendered afresh', `${fresh.perSecond.toFixed(0)}/s`, '≥ 150/s')
  costs.push(['a document rendered afresh', await spent(fresh.times.length)])
  for (const [what, cost] of costs) tell(`processor time of ${what}`, `${cost} ms`)
  const all = [submissions, steady, cached, calm, fresh].map(({ statuses }) => statuses)
  const refused = all.flatMap((statuses) => [...statuses]).filter(([status]) => status >= 400)
  if (refused.length > 0) tell('refused', refused.map(([status, count]) => `${count} × ${status}`).join(', '))
}

/** Returns the server of the newest release packed for the bench. */
function packedServer(): string {
  const madeAt = (server: string) => statSync(server).mtimeMs
  const [newest] = globSync('release-bench/*/server/main.js').toSorted((a, b) => madeAt(b) - madeAt(a))
  if (!newest) throw new Error('release-bench has no release. Run npm run bench:server.')
  return newest
}

/** Replays the requests of a busy hour at this rate. */
async function soak(seconds: number) {
  await rest()
  const { child, port } = await start()
  const kinds = [
    () => requestText('GET', '/', { 'accept-encoding': 'br' }),
    () => requestText('GET', '/projects', { 'accept-encoding': 'br' }),
    () => requestText('GET', `/projects?page=${asked % 50}`, { 'accept-encoding': 'br' }),
    () => requestText('GET', '/api/v1/projects'),
    () => requestText('GET', '/careers', { 'accept-encoding': 'gzip' }),
    submission,
  ]
  let asked = 0
  const next = () => (kinds[asked++ % kinds.length] ?? submission)()
  const { times } = await load({ port, connections: 16, seconds, next, rate: 120 })
  tell(`resident after ${times.length} requests in ${seconds} s`, `${await residentOf(child)} MB`, '≤ 150 MB')
  await stop(child)
}

function tell(measured: string, figure: string, goal = '') {
  lines.push([measured, figure, goal])
  process.stderr.write(`${measured}: ${figure}\n`)
}

function submission(): string {
  const body = JSON.stringify({
    fullName: 'Amaka Okafor',
    email: 'amaka@client.example',
    phoneNumber: '+234 800 000 0100',
    service: 'general',
    message: 'Two pump skids with piping, to be commissioned before the rains.',
  })
  const headers = { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() }
  return requestText('POST', '/api/v1/contact', headers, body)
}

async function fill() {
  const now = () => new Date()
  const opened = await openRows({ dataDir })
  const files = await openFiles({ dataDir, rows: opened.rows, now })
  await fillWithDemo({ rows: opened.rows, files, passwords: createPasswords(), now })
  await opened.restore(async ({ insert }) => {
    await insert('quoteRequests', many(10_000, 'quoteRequests'))
    await insert('contactSubmissions', many(100_000, 'contactSubmissions'))
  })
  await opened.close()
}

function many(count: number, table: 'quoteRequests' | 'contactSubmissions'): Row[] {
  const fields = {
    firstName: 'Amaka',
    lastName: 'Okafor',
    fullName: 'Amaka Okafor',
    companyName: 'Escravos Fabrication Yard',
    email: 'amaka@client.example',
    phoneNumber: '+234 800 000 0100',
    country: 'Nigeria',
    service: 'general',
    budget: 12_500_000,
    timeline: '2099-03-05',
    message: 'Two pump skids with piping, to be commissioned before the rains.',
  }
  return Array.from({ length: count }, (_, index) =>
    newRow(table, fields, new Date(Date.now() - index * 60_000)),
  )
}

async function start(): Promise<{ child: ChildProcess; port: number; ready: number }> {
  const began = performance.now()
  const child = spawn(process.execPath, [...heapFlags, entry], {
    // Same environment as the systemd unit in docs/deploy.md.
    env: {
      PATH: process.env.PATH ?? '',
      MALLOC_ARENA_MAX: '1',
      MALLOC_MMAP_THRESHOLD_: '32768',
      MALLOC_TRIM_THRESHOLD_: '131072',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stdout = child.stdout.setEncoding('utf8')
  const port = await new Promise<number>((resolve, reject) => {
    stdout.on('data', (text: string) => {
      const [, taken] = /The site answers on http:\/\/[\d.]+:(\d+)/.exec(text) ?? []
      if (taken) resolve(Number(taken))
    })
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}`)))
  })
  while ((await fetch(`http://127.0.0.1:${port}/readyz`)).status !== 200);
  return { child, port, ready: performance.now() - began }
}

async function stop(child: ChildProcess) {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

async function signIn(port: number): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(accounts[0]),
  })
  const { token }: { token: string } = await answer.json()
  return token
}

/** Returns the resident memory in MB, on Linux only. */
async function residentOf({ pid }: ChildProcess): Promise<string> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
  return kilobytes ? (Number(kilobytes) / 1024).toFixed(0) : '?'
}

/** Returns a function that gives the processor time per response since its last call, in milliseconds. Linux only. */
function spending({ pid }: ChildProcess) {
  let before = 0
  return async (answers: number) => {
    const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
    // Fields 14 and 15, counted after the name, in hundredths of a second.
    const [user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 13)
    const time = 10 * (Number(user) + Number(system))
    const cost = ((time - before) / answers).toFixed(2)
    before = time
    return cost
  }
}
