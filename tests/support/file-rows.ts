import { PortError } from '#backend/ports/port-error.ts'
import type { Row, Rows } from '#backend/ports/rows.ts'
import type { RowOf, TableName } from '#backend/schema.ts'

/** Creates rows in memory, as far as files need them. The casts hold because each map has the rows of one table. */
export function fewRows(): Rows {
  const tables = new Map<TableName, Map<string, Row>>()
  const of = (table: TableName) => tables.get(table) ?? new Map<string, Row>()
  return {
    async *list(table) {
      yield [...of(table).values()] as RowOf<typeof table>[]
    },
    search: () => {
      throw new Error('Files are not searched')
    },
    find: async (table, id) => of(table).get(id) as RowOf<typeof table> | undefined,
    first: async (table) => of(table).values().next().value as RowOf<typeof table> | undefined,
    count: async (table) => of(table).size,
    async write(changes) {
      for (const change of changes) {
        if ('insert' in change) {
          if (of(change.insert).has(change.row._id)) throw new PortError('conflict', { table: change.insert })
          tables.set(change.insert, of(change.insert).set(change.row._id, change.row))
        } else if ('remove' in change) of(change.remove).delete(change.id)
        else throw new Error('Not among these rows')
      }
    },
    watch: () => () => {},
  }
}
