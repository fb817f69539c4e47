import assert from 'node:assert/strict'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { below, randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder, type ServerProcess } from '#tests/support/server.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { mountSmallDisk, type SmallDisk } from './small-disk.ts'
import { assertStored, isReady, signIn, staff, waitUntil } from './stored.ts'
import { createVisitors } from './visitors.ts'

/** Name of messages that are deleted on the full disk. */
const spareName = 'Spare message'

/** Milliseconds from the first free byte until a submission is stored again. */
const maxRecovery = 5_000

export const fullDisk: Part = { name: 'Disk full', run }

async function run({ seed, isQuick }: PartOptions): Promise<string> {
  const [submissions, times] = isQuick ? [150, 2] : [3_000, 20]
  const random = randomFrom(seed)
  await using place = await createServerFolder('disk')
  const dataDir = path.join(place.folder, 'data')
  await mkdir(dataDir)
  await using disk = await mountSmallDisk(dataDir, 256)
  const env = { SITE: place.site, DATA_DIR: dataDir, ...staff }
  const server = await createServer({ env, before: disk.before })
  const visitors = createVisitors({ port: () => server.port, seed, random })
  let isOver = false
  try {
    await server.startOrThrow()
    const token = await signIn(server.origin)
    await addSpares(server.origin, times)
    const sending = visitors.send(8, submissions, () => isOver)
    const outcomes: Outcome[] = []
    const moments = Array.from({ length: times }, () => below(submissions * 0.95, random)).sort(
      (a, b) => a - b,
    )
    for (const [index, moment] of moments.entries()) {
      await waitUntil(
        () => visitors.stored.size >= moment || visitors.refused.length > 0,
        600_000,
        'the load',
      )
      const restarts = index % 5 === 1
      outcomes.push(await fillAndFree({ server, disk, token, visitors, restarts, submissions }))
    }
    await sending
    assertNone(visitors.refused, 'refused')
    assert.equal(visitors.stored.size, submissions)
    assert.equal(server.exits(), 0, 'The server ended by itself')
    await server.kill()
    await server.startOrThrow()
    const { rows, files } = await assertStored(server.origin, visitors.stored, seed)
    const slowest = Math.max(...outcomes.map(({ recovery }) => recovery))
    return [
      `full ${times} times: ${visitors.answers(507)} × 507 and ${visitors.answers(503)} × 503 with a sentence`,
      `${outcomes.length * 2} reads went on, 0 exits`,
      `stored again at most ${slowest.toFixed(0)} ms after there was room`,
      `${outcomes.filter(({ restarted }) => restarted).length} × kill -9 and start on the full disk`,
      `${rows} acknowledged, ${files} PDFs, 0 lost, 0 doubled`,
    ].join('; ')
  } finally {
    isOver = true
    visitors.close()
    await server.kill()
  }
}

interface Filling {
  server: ServerProcess
  disk: SmallDisk
  token: string
  visitors: ReturnType<typeof createVisitors>
  restarts: boolean
  submissions: number
}

interface Outcome {
  recovery: number
  restarted: boolean
}

async function fillAndFree({
  server,
  disk,
  token,
  visitors,
  restarts,
  submissions,
}: Filling): Promise<Outcome> {
  const refused = () => visitors.answers(507) + visitors.answers(503)
  const before = refused()
  await disk.fill()
  const isSending = visitors.stored.size < submissions - 16
  if (isSending) await waitUntil(() => refused() > before, 20_000, 'a refusal for want of room')
  const answers = await Promise.all([
    fetch(`${server.origin}/api/v1/careers`),
    fetch(`${server.origin}/api/v1/contact`, { headers: { authorization: `Bearer ${token}` } }),
  ])
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200],
    'Reads go on',
  )
  await Promise.all(answers.map((answer) => answer.text()))
  assert.equal(await isReady(server.origin), false)
  await assertStaffGoOn(server.origin)
  await pause(300)
  if (restarts) {
    await server.kill()
    // The server runs, or explains in a sentence why it does not.
    if (!(await server.start()))
      assert.match(server.output(), /^[A-Z][^\n]+\.\n$/, 'One sentence of a server that cannot start')
  }
  await disk.free()
  if (server.exitCode() !== null && server.exitCode() !== undefined) await server.startOrThrow()
  const stored = visitors.stored.size
  const recovery = await waitUntil(
    () => visitors.stored.size > stored || stored >= submissions,
    maxRecovery,
    'a submission is acknowledged again',
  )
  await waitUntil(async () => await isReady(server.origin), maxRecovery, 'readiness')
  return { recovery, restarted: restarts }
}

/** Checks that sign-in, sign-out, and deletion still work while nothing else can be written. */
async function assertStaffGoOn(origin: string) {
  const authorization = `Bearer ${await signIn(origin)}`
  const call = (method: string, path: string) =>
    fetch(`${origin}/api/v1${path}`, { method, headers: { authorization } })
  const { contacts } = await (await call('GET', '/contact')).json()
  const [spare] = contacts.filter(({ fullName }: { fullName: string }) => fullName === spareName)
  assert.equal((await call('DELETE', `/contact/${spare?._id}`)).status, 200, 'A deletion')
  assert.equal((await call('POST', '/auth/logout')).status, 200, 'Signing out')
  assert.equal((await call('GET', '/contact')).status, 401, 'The session has ended')
}

function sendSpare(origin: string) {
  const input = {
    fullName: spareName,
    email: 'spare@mail.example',
    phoneNumber: '08031234567',
    service: 'general',
    message: 'Deleted while the disk is full.',
  }
  const headers = { 'content-type': 'application/json' }
  return fetch(`${origin}/api/v1/contact`, { method: 'POST', headers, body: JSON.stringify(input) })
}

async function addSpares(origin: string, count: number) {
  for (let index = 0; index < count; index += 1) assert.equal((await sendSpare(origin)).status, 201)
}
