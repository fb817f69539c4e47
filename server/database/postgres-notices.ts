import { Client, type ClientConfig } from 'pg'
import type { Commit } from '#backend/ports/rows.ts'
import { type TableName, tables } from '#backend/schema.ts'

/** The channel of PostgreSQL's LISTEN and NOTIFY. */
export const channel = 'rows_commits'

/** Maximum ids of one notice, which holds 8,000 bytes. An id may have some hundred. */
const idsOfNotice = 20
const heartbeat = 5000
const pause = 500

/** Returns the payloads that notify other servers of a transaction. */
export function notices(server: string, { tables, inserted, author }: Commit): string[] {
  const payloads: string[] = []
  for (let from = 0; from === 0 || from < inserted.length; from += idsOfNotice) {
    const commit: Commit = { tables, inserted: inserted.slice(from, from + idsOfNotice), author }
    payloads.push(JSON.stringify({ server, commit }))
  }
  return tables.length > 0 ? payloads : []
}

/**
 * Reports the commits of other servers. After a lost connection, reports all tables as changed, because the missed
 * commits are unknown.
 *
 * Rejects when the first connection fails.
 */
export async function hearCommits(config: ClientConfig, server: string, onCommit: (commit: Commit) => void) {
  let isClosed = false
  let client: Client
  let timer: NodeJS.Timeout

  async function connect() {
    const fresh = new Client({ ...config, connectionTimeoutMillis: 1500, query_timeout: 1500 })
    fresh.on('notification', ({ payload = '' }) => {
      const notice: { server: string; commit: Commit } = JSON.parse(payload)
      if (notice.server !== server) onCommit(notice.commit)
    })
    fresh.on('error', () => undefined)
    fresh.on('end', () => {
      if (fresh === client) again()
    })
    await fresh.connect()
    await fresh.query(`listen ${channel}`).catch((error: unknown) => {
      fresh.end()
      throw error
    })
    client = fresh
    timer = setInterval(() => {
      // A silently cut connection does not end automatically.
      fresh.query('select 1').catch(() => fresh.end().catch(() => undefined))
    }, heartbeat)
    timer.unref()
  }

  function again() {
    clearInterval(timer)
    if (isClosed) return
    timer = setTimeout(async () => {
      try {
        await connect()
        // All keys of the object are names of tables.
        onCommit({ tables: Object.keys(tables) as TableName[], inserted: [] })
      } catch {
        again()
      }
    }, pause)
  }

  await connect()
  return {
    close: async () => {
      isClosed = true
      clearInterval(timer)
      await client.end()
    },
  }
}
