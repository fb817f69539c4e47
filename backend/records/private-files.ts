import type { Row, Rows } from '#backend/ports/rows.ts'
import type { RowOf, TableName } from '#backend/schema.ts'

/** Columns of visitors' attachments by table. Only staff may open them. They are deleted with their record. */
const columns: Partial<Record<TableName, string>> = { applications: 'resumeUrl', quoteRequests: 'fileUrl' }

export const holdsPrivateFiles = (table: TableName) => table in columns

/** Whether a column contains the address of a visitor's attachment. */
export const isPrivateColumn = (table: TableName, column: string) => columns[table] === column

/** Whether a response with the record contains the address of such a file. */
export const hasPrivateFile = (table: TableName, record: Row) => Boolean(record[columns[table] ?? ''])

/** Returns the row in `files` of a record's attachment; undefined when there is none. */
export async function privateFileOf(
  rows: Pick<Rows, 'find'>,
  table: TableName,
  record: Row,
): Promise<RowOf<'files'> | undefined> {
  const column = columns[table]
  const address = column === undefined ? '' : String(record[column] ?? '')
  const name = /^\/uploads\/([^/?#]+)/.exec(address)?.[1]
  return name === undefined ? undefined : rows.find('files', name)
}
