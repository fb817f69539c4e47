import { randomUUID } from 'node:crypto'
import { Kysely, PostgresDialect, sql } from 'kysely'
import { Client, type ClientConfig, Pool, type PoolClient, TypeOverrides } from 'pg'
import type { Commit } from '#backend/rows.ts'
import type { TableName } from '#backend/tables.ts'
import type { Engine, RawRow, Read, Schema, Statement } from './engine.ts'
import { CannotOpen, errorOf, failureOf, isBroken, isRetryable } from './errors.ts'
import { channel, hearCommits, notices } from './postgres-notices.ts'

const timestamptz = 1184
const types = new TypeOverrides()
types.setTypeParser(timestamptz, (text: string) => {
  const [, date, time, fraction = ''] =
    /^(\d{4}-\d\d-\d\d) ([\d:]{8})(?:\.(\d{1,3})\d*)?\+00$/.exec(text) ?? []
  return date ? `${date}T${time}.${fraction.padEnd(3, '0')}Z` : new Date(text).toISOString()
})

const collations = ['pg_unicode_fast', 'und-x-icu', 'pg_c_utf8', 'C.utf8', 'en_US.utf8']

/** Rows in PostgreSQL, which any number of servers use together. @throws {CannotOpen} */
export async function openPostgres(connectionString: string): Promise<Engine> {
  // In UTC, moments come as text that is nearly ISO 8601 already: thousands of Date objects are slow.
  const common = {
    connectionString,
    keepAlive: true,
    application_name: 'site',
    options: '-c timezone=UTC',
    types,
  }
  const pool = new Pool({
    ...common,
    max: 10,
    // A call that cannot be served soon is better refused soon: whoever sends it comes again.
    connectionTimeoutMillis: 1500,
    statement_timeout: 5000,
    // When the server says nothing at all any more.
    query_timeout: 6000,
    idle_in_transaction_session_timeout: 10_000,
  })
  // For what may take long: migrations, a snapshot, a restore.
  const patientPool = new Pool({ ...common, max: 3, connectionTimeoutMillis: 5000 })
  // Whoever uses a connection that breaks is told by the query. Without listeners, the process would end.
  for (const each of [pool, patientPool]) {
    each.on('error', () => undefined)
    each.on('connect', (client) => client.on('error', () => undefined))
  }
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: patientPool }) })
  const server = randomUUID()
  const listeners = new Set<(commit: Commit) => void>()
  const tell = (commit: Commit) => {
    for (const listener of listeners) listener(commit)
  }
  const read: Read = ({ sql, parameters }) =>
    withClient(pool, async (client) => (await client.query(sql, [...parameters])).rows)
  const hearing = await hearCommits(common, server, tell).catch(async (error: unknown) => {
    await Promise.all([pool.end(), patientPool.end()])
    throw new CannotOpen(`The database of DATABASE_URL does not answer: ${failureOf(error).message}`)
  })
  return {
    dialect: 'postgres',
    name: 'The database of DATABASE_URL',
    db,
    lowerCollation: await collationOf(pool),
    read,
    write: async (statements, commit) => {
      let table: TableName = 'settings'
      const at = (statement: Statement) => {
        table = statement.table
      }
      const payloads = notices(server, commit)
      await withRetries(() => withClient(pool, (client) => transact(client, statements, payloads, at))).catch(
        (error: unknown) => {
          throw errorOf(failureOf(error), table)
        },
      )
      if (commit.tables.length > 0) tell(commit)
    },
    watch: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    lock: (name) => sessionLock(common, name),
    snapshot: (work) =>
      db
        .transaction()
        .setIsolationLevel('repeatable read')
        .setAccessMode('read only')
        .execute(async (transaction) => {
          // The first statement says which moment the transaction sees.
          await sql`select 1`.execute(transaction)
          // Kysely's own types say what the rows of a query are.
          return work(async (query) => (await transaction.executeQuery<RawRow>(query)).rows)
        }),
    close: async () => {
      await hearing.close()
      await Promise.all([pool.end(), patientPool.end()])
    },
  }
}

async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let broken = false
  try {
    return await work(client)
  } catch (error) {
    broken = isBroken(error)
    throw error
  } finally {
    client.release(broken)
  }
}

/** All statements and what others are told of them, or nothing. `at` is told which statement is being made. */
async function transact(
  client: PoolClient,
  statements: readonly Statement[],
  payloads: readonly string[],
  at: (statement: Statement) => void,
) {
  await client.query('begin')
  try {
    // Two writes that each leave enough rows could together leave too few: they come one after the other.
    const counted = statements.find(({ needs }) => typeof needs === 'object')
    if (counted) await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [counted.table])
    for (const statement of statements) {
      at(statement)
      const { rowCount, rows } = await client.query(statement.sql, [...statement.parameters])
      const { needs } = statement
      if (needs === 'row' && rowCount === 0) throw failed('missing')
      if (typeof needs === 'object' && Number(rows[0].count) < needs.atLeast) throw failed('too few')
    }
    for (const payload of payloads) await client.query('select pg_notify($1, $2)', [channel, payload])
    await client.query('commit')
  } catch (error) {
    if (!isBroken(error)) await client.query('rollback')
    throw error
  }
}

const failed = (code: string) => Object.assign(new Error(code), { code })

/** Two transactions that met, each waiting for the other: one of them is made again. */
async function withRetries(work: () => Promise<void>) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (tries === 4 || !isRetryable(error)) throw error
    }
  }
}

/** A lock that PostgreSQL lets go of when the connection, and so the process, ends. */
async function sessionLock(config: ClientConfig, name: string) {
  const client = new Client({ ...config, connectionTimeoutMillis: 1500 })
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query('select pg_try_advisory_lock(hashtextextended($1, 2)) as held', [name])
  if (rows[0].held) return () => client.end()
  await client.end()
}

/** The first collation whose `lower` knows letters beyond A to Z: that of the database itself may not. */
async function collationOf(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ collname: string }>(
    'select distinct collname from pg_collation where collname = any($1) and collencoding in (-1, 6)',
    [collations],
  )
  return collations.find((name) => rows.some(({ collname }) => collname === name))
}
