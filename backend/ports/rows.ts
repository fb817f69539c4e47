import type { ColumnOf, FieldsOf, RowOf, TableName } from '#backend/schema.ts'
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
  containing?: { words: readonly string[]; columns: readonly ColumnOf<Table>[] } | undefined
  /** The timestamp column to filter and sort by instead of the table's own; rows where it is null are left out. */
  by?: ColumnOf<Table> | undefined
  /** Inclusive start. The table's own timestamp column counts (`timeColumn` in schema.ts). */
  from?: string | undefined
  /** Exclusive end. */
  before?: string | undefined
  limit?: number | undefined
}

/** A row that a search finds. */
export interface Match<Matched = Row> {
  row: Matched
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
  | { atLeast: number; table: Table; where: FieldsOf<Table> }

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
  author?: Author | undefined
}

/** Name of the user who made a change, and the id of the changed record. */
export interface Author {
  record: string
  by: string
}

/** Database of records. All functions reject with `unavailable` or `full` while it cannot be reached or written. */
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
   * @param author passed on to the watchers
   * @throws {PortError}
   */
  write: (changes: readonly Change[], author?: Author) => Promise<void>
  /** Calls the listener after each commit, until the returned function is called. */
  watch: (listener: (commit: Commit) => void) => () => void
}

/** Collects the rows of a short list in one array. */
export async function allOf<Item = Row>(parts: AsyncIterable<Item[]>): Promise<Item[]> {
  const all: Item[] = []
  for await (const part of parts) all.push(...part)
  return all
}

/** Returns the commit that watchers receive for changes. */
export function commitOf(changes: readonly Change[], author?: Author): Commit {
  const tables = new Set<TableName>()
  const inserted: { table: TableName; id: string }[] = []
  for (const change of changes) {
    if ('insert' in change) inserted.push({ table: change.insert, id: change.row._id })
    if (!('atLeast' in change)) tables.add(tableNamed(change))
  }
  return { tables: [...tables], inserted, ...(author && { author }) }
}

/** Returns the table of a change. */
function tableNamed(change: Exclude<Change, { atLeast: number }>): TableName {
  if ('insert' in change) return change.insert
  if ('update' in change) return change.update
  if ('upsert' in change) return change.upsert
  return 'remove' in change ? change.remove : change.removeAll
}
