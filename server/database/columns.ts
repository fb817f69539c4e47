import { searchedValue } from '#backend/base/searched.ts'
import { PortError } from '#backend/ports/port-error.ts'
import type { Fields, Row } from '#backend/ports/rows.ts'
import { type Column, columnsOfTable, type RowOf, type TableName, tables } from '#backend/schema.ts'
import { searchedColumns } from '#backend/searched-columns.ts'

export type Dialect = 'sqlite' | 'postgres'
type Stored = string | number | boolean | null

/** Returns the kind of a column; undefined when the table has no such column. */
export function kindOf(table: TableName, column: string): Column | undefined {
  const columns: Record<string, Column> = tables[table]
  return column === '_id' ? 'text' : columns[column]
}

/**
 * Encodes fields for the database. Skips undefined values.
 *
 * @throws {PortError} invalid on an unknown column, or on a value that the column cannot hold
 */
export function encodeFields(table: TableName, fields: Fields, dialect: Dialect): Record<string, Stored> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(entries.map(([column, value]) => [column, encode(table, column, value, dialect)]))
}

/** Encodes all columns of a table in a constant order. Missing values become null. */
export function encodeRow(table: TableName, row: Row, dialect: Dialect): Record<string, Stored> {
  const values: Record<string, Stored> = { _id: cleanText(row._id) }
  let position = 1
  for (const [column, kind] of columnsOfTable(table)) {
    const value = row[column]
    if (value !== undefined) position += 1
    values[column] = value === undefined ? null : encodeAs(kind, table, column, value, dialect)
  }
  Object.assign(values, searchTexts(table, row))
  const isStrange = Object.keys(row).length > position && Object.entries(row).some(isForeign(table))
  if (isStrange) throw new PortError('invalid', { message: `${table} has no such column` })
  return values
}

/**
 * Encodes a row of a backup. Skips columns that its version did not have, so that they get the default of their
 * migration. Recomputes derived columns.
 */
export function encodeBackupRow(table: TableName, row: Row, dialect: Dialect): Record<string, Stored> {
  const values = encodeRow(table, row, dialect)
  for (const [column] of columnsOfTable(table)) if (row[column] === undefined) delete values[column]
  return values
}

/** Name of the column with a column's text as searches compare it. Written with the column, never listed. */
export const searchColumn = (column: string) => `search_${column}`

/** Returns the search columns of the given fields. */
export function searchTexts(table: TableName, fields: Fields): Record<string, string> {
  const { title, text } = searchedColumns(table)
  const searchColumns = [...title, ...text].filter((column) => fields[column] !== undefined)
  return Object.fromEntries(
    searchColumns.map((column) => [searchColumn(column), searchedValue(column, fields[column])]),
  )
}

/** Returns the columns of a table that the port exposes. */
export const listedColumns = (table: TableName): string[] => [
  '_id',
  ...columnsOfTable(table).map(([column]) => column),
]

const isForeign =
  (table: TableName) =>
  ([column, value]: [string, unknown]) =>
    value !== undefined && !kindOf(table, column)

function encode(table: TableName, column: string, value: Fields[string], dialect: Dialect): Stored {
  const kind = kindOf(table, column)
  if (!kind) throw new PortError('invalid', { message: `${table} has no ${column}` })
  return encodeAs(kind, table, column, value, dialect)
}

function encodeAs(
  kind: Column,
  table: TableName,
  column: string,
  value: Fields[string],
  dialect: Dialect,
): Stored {
  if (value === null || value === undefined) return null
  if (kind === 'flag' && typeof value === 'boolean') return dialect === 'sqlite' ? Number(value) : value
  // Adding 0 turns -0 into 0: JSON has no -0.
  if (kind.startsWith('number') && typeof value === 'number' && Number.isFinite(value)) return value + 0
  if (kind.startsWith('timestamp') && typeof value === 'string') return timestampText(value)
  if (kind === 'list' && Array.isArray(value))
    return JSON.stringify(value.map((item) => cleanText(String(item))))
  if ((kind.startsWith('text') || kind === 'secret') && typeof value === 'string') return cleanText(value)
  throw new PortError('invalid', { message: `${table}.${column} cannot hold this` })
}

/** Cleans text for both databases: PostgreSQL rejects NUL, and half a surrogate pair is invalid UTF-8. */
export const cleanText = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** Normalises a timestamp to a constant number of digits. @throws {PortError} invalid */
export function timestampText(text: string): string {
  const date = new Date(text)
  const year = date.getUTCFullYear()
  if (!(year >= 1 && year <= 9999)) throw new PortError('invalid', { message: 'This is not a timestamp' })
  return date.toISOString()
}

/** Decodes rows in place, because there may be very many. */
export function decodeRows<Table extends TableName>(
  table: Table,
  rows: Record<string, unknown>[],
  dialect: Dialect,
): RowOf<Table>[] {
  const decode = decoders[dialect]
  const columns = Object.entries<Column>(tables[table]).flatMap(([column, kind]) => {
    const change = decode[kind]
    return change ? [[column, change] as const] : []
  })
  for (const row of rows) {
    for (const [column, change] of columns) {
      // A count has no columns of the table.
      if (row[column] !== null && row[column] !== undefined) row[column] = change(row[column])
    }
  }
  // Every table has an _id, and the database enforces the kinds of the other columns.
  return rows as RowOf<Table>[]
}

type Decoders = Partial<Record<Column, (value: unknown) => unknown>>

const decoders: Record<Dialect, Decoders> = {
  sqlite: { flag: Boolean, list: (value) => JSON.parse(String(value)) },
  postgres: {},
}
