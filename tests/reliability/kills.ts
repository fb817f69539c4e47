import assert from 'node:assert/strict'
import { setTimeout as pause } from 'node:timers/promises'
import { type BackingName, openBacking } from '#tests/support/backing.ts'
import { type Fault, faultProxy } from '#tests/support/fault-proxy.ts'
import { below, pick, randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder, type ServerProcess } from '#tests/support/server.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { assertStored, staff } from './stored.ts'
import { createVisitors } from './visitors.ts'

const faults: Fault[] = ['head', 'request', 'answer']
/** Share of the submitting connections to cut. */
const cutShare = 0.13

export const killsOnSqlite = killsOn('SQLite and disk')
export const killsOnPostgres = killsOn('PostgreSQL and S3')

function killsOn(backing: BackingName): Part {
  return { name: `kill -9, ${backing}`, run: (options) => run(backing, options) }
}

async function run(name: BackingName, { seed, isQuick }: PartOptions): Promise<string> {
  const [submissions, kills] = isQuick ? [100, 1] : [10_000, 50]
  const random = randomFrom(seed)
  await using place = await createServerFolder('kills')
  await using backing = await openBacking(name, place)
  const server = await createServer({ env: { ...backing.env, ...staff } })
  const cut = new Map<Fault, number>()
  const proxy = await faultProxy(server.port, () => {
    if (random() >= cutShare) return 'none'
    const fault = pick(faults, random) ?? 'head'
    cut.set(fault, (cut.get(fault) ?? 0) + 1)
    return fault
  })
  // Kill after these numbers of acknowledged submissions, anywhere in the whole run.
  const moments = Array.from({ length: kills }, () => below(submissions * 0.97, random)).sort((a, b) => a - b)
  const visitors = createVisitors({ port: () => proxy.port, seed, random })
  try {
    await server.startOrThrow()
    let isOver = false
    const sending = visitors
      .send(16, submissions, () => isOver)
      .finally(() => {
        isOver = true
      })
    const killing = killAt(moments, { server, visitors, random }).catch((error: unknown) => {
      isOver = true
      throw error
    })
    const [, starts] = await Promise.all([sending, killing])
    assertNone(visitors.refused, 'refused')
    assert.equal(visitors.stored.size, submissions)
    // Restart, so that the checks read the disk and not the process's memory.
    await server.kill()
    await server.startOrThrow()
    const { rows, files } = await assertStored(server.origin, visitors.stored, seed)
    assert.equal(server.exits(), 0, 'The server ended by itself')
    const cuts = faults.map((fault) => `${cut.get(fault) ?? 0} ${words[fault]}`)
    return [
      `${rows} acknowledged, 0 lost, 0 doubled, 0 changed`,
      `${files} PDFs byte for byte`,
      `${kills} × kill -9 (${starts} while starting)`,
      `cut: ${cuts.join(', ')}`,
      `attempts: ${visitors.attempts()}`,
    ].join('; ')
  } finally {
    visitors.close()
    await proxy.close()
    await server.kill()
  }
}

const words: Record<Fault, string> = {
  none: '',
  head: 'before the body',
  request: 'within the request',
  answer: 'before the answer',
}

interface Killing {
  server: ServerProcess
  visitors: { stored: ReadonlySet<number>; refused: readonly string[] }
  random: () => number
}

/** Returns how many kills happened during a start. */
async function killAt(moments: readonly number[], { server, visitors, random }: Killing): Promise<number> {
  let whileStarting = 0
  let isUp = true
  for (const moment of moments) {
    // Let one kill in ten happen during the restart after the previous one.
    const isEarly = !isUp
    if (isEarly) {
      const starting = server.start()
      await pause(random() * 900)
      await server.kill()
      await starting
      whileStarting += 1
    } else {
      while (visitors.stored.size < moment && visitors.refused.length === 0) await pause(5)
      await pause(random() * 20)
      await server.kill()
    }
    isUp = random() > 0.1
    if (isUp) await server.startOrThrow()
  }
  if (!isUp) await server.startOrThrow()
  return whileStarting
}
