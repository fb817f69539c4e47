import { PortError } from '#backend/ports/port-error.ts'
import type { TableName } from '#backend/schema.ts'

/**
 * A failure of a database. `code` is a SQLSTATE, Node's name of a system error, or SQLite's number; 'missing' or 'too
 * few' when the need of a statement is not met.
 */
export interface DatabaseFailure {
  code: string | number
  message: string
}

/** Converts a failure to an error of the port. `table` is that of the failed statement. */
export function errorOf(failure: DatabaseFailure, table: TableName): Error {
  const { code } = failure
  if (code === 'missing') return new PortError('missing', { table })
  if (code === 'too few') return new PortError('too-few', { table })
  return typeof code === 'number'
    ? errorOfSqlite(failure, code, table)
    : errorOfPostgres(failure, code, table)
}

// https://www.sqlite.org/rescode.html; the lowest eight bits are the primary code, the others are details.
const sqlite = { internal: 2, full: 13, tooBig: 18, constraint: 19, mismatch: 20, range: 25 }
const sqliteUnique = [1555, 2067, 2579]
const sqliteForeignKey = 787

function errorOfSqlite(failure: DatabaseFailure, code: number, table: TableName): Error {
  const kind = code & 0xff
  if (sqliteUnique.includes(code)) return new PortError('conflict', { table })
  if (code === sqliteForeignKey) return new PortError('missing', { table })
  if (kind === sqlite.constraint || kind === sqlite.mismatch || kind === sqlite.tooBig)
    return invalid(failure, table)
  // The statement itself is wrong. This is a bug, and waiting does not help.
  if (kind === 1 || kind === sqlite.range) return new Error(failure.message)
  return unusable(kind === sqlite.full, failure)
}

// https://www.postgresql.org/docs/current/errcodes-appendix.html
function errorOfPostgres(failure: DatabaseFailure, code: string, table: TableName): Error {
  if (code === '23505') return new PortError('conflict', { table })
  if (code === '23503') return new PortError('missing', { table })
  // Data, constraints, program limits, and exceptions of triggers.
  if (/^(22|23|54|P0)/.test(code)) return invalid(failure, table)
  if (code.startsWith('42')) return new Error(failure.message)
  const isFull = code === '53100' || code === '53200'
  return unusable(isFull, failure)
}

const unusable = (isFull: boolean, cause: DatabaseFailure) =>
  new PortError(isFull ? 'full' : 'unavailable', { message: 'The database cannot be used now', cause })

// The database's own message may contain the value.
const invalid = ({ code }: DatabaseFailure, table: TableName) =>
  new PortError('invalid', { message: `${table} cannot hold this (${code})` })

/** Returns the failure in an error of a driver, or in the cause of an error of the port. */
export function failureOf(error: unknown): DatabaseFailure {
  if (isFailure(error)) return error
  if (!(error instanceof Error)) return { code: 'unknown', message: String(error) }
  if (error instanceof PortError)
    return error.cause ? failureOf(error.cause) : { code: codeless(error.message), message: error.message }
  // Drivers add these properties. Each is checked before use.
  const { code, errcode } = error as Error & { code?: string; errcode?: number }
  // When all addresses of a host refuse, the combined error has no message.
  return { code: errcode ?? code ?? codeless(error.message), message: error.message || (code ?? error.name) }
}

const isFailure = (error: unknown): error is DatabaseFailure =>
  typeof error === 'object' &&
  error !== null &&
  !(error instanceof Error) &&
  'code' in error &&
  'message' in error

/** Names an error of PostgreSQL's driver that has no code: a lost connection or a timeout. */
function codeless(message: string): string {
  if (/time(?:out|d out)|takes too long/i.test(message)) return 'TIMEOUT'
  return /connection|not queryable/i.test(message) ? 'CONNECTION' : 'unknown'
}

/** Whether a statement named a missing table. SQLite has no code for this. */
export const isMissingTable = ({ code, message }: DatabaseFailure): boolean =>
  code === '42P01' || (code === 1 && message.startsWith('no such table'))

/** Whether a conflict between transactions occurred, so that a retry may succeed. */
export const isRetryable = (error: unknown) => ['40001', '40P01'].includes(String(failureOf(error).code))
