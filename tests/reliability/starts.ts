import assert from 'node:assert/strict'
import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { Client } from 'pg'
import { startPostgres } from '#tests/support/postgres.ts'
import { createServer, createServerFolder, type ServerProcess } from '#tests/support/server.ts'
import type { Part, PartOptions } from './part.ts'
import { isReady, signIn, staff } from './stored.ts'

export const startsOnSqlite: Part = {
  name: 'Starts at once, SQLite',
  run: async ({ isQuick }) => {
    const [rounds, atOnce] = isQuick ? [1, 4] : [25, 8]
    const sentences = new Map<string, number>()
    await repeat(rounds, atOnce, async ({ folder, site }, servers) => {
      const env = { SITE: site, DATA_DIR: path.join(folder, 'data'), ...staff }
      const [running, refused] = await startAll(servers, folder, env)
      assert.equal(running.length, 1, `${running.length} servers on one SQLite file`)
      for (const { output, exitCode } of refused) {
        assert.equal(exitCode(), 1)
        assert.match(output(), /^\S+ is in use by .+: stop it, or choose another DATA_DIR\.\n$/)
        const sentence = output().replace(/^\S+|process \d+/g, '…')
        sentences.set(sentence, (sentences.get(sentence) ?? 0) + 1)
      }
      await assertWhole(running)
    })
    const ended = [...sentences.values()].reduce((sum, count) => sum + count, 0)
    return `${rounds * atOnce} starts, ${atOnce} at once on a new file: ${rounds} × one serves, ${ended} ended with the sentence that says who does`
  },
}

export const startsOnPostgres: Part = { name: 'Starts at once, PostgreSQL', run: runOnPostgres }

async function runOnPostgres({ isQuick }: PartOptions): Promise<string> {
  const [rounds, atOnce] = isQuick ? [1, 4] : [25, 8]
  const postgres = await startPostgres({ isDurable: false })
  try {
    const migrations = (await readdir('server/database/migrations'))
      .map((file) => path.parse(file).name)
      .toSorted()
    await repeat(rounds, atOnce, async ({ folder, site }, servers) => {
      const url = await postgres.newDatabase()
      const [running, refused] = await startAll(servers, folder, { SITE: site, DATABASE_URL: url, ...staff })
      assert.deepEqual(
        refused.map(({ output }) => output()),
        [],
        'Servers that did not start',
      )
      await assertWhole(running)
      const client = new Client({ connectionString: url })
      await client.connect()
      const { rows } = await client.query(
        'select name, count(*)::int as count from migrations group by name order by name',
      )
      const { rows: admins } = await client.query('select email from admins')
      await client.end()
      assert.deepEqual(
        rows,
        migrations.map((name) => ({ name, count: 1 })),
      )
      assert.equal(admins.length, 1, 'One first super admin')
    })
  } finally {
    await postgres.remove()
  }
  return `${rounds * atOnce} starts, ${atOnce} at once on an empty database: all ${rounds * atOnce} serve, each migration once, one first super admin`
}

async function repeat(
  rounds: number,
  atOnce: number,
  work: (place: { folder: string; site: string }, servers: ServerProcess[]) => Promise<void>,
) {
  for (let round = 0; round < rounds; round += 1) {
    await using place = await createServerFolder('starts')
    const servers: ServerProcess[] = []
    try {
      await work(place, await made(servers, atOnce))
    } finally {
      await Promise.all(servers.map(({ kill }) => kill()))
    }
  }
}

async function made(servers: ServerProcess[], count: number): Promise<ServerProcess[]> {
  while (servers.length < count) servers.push(await createServer({ env: {} }))
  return servers
}

async function startAll(servers: ServerProcess[], folder: string, env: Record<string, string>) {
  const started = await Promise.all(
    servers.map(async (server, index) => ({
      server,
      isUp: await server.start({ DATA_DIR: path.join(folder, `data-${index}`), ...env }),
    })),
  )
  const of = (wanted: boolean) => started.flatMap(({ server, isUp }) => (isUp === wanted ? [server] : []))
  return [of(true), of(false)] as const
}

/** Checks that the servers are ready and that a user can sign in. */
async function assertWhole(servers: readonly ServerProcess[]) {
  for (const { origin } of servers) {
    assert.equal(await isReady(origin), true)
    await signIn(origin)
  }
}
