import type { Dialect } from './columns.ts'

// Released migrations use these types. Do not change an existing kind of column.

const types = {
  postgres: {
    text: 'text',
    number: 'double precision',
    flag: 'boolean',
    moment: 'timestamptz',
    list: 'jsonb',
  },
  sqlite: { text: 'text', number: 'real', flag: 'integer', moment: 'text', list: 'text' },
}
const checks: Record<Dialect, Record<string, string>> = {
  postgres: { list: `jsonb_typeof(COLUMN) = 'array'` },
  sqlite: {
    flag: 'COLUMN in (0, 1)',
    moment: `COLUMN glob '[0-9][0-9][0-9][0-9]-[0-9][0-9]-[0-9][0-9]T[0-9][0-9]:[0-9][0-9]:[0-9][0-9].[0-9][0-9][0-9]Z'`,
    list: `json_type(COLUMN) = 'array'`,
  },
}

interface NewTable {
  /** Column names with their kinds: `title text, endDate text null, createdAt moment`. */
  columns: string
  /** Timestamp column that orders the rows. */
  order?: string | undefined
  /** Whether the rows are deleted with the account in their `adminId`. */
  isOwned?: boolean
}

/** Returns the statements that create a table with its `_id` and the index of its order. */
export function tableStatements(
  dialect: Dialect,
  table: string,
  { columns, order = 'createdAt', isOwned = false }: NewTable,
): string[] {
  const lines = columns.split(/,\s+/).map((column) => columnLine(dialect, column, isOwned))
  // Both databases order keys by their bytes, whatever the language of the database.
  const key = dialect === 'sqlite' ? '"_id" text primary key not null' : '"_id" text collate "C" primary key'
  const end = dialect === 'sqlite' ? ' strict' : ''
  return [
    `create table "${table}" (${[key, ...lines].join(', ')})${end}`,
    `create index "${table}_order" on "${table}" ("${order}", "_id")`,
  ]
}

function columnLine(dialect: Dialect, column: string, isOwned: boolean): string {
  const [name = '', kind = '', isNull] = column.split(' ')
  const type = types[dialect][kind as keyof (typeof types)['sqlite']]
  const check = checks[dialect][kind]?.replaceAll('COLUMN', `"${name}"`)
  const owner = name === 'adminId' && isOwned ? ' references "admins" ("_id") on delete cascade' : ''
  return `"${name}" ${type}${isNull ? '' : ' not null'}${check ? ` check (${check})` : ''}${owner}`
}
