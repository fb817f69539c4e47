import type { FieldsOf, RowOf, TableName } from '#backend/schema.ts'
import type { SearchedTable } from '#backend/searched-columns.ts'

/** Value of a column: a simple JSON value, or a list of texts. Timestamps are ISO 8601 text in UTC. */
export type Value = string | number | boolean | null | readonly string[]
export type Fields = Record<string, Value | undefined>
export type Row = Fields & { _id: string }

/** Selects rows of a table. An empty filter selects all of them. */
export interface Filter<Table extends TableName = TableName> {
  /** Columns and their required values. */
  where?: FieldsOf<Table> | undefined
  /** Each word must occur in one of the columns, ignoring case. */
  containing?: { words: readonly string[]; columns: readonly string[] } | undefined
  /** The timestamp column to filter and sort by instead of the table's own; rows where it is null are left out. */
  by?: string | undefined
  /** Inclusive start. The table's own timestamp column counts (`timeColumn` in tables.ts). */
  from?: string | undefined
  /** Exclusive end. */
  before?: string | undefined
  limit?: number | undefined
}

/** A row that a search finds. */
export interface Match<Found = Row> {
  row: Found
  score: number
}

/** A change of one table. */
type ChangeOf<Table extends TableName> =
  | { insert: Table; row: RowOf<Table> }
  /** Requires an existing row. */
  | { update: Table; id: string; fields: FieldsOf<Table> }
  /** Inserts the row, or overwrites these fields of the existing row. */
  | { upsert: Table; row: { _id: string } & FieldsOf<Table> }
  /** Requires an existing row. */
  | { remove: Table; id: string }
  /** @param except the id of a row to keep */
  | { removeAll: Table; where: FieldsOf<Table>; except?: string }
  /** Requires that at least this many rows remain after the preceding changes. Otherwise nothing is written. */
  | { atLeast: number; of: Table; where: FieldsOf<Table> }

/** A single change of a write. */
export type Change = { [Table in TableName]: ChangeOf<Table> }[TableName]

/** Returns the change that inserts a row into a table that is known only when the code runs. */
export function insertion<Table extends TableName>(table: Table, row: RowOf<Table>): Change {
  // TypeScript does not see that the row belongs to the table.
  return { insert: table, row } as Change
}

/** Returns the change that updates columns of such a table. */
export function modification<Table extends TableName>(
  table: Table,
  id: string,
  fields: FieldsOf<Table>,
): Change {
  // Same as in `insertion`.
  return { update: table, id, fields } as Change
}

/** Returns the change that removes a row of such a table, if it is there. */
export function removal(table: TableName, id: string): Change {
  // Every table has an _id.
  return { removeAll: table, where: { _id: id } } as Change
}

/** Tables and rows of a write, on this server or on another one with the same database. */
export interface Commit {
  tables: readonly TableName[]
  /** Ids of new rows. */
  inserted: readonly { table: TableName; id: string }[]
}

/** Database of records. All functions reject with `Unavailable` while it cannot be reached or written. */
export interface Rows {
  /** Lists rows, newest first, in parts, so that a long list is not in memory twice. */
  list: <Table extends TableName>(table: Table, filter?: Filter<Table>) => AsyncIterable<RowOf<Table>[]>
  find: <Table extends TableName>(table: Table, id: string) => Promise<RowOf<Table> | undefined>
  /**
   * Finds rows with at least one of the words, with their scores (`scoreOf` in src/contract/search/compare/rank.ts):
   * best first, then newest first, in parts. Reads parts on demand.
   *
   * @param words as `searchWords` returns them
   */
  search: <Table extends SearchedTable>(
    table: Table,
    words: readonly string[],
    where?: FieldsOf<Table>,
  ) => AsyncIterable<Match<RowOf<Table>>[]>
  /** Returns the newest matching row. */
  first: <Table extends TableName>(table: Table, where: FieldsOf<Table>) => Promise<RowOf<Table> | undefined>
  count: <Table extends TableName>(table: Table, filter?: Filter<Table>) => Promise<number>
  /**
   * Writes all changes or none, durably once it resolves.
   *
   * @throws {Conflict} when a unique value is taken
   * @throws {Missing} when a row does not exist
   * @throws {TooFew} when `atLeast` does not hold
   * @throws {InvalidValue} when a column cannot hold a value
   */
  write: (changes: readonly Change[]) => Promise<void>
  /** Calls the listener after each commit, until the returned function is called. */
  watch: (listener: (commit: Commit) => void) => () => void
}

/** A unique value is already taken. */
export class Conflict extends Error {
  override name = 'Conflict'
  readonly table: TableName

  constructor(table: TableName) {
    super(`${table} already has it`)
    this.table = table
  }
}

/** A row to change or remove does not exist. */
export class Missing extends Error {
  override name = 'Missing'
  readonly table: TableName

  constructor(table: TableName) {
    super(`${table} does not have it`)
    this.table = table
  }
}

/** A value that its column cannot hold. This is the caller's mistake, so a retry does not help. */
export class InvalidValue extends Error {
  override name = 'InvalidValue'
}

/** Too few rows would remain. */
export class TooFew extends Error {
  override name = 'TooFew'
}

/** The rows or files cannot be reached or written now. `isFull`: the disk is full. */
export class Unavailable extends Error {
  override name = 'Unavailable'
  readonly isFull: boolean

  constructor(message: string, { isFull = false, cause }: { isFull?: boolean; cause?: unknown } = {}) {
    super(message, { cause })
    this.isFull = isFull
  }
}

/** Collects the rows of a short list in one array. */
export async function allOf<Item = Row>(parts: AsyncIterable<Item[]>): Promise<Item[]> {
  const all: Item[] = []
  for await (const part of parts) all.push(...part)
  return all
}

/** Returns the commit that watchers receive for changes. */
export function commitOf(changes: readonly Change[]): Commit {
  const tables = new Set<TableName>()
  const inserted: { table: TableName; id: string }[] = []
  for (const change of changes) {
    if ('insert' in change) inserted.push({ table: change.insert, id: change.row._id })
    if (!('atLeast' in change)) tables.add(tableNamed(change))
  }
  return { tables: [...tables], inserted }
}

/** Returns the table of a change. */
function tableNamed(change: Exclude<Change, { atLeast: number }>): TableName {
  if ('insert' in change) return change.insert
  if ('update' in change) return change.update
  if ('upsert' in change) return change.upsert
  return 'remove' in change ? change.remove : change.removeAll
}
