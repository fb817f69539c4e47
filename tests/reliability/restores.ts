import assert from 'node:assert/strict'
import path from 'node:path'
import { backings, openBacking } from '#tests/support/backing.ts'
import { randomFrom } from '#tests/support/random.ts'
import { createServer, createServerFolder, runCommandOrThrow } from '#tests/support/server.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { assertStored, staff, waitUntil } from './stored.ts'
import { createVisitors } from './visitors.ts'

/** Time limit of a restore in milliseconds. */
const limit = 60_000

/** Restores a backup made under load into each kind of database, and starts a server on it. */
export const restores: Part = { name: 'Backup under load, restored', run }

async function run({ seed, isQuick }: PartOptions): Promise<string> {
  const count = isQuick ? 100 : 20_000
  await using place = await createServerFolder('restores')
  await using source = await openBacking('SQLite and disk', place)
  const server = await createServer({ env: { ...source.env, ...staff } })
  const visitors = createVisitors({ port: () => server.port, seed, random: randomFrom(seed) })
  const file = path.join(place.folder, 'one.backup')
  try {
    await server.startOrThrow()
    let isOver = false
    const sending = visitors.send(16, Number.POSITIVE_INFINITY, () => isOver)
    await waitUntil(() => visitors.stored.size >= count, 600_000, 'a load')
    const before = new Set(visitors.stored)
    const made = await runCommandOrThrow(['backup', file], source.env)
    const meanwhile = visitors.stored.size - before.size
    assert.ok(meanwhile > 0, 'Nothing was stored while the backup was made')
    isOver = true
    await sending
    assertNone(visitors.refused, 'refused')
    assert.equal(server.exits(), 0, 'The server ended by itself')
    await server.stop()

    const results: string[] = []
    for (const name of backings) {
      await using target = await openBacking(name, { ...place, folder: path.join(place.folder, name) })
      const began = performance.now()
      const restored = await runCommandOrThrow(['restore', file], target.env)
      const duration = performance.now() - began
      assert.ok(isQuick || duration < limit, `The restore took ${duration} ms`)
      const stored = await readBack(target.env, before, seed)
      results.push(
        `${name}: ${restored} ${(duration / 1000).toFixed(1)} s; ${stored.rows} submissions read, ${stored.files} PDFs byte for byte, 0 lost, 0 doubled, 0 changed`,
      )
    }
    return [`${made} ${meanwhile} stored meanwhile`, ...results].join('; ')
  } finally {
    visitors.close()
    await server.kill()
  }
}

async function readBack(env: Record<string, string>, acknowledged: ReadonlySet<number>, seed: number) {
  const server = await createServer({ env })
  try {
    await server.startOrThrow()
    return await assertStored(server.origin, acknowledged, seed)
  } finally {
    await server.kill()
  }
}
