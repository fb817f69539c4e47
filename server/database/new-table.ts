import type { Dialect } from './columns.ts'

// Frozen: migrations use these types and statements. Add a kind, but do not change one.

const types = {
  postgres: {
    text: 'text',
    number: 'double precision',
    flag: 'boolean',
    timestamp: 'timestamptz',
    list: 'jsonb',
    /** Text as searches compare it. */
    search: 'text collate "C"',
  },
  sqlite: { text: 'text', number: 'real', flag: 'integer', timestamp: 'text', list: 'text', search: 'text' },
}
const checks: Record<Dialect, Record<string, string>> = {
  postgres: { list: `jsonb_typeof(COLUMN) = 'array'` },
  sqlite: {
    flag: 'COLUMN in (0, 1)',
    timestamp: `COLUMN glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`,
    list: `json_type(COLUMN) = 'array'`,
  },
}

export interface NewTable {
  /** Column names with their kinds: `title text, endDate text null, author text blank, createdAt timestamp`. */
  columns: string
  /** Timestamp column that orders the rows. */
  order?: string
  /** Columns with an index, and columns whose values are unique. */
  indexes?: readonly string[]
  unique?: readonly string[]
  /** Whether the rows are deleted with the account in their `adminId`. */
  isOwned?: boolean
}

/** Returns the statements that create a table with its `_id`, the index of its order, and its other indexes. */
export function tableStatements(
  dialect: Dialect,
  table: string,
  { columns, order = 'createdAt', indexes = [], unique = [], isOwned = false }: NewTable,
): string[] {
  const lines = columns.split(/,\s+/).map((column) => columnLine(dialect, column, isOwned))
  // Both databases order keys by their bytes, whatever the language of the database.
  const key = dialect === 'sqlite' ? '"_id" text primary key not null' : '"_id" text collate "C" primary key'
  const end = dialect === 'sqlite' ? ' strict' : ''
  return [
    `create table "${table}" (${[key, ...lines].join(', ')})${end}`,
    `create index "${table}_order" on "${table}" ("${order}", "_id")`,
    ...indexes.map((column) => `create index "${table}_${column}" on "${table}" ("${column}")`),
    ...unique.map((column) => `create unique index "${table}_${column}" on "${table}" ("${column}")`),
  ]
}

/** Returns the statement that adds a column, such as `orphanedSince timestamp null`. */
export const columnStatement = (dialect: Dialect, table: string, column: string): string =>
  `alter table "${table}" add column ${columnLine(dialect, column, false)}`

function columnLine(dialect: Dialect, column: string, isOwned: boolean): string {
  const [name = '', kind = '', blank] = column.split(' ')
  const type = types[dialect][kind as keyof (typeof types)['sqlite']]
  const empty = blank === 'blank' ? ` not null default ''` : ' not null'
  const check = checks[dialect][kind]?.replaceAll('COLUMN', `"${name}"`)
  const owner = name === 'adminId' && isOwned ? ' references "admins" ("_id") on delete cascade' : ''
  return `"${name}" ${type}${blank === 'null' ? '' : empty}${check ? ` check (${check})` : ''}${owner}`
}
