import type { Fields, Row } from '#backend/ports/rows.ts'
import { type Column, type TableName, tables } from '#backend/ports/tables.ts'

/** So many seconds after the year's beginning. */
export const moment = (second: number) => new Date(Date.UTC(2026, 0, 1) + second * 1000).toISOString()

const values: Record<Column, (second: number) => Fields[string]> = {
  text: () => 'some text',
  'text?': () => null,
  number: () => 1.5,
  'number?': () => null,
  flag: () => true,
  moment,
  'moment?': () => null,
  list: () => ['one', 'two'],
  secret: () => 'a secret',
}

/** A row that its table can hold. */
export function rowOf(table: TableName, _id: string, fields: Fields = {}, second = 0): Row {
  const columns = Object.entries<Column>(tables[table])
  const filled = Object.fromEntries(columns.map(([column, kind]) => [column, values[kind](second)]))
  return { ...filled, _id, ...(table === 'blogs' && { slug: _id }), ...fields }
}
