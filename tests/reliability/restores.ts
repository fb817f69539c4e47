import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { randomFrom } from '#tests/random.ts'
import { backings, openBacking } from './backing.ts'
import { assertNone, type Part, type PartOptions } from './part.ts'
import { partFolder, serverProcess } from './server-process.ts'
import { assertStored, staff, waitUntil } from './stored.ts'
import { createVisitors } from './visitors.ts'

/** Time limit of a restore in milliseconds. */
const limit = 60_000

/** Restores a backup made under load into each kind of database, and starts a server on it. */
export const restores: Part = { name: 'Backup under load, restored', run }

async function run({ seed, isQuick }: PartOptions): Promise<string> {
  const count = isQuick ? 100 : 20_000
  await using place = await partFolder('restores')
  await using source = await openBacking('SQLite and disk', place)
  const server = await serverProcess({ env: { ...source.env, ...staff } })
  const visitors = createVisitors({ port: () => server.port, seed, random: randomFrom(seed) })
  const file = path.join(place.folder, 'one.backup')
  try {
    await server.startWell()
    let isOver = false
    const sending = visitors.send(16, Number.POSITIVE_INFINITY, () => isOver)
    await waitUntil(() => visitors.stored.size >= count, 600_000, 'a load')
    const before = new Set(visitors.stored)
    const made = await command(['backup', file], source.env)
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
      const restored = await command(['restore', file], target.env)
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
  const server = await serverProcess({ env })
  try {
    await server.startWell()
    return await assertStored(server.origin, acknowledged, seed)
  } finally {
    await server.kill()
  }
}

/** Runs a command and returns its output. @throws {Error} with the output when it fails */
async function command(words: string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [path.resolve('server/commands.ts'), ...words], {
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`${words[0]} ended with ${code}: ${output}`)
  return output.trim()
}
