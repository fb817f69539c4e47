import { sql } from 'kysely'
import { type Row, type Rows, Unavailable } from '#backend/ports/rows.ts'
import type { TableName } from '#backend/ports/tables.ts'
import { type Dialect, encodedGiven } from './columns.ts'
import { reportingRows } from './database-watch.ts'
import type { Database, Engine, RawRow, Read } from './engine.ts'
import { errorOf, failureOf } from './errors.ts'
import { countHit } from './hits.ts'
import { migrate, upgradesSince } from './migrate.ts'
import { openSqlite, sqliteSnapshots } from './sqlite.ts'
import { listParts, storedRows } from './stored-rows.ts'

/** Below the number of parameters that a statement may have. */
const rowsOfInsert = 100

export interface RowsOptions {
  /** Where SQLite's file lies. */
  dataDir: string
  /** PostgreSQL, instead. */
  databaseUrl?: string | undefined
  /** The script of SQLite's thread, where it is packed into another place than beside this file. */
  worker?: URL | undefined
  /** Reads a file of SQLite that cannot be written, on a disk that is read-only. */
  isReadOnly?: boolean
  /** Is given each error of a call that the database failed to answer. */
  onFailure?: (error: unknown) => void
  /** SQLite's reserve on the disk, which a full disk spends. */
  onReserve?: ((isSpent: boolean) => void) | undefined
}

/** A database that is being filled. Nothing else may write to it meanwhile. */
export interface RestoreTarget {
  insert: (table: TableName, rows: readonly Row[]) => Promise<void>
  list: (table: TableName) => AsyncIterable<Row[]>
  /** Brings rows of a version with these migrations to this one. */
  upgrade: (migrations: readonly string[]) => Promise<void>
}

export interface OpenRows {
  rows: Rows
  /** Resolves when a row can be written durably, now. @throws {Unavailable} within a second if not */
  ready: () => Promise<void>
  /** Short texts that no backup has. */
  marks: {
    read: (id: string) => Promise<string | undefined>
    write: (id: string, text: string) => Promise<void>
  }
  /** Empties the files in which the database keeps what was deleted. Gives a sentence about what it could not empty. */
  forget: Engine['forget']
  close: () => Promise<void>
  /** What only one process may do at a time, on all servers: nothing when it is taken. */
  lock: Engine['lock']
  /** Counts one more, or so many, under a key. Gives how many came within the last `seconds` on all servers, about. */
  increment: (key: string, seconds: number, now: Date, amount?: number) => Promise<number>
  /** Calls with a function that lists tables as they are at one moment, while writes go on. */
  snapshot: <Result>(
    work: (list: (table: TableName) => AsyncIterable<Row[]>) => Promise<Result>,
  ) => Promise<Result>
  /** Inserts what `fill` gives it in one transaction, which nothing is left of when it fails. */
  restore: (fill: (target: RestoreTarget) => Promise<void>) => Promise<void>
}

/** Opens the rows and brings their tables to this version. @throws {CannotOpen} with one sentence */
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

/** Its driver is loaded where it is used: most servers have SQLite. */
const openPostgres = async (url: string) => (await import('./postgres.ts')).openPostgres(url)

/** Snapshots of SQLite's rows for a process beside the one that has them open. */
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
    close: engine.close,
    lock: engine.lock,
    forget: engine.forget,
    increment: (key, seconds, now, amount) => countHit(engine, key, seconds, now, amount).catch(reported),
    snapshot: snapshotsOf(engine),
    restore: (fill) =>
      engine.db.transaction().execute(async (transaction) => {
        // Kysely's own types say what the rows of a query are.
        const read: Read = async (query) => (await transaction.executeQuery<RawRow>(query)).rows
        await fill({
          insert: (table, rows) => insertRows(transaction, engine.dialect, table, rows),
          list: (table) => listParts(engine, read, table),
          upgrade: async (migrations) => {
            for (const upgrade of await upgradesSince(migrations)) await upgrade(transaction)
          },
        })
      }),
  }
}

async function insertRows(db: Database, dialect: Dialect, table: TableName, rows: readonly Row[]) {
  const values = rows.map((row) => encodedGiven(table, row, dialect))
  for (const part of insertable(values))
    await db
      .insertInto(table)
      .values(part)
      .execute()
      .catch((error: unknown) => {
        throw errorOf(failureOf(error), table)
      })
}

/** Values in parts that one statement can insert: of the same columns, and few enough. */
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

/** A durable write: what can be read only, or is full, is not ready. */
function setMark({ db, write }: Engine, id: string, text: string): Promise<void> {
  const query = sql`insert into "heartbeat" ("_id", "at") values (${id}, ${text})
    on conflict ("_id") do update set "at" = excluded."at"`.compile(db)
  // The table is none of the port's; what can go wrong with it has no table in its error.
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

function beforeLong(work: Promise<void>): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Unavailable('The database takes too long to answer')), 1000)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
