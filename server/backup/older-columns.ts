import type { Row } from '#backend/ports/rows.ts'
import { columnsOfTable, type TableName, tables } from '#backend/schema.ts'

/** Names of the columns in a backup, by table. */
export type BackupColumns = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the columns of a backup that this version cannot store: `table` or `table.column`. */
export function unknownColumns(columns: BackupColumns): string[] {
  return [...columns].flatMap(([table, names]) => {
    if (!isTable(table)) return [table]
    const columnNames = new Set(['_id', ...columnsOfTable(table).map(([name]) => name)])
    return [...names].filter((name) => !columnNames.has(name)).map((name) => `${table}.${name}`)
  })
}

/** Returns a stored row with the columns that the backup had. */
export function asInBackup(table: TableName, row: Row, columns: BackupColumns): Row {
  const fields = [...(columns.get(table) ?? [])].map((name) => [name, row[name]])
  return { ...Object.fromEntries(fields), _id: row._id }
}

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)
