import { searchedValue } from '#backend/base/searched.ts'
import { type Fields, InvalidValue, type Row } from '#backend/ports/rows.ts'
import { searchedColumns } from '#backend/ports/searched-tables.ts'
import { type Column, columnsOfTable, type TableName, tables } from '#backend/ports/tables.ts'

export type Dialect = 'sqlite' | 'postgres'
type Stored = string | number | boolean | null

/** What a table's column holds; undefined without such a column. */
export function kindOf(table: TableName, column: string): Column | undefined {
  const columns: Record<string, Column> = tables[table]
  return column === '_id' ? 'text' : columns[column]
}

/**
 * Fields as the database takes them. What is undefined is left out.
 *
 * @throws {InvalidValue} on a column that the table does not have, or a value that it cannot hold
 */
export function encoded(table: TableName, fields: Fields, dialect: Dialect): Record<string, Stored> {
  const given = Object.entries(fields).filter(([, value]) => value !== undefined)
  return Object.fromEntries(given.map(([column, value]) => [column, encode(table, column, value, dialect)]))
}

/** All columns of a table, always in the same order: what is not given is null. */
export function encodedWhole(table: TableName, row: Row, dialect: Dialect): Record<string, Stored> {
  const values: Record<string, Stored> = { _id: cleanText(row._id) }
  let given = 1
  for (const [column, kind] of columnsOfTable(table)) {
    const value = row[column]
    if (value !== undefined) given += 1
    values[column] = value === undefined ? null : encodeAs(kind, table, column, value, dialect)
  }
  Object.assign(values, searchTexts(table, row))
  const isStrange = Object.keys(row).length > given && Object.entries(row).some(isForeign(table))
  if (isStrange) throw new InvalidValue(`${table} has no such column`)
  return values
}

/**
 * A row of a backup: columns that its version did not have are left out, so that they get the default with which their
 * migration filled the rows that were there. Columns that are derived from others are made anew.
 */
export function encodedGiven(table: TableName, row: Row, dialect: Dialect): Record<string, Stored> {
  const values = encodedWhole(table, row, dialect)
  for (const [column] of columnsOfTable(table)) if (row[column] === undefined) delete values[column]
  return values
}

/** The name of the column that holds a column's text as searches compare it. It is written with it and never listed. */
export const searchColumn = (column: string) => `search_${column}`

/** The search columns of the fields that are given. */
export function searchTexts(table: TableName, fields: Fields): Record<string, string> {
  const { title, text } = searchedColumns(table)
  const given = [...title, ...text].filter((column) => fields[column] !== undefined)
  return Object.fromEntries(
    given.map((column) => [searchColumn(column), searchedValue(column, fields[column])]),
  )
}

/** The columns of a table as the port has them. */
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
  if (!kind) throw new InvalidValue(`${table} has no ${column}`)
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
  // Adding nothing makes 0 of -0, which JSON does not know.
  if (kind.startsWith('number') && typeof value === 'number' && Number.isFinite(value)) return value + 0
  if (kind.startsWith('moment') && typeof value === 'string') return momentText(value)
  if (kind === 'list' && Array.isArray(value))
    return JSON.stringify(value.map((item) => cleanText(String(item))))
  if ((kind.startsWith('text') || kind === 'secret') && typeof value === 'string') return cleanText(value)
  throw new InvalidValue(`${table}.${column} cannot hold this`)
}

/** Text that both databases can hold: PostgreSQL refuses NUL, and half a surrogate pair is no UTF-8. */
export const cleanText = (text: string) => text.replaceAll('\0', '').toWellFormed()

/** A moment as it is stored and compared, always with as many digits. @throws {InvalidValue} */
export function momentText(text: string): string {
  const moment = new Date(text)
  const year = moment.getUTCFullYear()
  if (!(year >= 1 && year <= 9999)) throw new InvalidValue('This is not a moment')
  return moment.toISOString()
}

/** Rows as the port gives them. They are changed in their place, as there may be very many. */
export function decoded(table: TableName, rows: Record<string, unknown>[], dialect: Dialect): Row[] {
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
  // Every table has an _id, and its other columns hold what their kinds say.
  return rows as Row[]
}

type Decoders = Partial<Record<Column, (value: unknown) => unknown>>

const decoders: Record<Dialect, Decoders> = {
  sqlite: { flag: Boolean, list: (value) => JSON.parse(String(value)) },
  postgres: {},
}
