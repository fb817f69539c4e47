import { isUnavailable } from '#backend/ports/port-error.ts'
import type { Rows } from '#backend/ports/rows.ts'
import { failureOf } from './errors.ts'

/** Milliseconds between two log lines about one code. */
const loggedEvery = 60_000
/** Milliseconds for which a failure is reported. */
const reportInterval = 5 * 60_000

interface Words {
  error: (facts: object, text: string) => void
  info: (facts: object, text: string) => void
}

/** Logs database failures by code, each at most once a minute, and remembers the last one. */
export function watchDatabase(log: Words, elapsed: () => number = () => performance.now()) {
  const logged = new Map<string, number>()
  let last: { reason: string; at: number } | undefined
  let isDamaged = false

  return {
    /** Records a failed call. Rejected values are no failures of the database. */
    failed: (error: unknown) => {
      if (!isUnavailable(error)) return
      const { code } = failureOf(error)
      const reason = reasonOf(code)
      const at = elapsed()
      last = { reason, at }
      if (at - (logged.get(String(code)) ?? Number.NEGATIVE_INFINITY) < loggedEvery) return
      logged.set(String(code), at)
      log.error({ code, reason }, 'database failing')
    },
    /** Records the findings of a check of the whole file. Empty for a sound database. */
    checked: (findings: readonly string[]) => {
      isDamaged = findings.length > 0
      if (isDamaged) log.error({ findings }, 'database damaged')
      else log.info({ findings: 0 }, 'database checked')
    },
    isSound: () => !isDamaged,
    /** Returns the fault of the database in a sentence. */
    lastFault: () => {
      if (isDamaged) return 'The database is damaged: stop the server and restore a backup.'
      if (last && elapsed() - last.at < reportInterval)
        return `The database failed within the last 5 minutes: ${last.reason}.`
      return undefined
    },
  }
}

export type DatabaseWatch = ReturnType<typeof watchDatabase>

/** Wraps the rows so that each failed call is reported to `failed`. */
export function reportingRows(rows: Rows, failed: (error: unknown) => void): Rows {
  const report = (error: unknown): never => {
    failed(error)
    throw error
  }
  async function* reported<Part>(parts: AsyncIterable<Part>): AsyncIterable<Part> {
    try {
      yield* parts
    } catch (error) {
      report(error)
    }
  }
  return {
    list: (...call) => reported(rows.list(...call)),
    search: (...call) => reported(rows.search(...call)),
    find: (...call) => rows.find(...call).catch(report),
    first: (...call) => rows.first(...call).catch(report),
    count: (...call) => rows.count(...call).catch(report),
    write: (...call) => rows.write(...call).catch(report),
    watch: rows.watch,
  }
}

// https://www.sqlite.org/rescode.html; the lowest eight bits are the primary code.
const sqliteReasons: Record<number, string> = {
  5: 'it is busy',
  6: 'it is busy',
  7: 'there is no memory left',
  8: 'it is read-only',
  10: 'the disk does not read or write',
  11: 'it is damaged',
  13: 'the disk is full',
  14: 'its file cannot be opened',
  26: 'it is damaged',
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html; the first match applies.
const postgresReasons: readonly [RegExp, string][] = [
  [/^53100/, 'the disk is full'],
  [/^53200/, 'there is no memory left'],
  [/^(?:53|55P03|57014|40|TIMEOUT)/, 'it is busy'],
  [/^(?:58|XX00[12])/, 'it is damaged, or its disk does not read or write'],
  [/^25006/, 'it is read-only'],
  [/^(?:28|3D)/, 'it refuses DATABASE_URL'],
  [/^(?:08|57P|E[A-Z]+|CONNECTION|ENDED|CLOSED)/, 'it cannot be reached'],
]

function reasonOf(code: string | number): string {
  if (typeof code === 'number') return sqliteReasons[code & 0xff] ?? `code ${code}`
  return postgresReasons.find(([pattern]) => pattern.test(code))?.[1] ?? `code ${code}`
}
