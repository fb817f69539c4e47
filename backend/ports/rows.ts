import type { SearchedTable } from './searched-tables.ts'
import type { TableName } from './tables.ts'

/** What a column holds: JSON's simple values, or a list of texts. Moments are ISO 8601 text in UTC. */
export type Value = string | number | boolean | null | readonly string[]
export type Fields = Record<string, Value | undefined>
export type Row = Fields & { _id: string }

/** Which rows of a table. Without anything: all of them. */
export interface Filter {
  /** Columns and what they must hold. */
  where?: Fields | undefined
  /** Each word must be in one of the columns, in capitals or not. */
  containing?: { words: readonly string[]; columns: readonly string[] } | undefined
  /** The timestamp column to filter and sort by instead of the table's own; rows where it is null are left out. */
  by?: string | undefined
  /** From this moment on; rows are dated by the table's own column (`timeColumn` in tables.ts). */
  from?: string | undefined
  /** Up to this moment, which is left out. */
  before?: string | undefined
  limit?: number | undefined
}

/** A row that a search finds. */
export interface Match {
  row: Row
  score: number
}

/** One change of a write. */
export type Change =
  | { insert: TableName; row: Row }
  /** The row must be there. */
  | { update: TableName; id: string; fields: Fields }
  /** Inserts the row, or writes these fields over the one with its id. */
  | { upsert: TableName; row: Row }
  /** The row must be there. */
  | { remove: TableName; id: string }
  /** @param except the id of a row that stays */
  | { removeAll: TableName; where: Fields; except?: string }
  /** After the changes before it, at least so many rows must be left; else nothing is written. */
  | { atLeast: number; of: TableName; where: Fields }

/** What was written, on this server or another one on the same rows. */
export interface Commit {
  tables: readonly TableName[]
  /** Ids of new rows. */
  inserted: readonly { table: TableName; id: string }[]
}

/** Where records are kept. All functions reject with `Unavailable` while that cannot be reached or written. */
export interface Rows {
  /** Newest first, in parts, so that a long list need not be in memory twice. */
  list: (table: TableName, filter?: Filter) => AsyncIterable<Row[]>
  find: (table: TableName, id: string) => Promise<Row | undefined>
  /**
   * Rows that have at least one of the words, with their scores (`scoreOf` in src/contract/search/compare/rank.ts): best first,
   * then newest first, in parts. No further part is read than is asked for.
   *
   * @param words as `searchWords` returns them
   */
  search: (table: SearchedTable, words: readonly string[], where?: Fields) => AsyncIterable<Match[]>
  /** The newest one. */
  first: (table: TableName, where: Fields) => Promise<Row | undefined>
  count: (table: TableName, filter?: Filter) => Promise<number>
  /**
   * All of the changes or none, durably once it resolves.
   *
   * @throws {Conflict} when a value that only one row may have is taken
   * @throws {Missing} when a row is not there
   * @throws {TooFew} when `atLeast` does not hold
   * @throws {InvalidValue} when a column cannot hold a value
   */
  write: (changes: readonly Change[]) => Promise<void>
  /** Tells of each write after its commit, until the function that it gives is called. */
  watch: (listener: (commit: Commit) => void) => () => void
}

/** A value that only one row may have is taken. */
export class Conflict extends Error {
  override name = 'Conflict'
  readonly table: TableName

  constructor(table: TableName) {
    super(`${table} already has it`)
    this.table = table
  }
}

/** A row that was to be changed or removed is not there. */
export class Missing extends Error {
  override name = 'Missing'
  readonly table: TableName

  constructor(table: TableName) {
    super(`${table} does not have it`)
    this.table = table
  }
}

/** A value that its column cannot hold: the caller's mistake, and no reason to try again. */
export class InvalidValue extends Error {
  override name = 'InvalidValue'
}

/** Too few rows would be left. */
export class TooFew extends Error {
  override name = 'TooFew'
}

/** The rows or files cannot be reached or written now. `isFull`: there is no room left. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  readonly isFull: boolean

  constructor(message: string, { isFull = false, cause }: { isFull?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isFull = isFull
  }
}

/** The rows of a list in one array. For lists that are short. */
export async function allOf<Item = Row>(parts: AsyncIterable<Item[]>): Promise<Item[]> {
  const all: Item[] = []
  for await (const part of parts) all.push(...part)
  return all
}

/** What watchers are told of changes. */
export function commitOf(changes: readonly Change[]): Commit {
  const tables = new Set<TableName>()
  const inserted: { table: TableName; id: string }[] = []
  for (const change of changes) {
    if ('insert' in change) inserted.push({ table: change.insert, id: change.row._id })
    if (!('atLeast' in change)) tables.add(tableNamed(change))
  }
  return { tables: [...tables], inserted }
}

/** The table that a change is made in. */
function tableNamed(change: Exclude<Change, { atLeast: number }>): TableName {
  if ('insert' in change) return change.insert
  if ('update' in change) return change.update
  if ('upsert' in change) return change.upsert
  return 'remove' in change ? change.remove : change.removeAll
}
