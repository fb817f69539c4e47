import type { Fields, Row } from '#backend/ports/rows.ts'
import { type Column, type TableName, tables } from '#backend/schema.ts'

/** Returns the time this many seconds after the beginning of 2026. */
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

/** Creates a valid row of a table. */
export function rowOf(table: TableName, _id: string, fields: Fields = {}, second = 0): Row {
  const columns = Object.entries<Column>(tables[table])
  const filled = Object.fromEntries(columns.map(([column, kind]) => [column, values[kind](second)]))
  return { ...filled, _id, ...(table === 'blogs' && { slug: _id }), ...fields }
}
