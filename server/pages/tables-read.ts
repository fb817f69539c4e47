import type { TableName } from '#backend/ports/tables.ts'
import { collections } from '#src/contract/index.ts'

// Object.entries forgets that these are names of collections, which are names of tables.
const tableOf = new Map(
  Object.entries(collections).map(([table, { name }]) => [name, table as TableName] as const),
)

const onPages: ReadonlySet<TableName> = new Set(tableOf.values())

/** Whether any page may show what a table has: none shows visits, sessions or what staff did. */
export const isOnPages = (table: TableName): boolean => onPages.has(table)

/**
 * The tables behind the query keys that a page has read (`['projects', 'visitor', 'list']`); undefined stands for any
 * table, as a search reads of all.
 */
export function tablesRead(keys: readonly (readonly unknown[])[]): ReadonlySet<TableName> | undefined {
  const tables = new Set<TableName>()
  for (const [name] of keys) {
    const table = tableOf.get(String(name))
    if (!table) return undefined
    tables.add(table)
  }
  return tables
}
