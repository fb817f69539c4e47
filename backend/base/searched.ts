import type { Value } from '#backend/ports/rows.ts'
import { type SearchedTable, searchedColumns } from '#backend/searched-columns.ts'
import { type Searched, searchText } from '#src/contract/search/compare/rank.ts'
import { plainText } from '#src/ui/text/plain-text.ts'

/** Converts a column's value to searchable text. */
export function searchedValue(column: string, value: Value | undefined): string {
  const text = Array.isArray(value) ? value.join(' ') : String(value ?? '')
  // Descriptions of articles contain HTML.
  return searchText(column === 'description' ? plainText(text) : text)
}

/** Converts a row to searchable text. */
export function searchedRow(table: SearchedTable, row: Record<string, unknown>): Searched {
  const { title, text } = searchedColumns(table)
  // Rows in memory may contain values outside the port's type.
  const read = (column: string) => searchedValue(column, row[column] as Value | undefined)
  return { title: title.map(read).join(''), text: text.map(read).join('') }
}
