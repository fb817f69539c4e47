import type { CompiledQuery, Kysely } from 'kysely'
import type { Commit } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/schema.ts'
import type { Dialect } from './columns.ts'

/** Tables as the query builder sees them. `columns.ts` validates the values. */
export type Schema = Record<string, Record<string, unknown>>
export type Database = Kysely<Schema>

/** Statement of a write. */
export interface Statement {
  table: TableName
  sql: string
  parameters: readonly unknown[]
  /** Requires a changed row, or a minimum count. Otherwise the whole write fails. */
  needs?: 'row' | { atLeast: number } | undefined
}

export type RawRow = Record<string, unknown>
/** A lock that this process holds. */
export interface AcquiredLock {
  release: () => Promise<void>
  /** Aborts when the connection of the lock is gone, so another process may hold it. */
  lostSignal: AbortSignal
}

export type Read = (query: CompiledQuery) => Promise<RawRow[]>

/** A database, with the differences between SQLite and PostgreSQL. Errors are those of the drivers. */
export interface Engine {
  dialect: Dialect
  /** Name of the database in messages. */
  name: string
  /** Compiles queries, and runs those that need not be fast: migrations and restores. */
  db: Database
  /** Collation under which `lower` handles all letters. */
  lowerCollation?: string | undefined
  read: Read
  /** Runs all statements in one durable transaction. @throws {PortError} conflict and the port's other errors */
  write: (statements: readonly Statement[], commit: Commit) => Promise<void>
  watch: (listener: (commit: Commit) => void) => () => void
  lock: (name: string) => Promise<AcquiredLock | undefined>
  /** Calls `work` with a reader of a consistent snapshot, while writes go on. */
  snapshot: <Result>(work: (read: Read) => Promise<Result>) => Promise<Result>
  /** Clears the database's own files of deleted content. Returns a sentence about any file that it could not clear. */
  forget: () => Promise<string | undefined>
  /** Whether the database was opened for reading only. */
  isReadOnly?: boolean
  close: () => Promise<void>
}
