import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { Schema } from './engine.ts'
import { runBy, type Thread } from './sqlite-thread.ts'

/** Runs the query builder in the thread. Use its transactions only while nothing else is written. */
export function kyselyOver(thread: Thread): Kysely<Schema> {
  const connection: DatabaseConnection = {
    executeQuery: async <Result>({ sql, parameters }: CompiledQuery) => {
      const { rows, changes } = await runBy(thread, sql, parameters)
      // Kysely's types determine the rows of a query.
      return { rows: rows as Result[], ...(changes !== undefined && { numAffectedRows: BigInt(changes) }) }
    },
    streamQuery: () => {
      throw new Error('Lists are read in parts')
    },
  }
  const driver: Driver = {
    init: async () => undefined,
    acquireConnection: async () => connection,
    beginTransaction: async () => void (await runBy(thread, 'begin immediate')),
    commitTransaction: async () => void (await runBy(thread, 'commit')),
    rollbackTransaction: async () => void (await runBy(thread, 'rollback')),
    releaseConnection: async () => undefined,
    destroy: async () => undefined,
  }
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new TransactionalAdapter(),
      createDriver: () => driver,
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  })
}

/** SQLite rolls back schema changes with their transaction, so migrations are atomic. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}
