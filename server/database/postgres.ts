import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, type ClientConfig, Pool, TypeOverrides } from 'pg'
import { StartError } from '#server/errors.ts'
import type { Engine, RawRow, Read, Schema } from './engine.ts'
import { failureOf } from './errors.ts'
import { hearCommits } from './postgres-notices.ts'
import { createWriter, withClient } from './postgres-writer.ts'
import { createWatchers } from './watchers.ts'

const timestamptz = 1184
const types = new TypeOverrides()
types.setTypeParser(timestamptz, (text: string) => {
  const [, date, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d) ([\d:]{8})(?:\.(\d{1,3})\d*)?\+00$/.exec(text) ?? []
  return date ? `${date}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(text).toISOString()
})

const collations = ['pg_unicode_fast', 'und-x-icu', 'pg_c_utf8', 'C.utf8', 'en_US.utf8']

/** Opens rows in PostgreSQL, which any number of servers share. @throws {StartError} */
export async function openPostgres(connectionString: string): Promise<Engine> {
  // In UTC, timestamps arrive as text close to ISO 8601. Thousands of Date objects are slow.
  const common = {
    connectionString,
    keepAlive: true,
    application_name: 'site',
    options: '-c timezone=UTC',
    types,
  }
  const pools = openPools(common)
  const endPools = () => Promise.all(Object.values(pools).map((pool) => pool.end()))
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: pools.patient }) })
  const server = randomUUID()
  const { watch, tell } = createWatchers()
  const read: Read = ({ sql, parameters }) =>
    withClient(pools.readers, async (client) => (await client.query(sql, [...parameters])).rows)
  const notResponding = async (error: unknown): Promise<never> => {
    await endPools()
    throw new StartError(`The database of DATABASE_URL does not answer: ${failureOf(error).message}.`)
  }
  const hearing = await hearCommits(common, server, tell).catch(notResponding)
  const lowerCollation = await collationOf(pools.readers).catch(async (error: unknown) => {
    await hearing.close()
    return notResponding(error)
  })
  return {
    dialect: 'postgres',
    name: 'The database of DATABASE_URL',
    db,
    lowerCollation,
    read,
    write: createWriter(pools.writer, server, tell),
    watch,
    lock: (name) => sessionLock(common, name),
    snapshot: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          // The first statement fixes the snapshot of the transaction.
          await sql`select 1`.execute(transaction)
          // Kysely's types determine the rows of a query.
          return work(async (query) => (await transaction.executeQuery<RawRow>(query)).rows)
        }),
    forget: async () =>
      'PostgreSQL keeps deleted rows in its own files until it has vacuumed them, and in its log and copies as its administrator has set.',
    close: async () => {
      await hearing.close()
      await endPools()
    },
  }
}

/** Opens a pool for each purpose. */
function openPools(common: ClientConfig) {
  // Fail slow calls early: the caller retries. `query_timeout` also covers a server that no longer responds at all.
  const impatient = { ...common, connectionTimeoutMillis: 1500, idle_in_transaction_session_timeout: 10_000 }
  const pools = {
    readers: new Pool({ ...impatient, max: 10, statement_timeout: 5000, query_timeout: 6000 }),
    writer: new Pool({ ...impatient, max: 1, statement_timeout: 1800, query_timeout: 2000 }),
    // For slow work: migrations, snapshots, and restores.
    patient: new Pool({ ...common, max: 3, connectionTimeoutMillis: 5000 }),
  }
  // The failed query reports a broken connection. Without listeners, the process would end.
  for (const pool of Object.values(pools)) {
    pool.on('error', () => undefined)
    pool.on('connect', (client) => client.on('error', () => undefined))
  }
  return pools
}

/** Takes a lock that PostgreSQL releases when the connection, and so the process, ends. */
async function sessionLock(config: ClientConfig, name: string) {
  // Keep-alive detects a lost host within a minute or two.
  const client = new Client({
    ...config,
    connectionTimeoutMillis: 1500,
    query_timeout: 5000,
    keepAliveInitialDelayMillis: 10_000,
  })
  const losing = new AbortController()
  // The 'end' event follows automatically.
  client.on('error', () => undefined)
  client.on('end', () => losing.abort())
  await client.connect()
  const query = client.query('select pg_try_advisory_lock(hashtextextended($1, 2)) as "isLocked"', [name])
  const { rows } = await query.catch(async (error: unknown) => {
    await client.end()
    throw error
  })
  if (rows[0].isLocked) return { release: () => client.end(), lostSignal: losing.signal }
  await client.end()
}

/** Returns the first collation whose `lower` handles more than A to Z. The database's own may not. */
async function collationOf(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ collname: string }>(
    'select distinct collname from pg_collation where collname = any($1) and collencoding in (-1, 6)',
    [collations],
  )
  return collations.find((name) => rows.some(({ collname }) => collname === name))
}
