import type { Pool, PoolClient } from 'pg'
import type { Commit } from '#backend/ports/rows.ts'
import type { Statement } from './engine.ts'
import { errorOf, failureOf, isRetryable } from './errors.ts'
import { channel, notices } from './postgres-notices.ts'

interface Write {
  statements: readonly Statement[]
  commit: Commit
  tries: number
  resolve: () => void
  reject: (error: Error) => void
}

const groupSize = 64
const maxTries = 4

/**
 * Groups waiting writes into one transaction at a time: a commit waits for the disk, and PostgreSQL serialises commits
 * that notify. Each write has a savepoint, so a failed write does not fail the others.
 */
export function createWriter(pool: Pool, server: string, onCommit: (commit: Commit) => void) {
  const waiting: Write[] = []
  let isBusy = false

  async function writeWaiting() {
    if (isBusy) return
    isBusy = true
    while (waiting.length > 0) await writeGroup(waiting.splice(0, groupSize))
    isBusy = false
  }

  async function writeGroup(group: Write[]) {
    try {
      const failed = await withClient(pool, (client) => transact(client, group, server))
      for (const write of group) {
        const failure = failed.get(write)
        if (!failure) done(write)
        else if (isRetryable(failure.error) && write.tries < maxTries)
          waiting.push({ ...write, tries: write.tries + 1 })
        else write.reject(errorOf(failureOf(failure.error), failure.statement.table))
      }
    } catch (error) {
      // The database is unavailable. Reject all waiting writes at once, not group by group.
      for (const { statements, reject } of [...group, ...waiting.splice(0)]) {
        reject(errorOf(failureOf(error), statements[0]?.table ?? 'settings'))
      }
    }
  }

  function done({ commit, resolve }: Write) {
    onCommit(commit)
    resolve()
  }

  return (statements: readonly Statement[], commit: Commit) =>
    new Promise<void>((resolve, reject) => {
      waiting.push({ statements, commit, tries: 1, resolve, reject })
      writeWaiting()
    })
}

/** Runs work with a connection. Discards the connection after an error. */
export async function withClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect()
  let isSound = false
  try {
    const result = await work(client)
    isSound = true
    return result
  } finally {
    client.release(!isSound)
  }
}

interface Failed {
  error: unknown
  statement: Statement
}

async function transact(
  client: PoolClient,
  group: readonly Write[],
  server: string,
): Promise<Map<Write, Failed>> {
  const failed = new Map<Write, Failed>()
  await client.query('begin; savepoint one')
  for (const write of group) {
    const failure = await firstFailure(client, write.statements)
    if (failure) failed.set(write, failure)
    await client.query(failure ? 'rollback to savepoint one' : 'release savepoint one; savepoint one')
  }
  for (const write of group) {
    if (failed.has(write)) continue
    for (const payload of notices(server, write.commit)) {
      await client.query('select pg_notify($1, $2)', [channel, payload])
    }
  }
  await client.query('commit')
  return failed
}

async function firstFailure(
  client: PoolClient,
  statements: readonly Statement[],
): Promise<Failed | undefined> {
  for (const statement of statements) {
    try {
      await run(client, statement)
    } catch (error) {
      return { error, statement }
    }
  }
}

async function run(client: PoolClient, { table, sql, parameters, needs }: Statement) {
  if (typeof needs === 'object') {
    // Serialise these writes: two servers could each leave enough rows, but together too few.
    await client.query('select pg_advisory_xact_lock(hashtextextended($1, 1))', [table])
  }
  const { rowCount, rows } = await client.query(sql, [...parameters])
  if (needs === 'row' && rowCount === 0) throw withCode('missing')
  if (typeof needs === 'object' && Number(rows[0].count) < needs.atLeast) throw withCode('too few')
}

const withCode = (code: string) => Object.assign(new Error(code), { code })
