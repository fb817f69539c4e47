import { Conflict, InvalidValue, Missing, TooFew, Unavailable } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/ports/tables.ts'

/** Why the rows cannot be opened, in one sentence for the person who starts the server. */
export class CannotOpen extends Error {
  override name = 'CannotOpen'
}

/**
 * What a database says of a failure. `code`: a SQLSTATE, Node's name of a system error, or SQLite's number; 'missing'
 * and 'too few' when what a statement needs is not so.
 */
export interface DatabaseFailure {
  code: string | number
  message: string
}

/** The port's error for a database's. `table` is that of the statement that failed. */
export function errorOf(failure: DatabaseFailure, table: TableName): Error {
  const { code } = failure
  if (code === 'missing') return new Missing(table)
  if (code === 'too few') return new TooFew(`${table} would have too few rows`)
  return typeof code === 'number'
    ? errorOfSqlite(failure, code, table)
    : errorOfPostgres(failure, code, table)
}

// https://www.sqlite.org/rescode.html; the lowest eight bits are the kind, the others say more.
const sqlite = { internal: 2, full: 13, tooBig: 18, constraint: 19, mismatch: 20, range: 25 }
const sqliteUnique = [1555, 2067, 2579]
const sqliteForeignKey = 787

function errorOfSqlite(failure: DatabaseFailure, code: number, table: TableName): Error {
  const kind = code & 0xff
  if (sqliteUnique.includes(code)) return new Conflict(table)
  if (code === sqliteForeignKey) return new Missing(table)
  if (kind === sqlite.constraint || kind === sqlite.mismatch || kind === sqlite.tooBig)
    return invalid(failure, table)
  // A mistake in the statement itself: nobody's but ours, and waiting does not help.
  if (kind === 1 || kind === sqlite.range) return new Error(failure.message)
  return new Unavailable('The database cannot be used now', { isFull: kind === sqlite.full, cause: failure })
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
function errorOfPostgres(failure: DatabaseFailure, code: string, table: TableName): Error {
  if (code === '23505') return new Conflict(table)
  if (code === '23503') return new Missing(table)
  // Data, constraints, limits of the program, and what a trigger refused.
  if (/^(22|23|54|P0)/.test(code)) return invalid(failure, table)
  if (code.startsWith('42')) return new Error(failure.message)
  const isFull = code === '53100' || code === '53200'
  return new Unavailable('The database cannot be used now', { isFull, cause: failure })
}

// The database's own message may have the value in it.
const invalid = ({ code }: DatabaseFailure, table: TableName) =>
  new InvalidValue(`${table} cannot hold this (${code})`)

/** The failure in an error of a driver, or in the cause of `Unavailable`. */
export function failureOf(error: unknown): DatabaseFailure {
  if (isFailure(error)) return error
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) }
  // Drivers add these to their errors; each is looked at before it is used.
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  // Several addresses of a host that all refuse are one error without words.
  return { code: errcode ?? code ?? codeless(error.message), message: error.message || (code ?? error.name) }
}

const isFailure = (error: unknown): error is DatabaseFailure =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'code' in error &&
  'message' in error

/** A name for what PostgreSQL's driver says without a code: the connection is gone, or a time limit is over. */
function codeless(message: string): string {
  if (/time(?:out|d out)|takes too long/i.test(message)) return 'TIMEOUT'
  return /connection|not queryable/i.test(message) ? 'CONNECTION' : 'unknown'
}

/** Whether a statement named a table that is not there. SQLite has no code of its own for it. */
export const isMissingTable = ({ code, message }: DatabaseFailure): boolean =>
  code === '42P01' || (code === 1 && message.startsWith('no such table'))

/** Whether the same transaction may succeed when it is made again: it met another one. */
export const isRetryable = (error: unknown) => ['40001', '40P01'].includes(String(failureOf(error).code))
