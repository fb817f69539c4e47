import type { Fields } from '#backend/ports/rows.ts'
import { type Column, type RowOf, type TableName, tables } from '#backend/schema.ts'

/** Returns the time this many seconds after the beginning of 2026. */
export const timestamp = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString()

const values: Record<Column, (second: number) => Fields[string]> = {
  text: () => 'some text',
  'text?': () => null,
  number: () => 1.5,
  'number?': () => null,
  flag: () => true,
  timestamp,
  'timestamp?': () => null,
  list: () => ['one', 'two'],
  secret: () => 'a secret',
}

/**
 * Creates a valid row of a table.
 *
 * @param fields may be values that the table cannot hold
 */
export function rowOf<Table extends TableName>(
  table: Table,
  _id: string,
  fields: Fields = {},
  second = 0,
): RowOf<Table> {
  const columns = Object.entries<Column>(tables[table])
  const filled = Object.fromEntries(columns.map(([column, kind]) => [column, values[kind](second)]))
  // Each column of the table is filled.
  return { ...filled, _id, ...(table === 'blogs' && { slug: _id }), ...fields } as RowOf<Table>
}

const blank: Record<Column, Fields[string]> = {
  text: '',
  'text?': null,
  number: 0,
  'number?': null,
  flag: false,
  timestamp: '2026-01-01T00:00:00.000Z',
  'timestamp?': null,
  list: [],
  secret: '',
}

/** Creates a row whose fields are empty, except those that a test gives. */
export function blankRow<Table extends TableName>(
  table: Table,
  fields: Fields & { _id: string },
): RowOf<Table> {
  const columns = Object.entries<Column>(tables[table])
  const row = { ...Object.fromEntries(columns.map(([name, kind]) => [name, blank[kind]])), ...fields }
  // Each column of the table is filled.
  return row as RowOf<Table>
}
