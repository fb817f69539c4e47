import type { Row, Rows } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/ports/tables.ts'

/** What visitors send along is for staff alone, and goes with its record: the column that names it, by table. */
const columns: Partial<Record<TableName, string>> = { applications: 'resumeUrl', quoteRequests: 'fileUrl' }

export const holdsPrivateFiles = (table: TableName) => table in columns

/** Whether a column holds the address of what a visitor sent along. */
export const isPrivateColumn = (table: TableName, column: string) => columns[table] === column

/** Whether an answer with the record has the address of such a file. */
export const hasPrivateFile = (table: TableName, record: Row) => Boolean(record[columns[table] ?? ''])

/** The row in `files` of what was sent along with a record; undefined where there is none. */
export async function privateFileOf(
  rows: Pick<Rows, 'find'>,
  table: TableName,
  record: Row,
): Promise<Row | undefined> {
  const column = columns[table]
  const address = column === undefined ? '' : String(record[column] ?? '')
  const name = /^\/uploads\/([^/?#]+)/.exec(address)?.[1]
  return name === undefined ? undefined : rows.find('files', name)
}
