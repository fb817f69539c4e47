import { sql } from 'kysely'
import { PortError } from '#backend/ports/port-error.ts'
import type { Row, Rows } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/schema.ts'
import { carryOverValues, isEarly } from './carry-over.ts'
import { type Dialect, encodeBackupRow } from './columns.ts'
import { reportingRows } from './database-watch.ts'
import type { Database, Engine, RawRow, Read } from './engine.ts'
import { errorOf, failureOf } from './errors.ts'
import { countHit } from './hits.ts'
import { migrate } from './migrate.ts'
import { openSqlite, sqliteSnapshots } from './sqlite.ts'
import { listParts, storedRows } from './stored-rows.ts'

/** Rows per insert, within the limit of parameters of a statement. */
const rowsOfInsert = 100

export interface RowsOptions {
  /** Folder of SQLite's file. */
  dataDir: string
  /** Address of PostgreSQL, used instead of SQLite. */
  databaseUrl?: string | undefined
  /** Script of SQLite's thread, if it is not beside this file. */
  worker?: URL | undefined
  /** Opens a SQLite file on a read-only disk. */
  isReadOnly?: boolean
  /** Called with each error of a failed database call. */
  onFailure?: (error: unknown) => void
  /** Called when SQLite's reserve on the disk is spent or restored. */
  onReserve?: ((isSpent: boolean) => void) | undefined
}

/** A database that is being filled. Nothing else may write to it meanwhile. */
export interface RestoreTarget {
  insert: (table: TableName, rows: readonly Row[]) => Promise<void>
  list: (table: TableName) => AsyncIterable<Row[]>
  /** Upgrades rows of a version with these migrations to this version. */
  upgrade: (migrations: readonly string[]) => Promise<void>
}

export interface OpenRows {
  rows: Rows
  /** Resolves when a row can be written durably. @throws {PortError} unavailable within a second otherwise */
  ready: () => Promise<void>
  /** Short texts that backups exclude. */
  marks: {
    read: (id: string) => Promise<string | undefined>
    write: (id: string, text: string) => Promise<void>
  }
  /** Returns the size of the database in bytes. */
  size: () => Promise<number>
  /** Clears the database's own files of deleted content. Returns a sentence about any file that it could not clear. */
  forget: Engine['forget']
  close: () => Promise<void>
  /** Takes a lock that one process on all servers may hold. Resolves to undefined when it is taken. */
  lock: Engine['lock']
  /** Adds to a counter. Returns the approximate number within the last `seconds` on all servers. */
  increment: (key: string, seconds: number, now: Date, amount?: number) => Promise<number>
  /** Calls `work` with a function that lists tables in a consistent snapshot, while writes go on. */
  snapshot: <Result>(
    work: (list: (table: TableName) => AsyncIterable<Row[]>) => Promise<Result>,
  ) => Promise<Result>
  /** Inserts everything that `fill` passes to it in one transaction. A failure leaves nothing behind. */
  restore: (fill: (target: RestoreTarget) => Promise<void>) => Promise<void>
}

/** Opens the rows and migrates their tables to this version. @throws {StartError} with one sentence */
export async function openRows(options: RowsOptions): Promise<OpenRows> {
  const { dataDir, databaseUrl, worker, isReadOnly, onFailure, onReserve } = options
  const engine = await (databaseUrl
    ? openPostgres(databaseUrl)
    : openSqlite({ dataDir, worker, isReadOnly, onReserve }))
  try {
    await migrate(engine)
  } catch (error) {
    await engine.close()
    throw error
  }
  return overEngine(engine, onFailure)
}

/** Loads PostgreSQL's driver on demand: most servers use SQLite. */
const openPostgres = async (url: string) => (await import('./postgres.ts')).openPostgres(url)

/** Opens snapshots of SQLite's rows for a process beside the one that has them open. */
export function openSnapshots(options: Pick<RowsOptions, 'dataDir' | 'worker'>) {
  const snapshots = sqliteSnapshots(options)
  return { snapshot: snapshotsOf(snapshots), quickCheck: snapshots.quickCheck }
}

const snapshotsOf =
  (engine: Pick<Engine, 'db' | 'dialect' | 'snapshot'>): OpenRows['snapshot'] =>
  (work) =>
    engine.snapshot((read) => work((table) => listParts(engine, read, table)))

function overEngine(engine: Engine, onFailure: (error: unknown) => void = () => undefined): OpenRows {
  const reported = (error: unknown): never => {
    onFailure(error)
    throw error
  }
  return {
    rows: reportingRows(storedRows(engine), onFailure),
    ready: () => beforeLong(setMark(engine, '', new Date().toISOString())).catch(reported),
    marks: {
      read: (id) => readMark(engine, id).catch(reported),
      write: (id, text) => setMark(engine, id, text).catch(reported),
    },
    size: () => sizeOf(engine).catch(reported),
    close: engine.close,
    lock: engine.lock,
    forget: engine.forget,
    increment: (key, seconds, now, amount) => countHit(engine, key, seconds, now, amount).catch(reported),
    snapshot: snapshotsOf(engine),
    restore: (fill) =>
      engine.db.transaction().execute(async (transaction) => {
        // Kysely's types determine the rows of a query.
        const read: Read = async (query) => (await transaction.executeQuery<RawRow>(query)).rows
        await fill({
          insert: (table, rows) => insertRows(transaction, engine.dialect, table, rows),
          list: (table) => listParts(engine, read, table),
          upgrade: async (migrations) => {
            if (isEarly(migrations)) await carryOverValues(transaction, migrations)
          },
        })
      }),
  }
}

async function insertRows(db: Database, dialect: Dialect, table: TableName, rows: readonly Row[]) {
  const values = rows.map((row) => encodeBackupRow(table, row, dialect))
  for (const part of insertable(values))
    await db
      .insertInto(table)
      .values(part)
      .execute()
      .catch((error: unknown) => {
        throw errorOf(failureOf(error), table)
      })
}

/** Splits values into parts for one statement each: with the same columns, and few enough. */
function insertable(values: readonly Record<string, unknown>[]): Record<string, unknown>[][] {
  const parts: Record<string, unknown>[][] = []
  let last = ''
  for (const value of values) {
    const columns = Object.keys(value).join()
    const part = columns === last ? parts.at(-1) : undefined
    if (part && part.length < rowsOfInsert) part.push(value)
    else parts.push([value])
    last = columns
  }
  return parts
}

/** Writes durably: a read-only or full database is not ready. */
function setMark({ db, write }: Engine, id: string, text: string): Promise<void> {
  const query = sql`insert into "heartbeat" ("_id", "at") values (${id}, ${text})
    on conflict ("_id") do update set "at" = excluded."at"`.compile(db)
  // The table is not part of the port, and none of its errors names a table.
  return write([{ table: 'settings', sql: query.sql, parameters: query.parameters }], {
    tables: [],
    inserted: [],
  })
}

async function readMark({ db, read }: Engine, id: string): Promise<string | undefined> {
  const query = sql`select "at" from "heartbeat" where "_id" = ${id}`.compile(db)
  const [row] = await read(query).catch((error: unknown) => {
    throw errorOf(failureOf(error), 'settings')
  })
  return row && String(row.at)
}

async function sizeOf({ db, dialect, read }: Engine): Promise<number> {
  const query =
    dialect === 'sqlite'
      ? sql`select page_count * page_size as "size" from pragma_page_count(), pragma_page_size()`
      : sql`select pg_database_size(current_database()) as "size"`
  const [row] = await read(query.compile(db)).catch((error: unknown) => {
    throw errorOf(failureOf(error), 'settings')
  })
  return Number(row?.size ?? 0)
}

function beforeLong(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new PortError('unavailable', { message: 'The database takes too long to answer' })),
      1000,
    )
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
