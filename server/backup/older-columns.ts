import type { Row } from '#backend/ports/rows.ts'
import { columnsOfTable, type TableName, tables } from '#backend/schema.ts'

/** Columns whose name has changed since an earlier version: old name to new name. */
const renamed: Partial<Record<TableName, Record<string, string>>> = {
  files: { unnamedSince: 'orphanedSince' },
}

/** Names of the columns in a backup, by table. */
export type BackupColumns = ReadonlyMap<string, ReadonlySet<string>>

/** Returns the columns of a backup that this version cannot store: `table` or `table.column`. */
export function unknownColumns(columns: BackupColumns): string[] {
  return [...columns].flatMap(([table, names]) => {
    if (!isTable(table)) return [table]
    const known = new Set(['_id', ...columnsOfTable(table).map(([name]) => name)])
    return [...names].filter((name) => !known.has(currentName(table, name))).map((name) => `${table}.${name}`)
  })
}

/** Returns a row of a backup under the names of this version. Columns unknown to its version stay undefined. */
export function withCurrentNames(table: TableName, row: Row): Row {
  if (!renamed[table]) return row
  const fields = Object.entries(row).map(([name, value]) => [currentName(table, name), value])
  return { ...Object.fromEntries(fields), _id: row._id }
}

/** Returns a stored row as the backup had it: its columns, under its names. */
export function asInBackup(table: TableName, row: Row, columns: BackupColumns): Row {
  const fields = [...(columns.get(table) ?? [])].map((name) => [name, row[currentName(table, name)]])
  return { ...Object.fromEntries(fields), _id: row._id }
}

export const isTable = (name: string): name is TableName => Object.hasOwn(tables, name)

const currentName = (table: TableName, name: string) => renamed[table]?.[name] ?? name
