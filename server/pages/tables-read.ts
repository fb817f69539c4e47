import type { TableName } from '#backend/schema.ts'
import { collections } from '#src/contract/index.ts'

// Object.entries widens the names to string. They are names of collections, and so of tables.
const tableOf = new Map(
  Object.entries(collections).map(([table, { name }]) => [name, table as TableName] as const),
)

const onPages: ReadonlySet<TableName> = new Set([...tableOf.values(), 'settings'])

/** Whether a page may show data of a table. No page shows visits, sessions, or the audit log. */
export const isOnPages = (table: TableName): boolean => onPages.has(table)

/**
 * Returns the tables behind the query keys that a page has read (`['projects', 'visitor', 'list']`), with the site
 * settings; undefined means any table, because a search reads all of them.
 */
export function tablesRead(keys: readonly (readonly unknown[])[]): ReadonlySet<TableName> | undefined {
  const tables = new Set<TableName>(['settings'])
  for (const [name] of keys) {
    const table = tableOf.get(String(name))
    if (!table) return undefined
    tables.add(table)
  }
  return tables
}
