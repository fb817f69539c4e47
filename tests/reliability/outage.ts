import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { openShared } from '#tests/support/backing.ts'
import type { TestPostgres } from '#tests/support/postgres.ts'
import { randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder } from '#tests/support/server.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { assertStored, isReady, staff, waitUntil } from './stored.ts'
import { createVisitors } from './visitors.ts'

/** Milliseconds from the loss of the database until the server is not ready, and back. */
const limits = { notReady: 2_000, recovered: 5_000 }
/** Milliseconds for an attempt while the database is unavailable: the sender must get a response soon. */
const maxWait = 10_000

export const outage: Part = {
  name: 'PostgreSQL stopped under load',
  run: (options) => run(options, { lose: ({ kill }) => kill(), giveBack: ({ start }) => start() }),
}

/** Simulates a hanging machine, or a network that drops all packets. */
export const silence: Part = {
  name: 'PostgreSQL silent under load',
  run: (options) =>
    run(options, { lose: async ({ freeze }) => freeze(), giveBack: async ({ thaw }) => thaw() }),
}

interface Fault {
  lose: (postgres: TestPostgres) => Promise<void>
  giveBack: (postgres: TestPostgres) => Promise<void>
}

async function run({ seed, isQuick }: PartOptions, { lose, giveBack }: Fault): Promise<string> {
  const [away, load] = isQuick ? [2_000, 50] : [30_000, 1_000]
  await using place = await createServerFolder('outage')
  await using backing = await openShared(place)
  const { postgres } = backing
  const server = await createServer({ env: { ...backing.env, ...staff } })
  const visitors = createVisitors({ port: () => server.port, seed, random: randomFrom(seed) })
  try {
    await server.startOrThrow()
    let isOver = false
    const sending = visitors.send(16, Number.POSITIVE_INFINITY, () => isOver)
    const stored = () => visitors.stored.size
    await waitUntil(() => stored() > load, 600_000, 'a load')

    await lose(postgres)
    const notReady = await waitUntil(
      async () => (await isReady(server.origin)) === false,
      limits.notReady,
      'readiness says that the database is away',
    )
    const before = stored()
    const refusal = await fetch(`${server.origin}/api/v1/careers`)
    assert.equal(refusal.status, 503)
    assert.match(((await refusal.json()) as { message: string }).message, /\w+ \w+/)
    assert.equal((await fetch(`${server.origin}/healthz`)).status, 200)
    await pause(away)
    assert.equal(await isReady(server.origin), false)
    assert.ok(stored() - before <= 16, 'Something was acknowledged while the database was away')

    await giveBack(postgres)
    const again = stored()
    const [recovered, acknowledged] = await Promise.all([
      waitUntil(async () => await isReady(server.origin), limits.recovered, 'readiness'),
      waitUntil(() => stored() > again, limits.recovered, 'a submission is acknowledged'),
    ])
    await waitUntil(() => stored() > again + load, 600_000, 'the load again')
    const refused = visitors.answers(503)
    isOver = true
    await sending
    assertNone(visitors.refused, 'refused')
    assert.ok(visitors.longest() < maxWait, `An attempt took ${visitors.longest()} ms`)
    await server.kill()
    await server.startOrThrow()
    const { rows, unacknowledged, files } = await assertStored(server.origin, visitors.stored, seed)
    // Only the end of this part cuts these off.
    assert.ok(unacknowledged <= 16)
    assert.equal(server.exits(), 0, 'The server ended by itself')
    return [
      `away for ${away / 1000} s: not ready after ${notReady.toFixed(0)} ms`,
      `ready ${recovered.toFixed(0)} ms and the first submission ${acknowledged.toFixed(0)} ms after it was back`,
      `${rows} stored, ${files} PDFs, 0 lost, 0 doubled; ${refused} × 503 with a sentence`,
      `longest attempt ${(visitors.longest() / 1000).toFixed(1)} s`,
    ].join('; ')
  } finally {
    visitors.close()
    await server.kill()
  }
}
