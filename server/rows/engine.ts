import type { CompiledQuery, Kysely } from 'kysely'
import type { Commit } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/ports/tables.ts'
import type { Dialect } from './columns.ts'

/** As the query builder sees the tables; values are checked by `columns.ts`. */
export type Schema = Record<string, Record<string, unknown>>
export type Database = Kysely<Schema>

/** One statement of a write. */
export interface Statement {
  table: TableName
  sql: string
  parameters: readonly unknown[]
  /** It must change a row, or count so many; else the whole write fails. */
  needs?: 'row' | { atLeast: number } | undefined
}

export type RawRow = Record<string, unknown>
/** A lock that this process has. */
export interface HeldLock {
  release: () => Promise<void>
  /** Comes when another process may have it: the connection that held it is gone. */
  lost: AbortSignal
}

export type Read = (query: CompiledQuery) => Promise<RawRow[]>

/** A database: what is different between SQLite and PostgreSQL. Errors are those of the drivers. */
export interface Engine {
  dialect: Dialect
  /** What it is called in sentences. */
  name: string
  /** Compiles queries; runs those that need not be fast: migrations, a restore. */
  db: Database
  /** The collation under which `lower` knows all letters. */
  lowerCollation?: string | undefined
  read: Read
  /** All statements in one transaction, durably once it resolves. @throws {Conflict} and the port's other errors */
  write: (statements: readonly Statement[], commit: Commit) => Promise<void>
  watch: (listener: (commit: Commit) => void) => () => void
  lock: (name: string) => Promise<HeldLock | undefined>
  /** Calls with a reader that sees the rows of one moment, while writes go on. */
  snapshot: <Result>(work: (read: Read) => Promise<Result>) => Promise<Result>
  /** Empties the files in which the database keeps what was deleted. Gives a sentence about what it could not empty. */
  forget: () => Promise<string | undefined>
  /** Whether it was opened without the right to write. */
  isReadOnly?: boolean
  close: () => Promise<void>
}
