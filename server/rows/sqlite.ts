import { mkdirSync } from 'node:fs'
import { extname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely'
import { Unavailable } from '#backend/ports/rows.ts'
import { StartError } from '#server/base/start-error.ts'
import type { Engine, RawRow, Read, Schema } from './engine.ts'
import { type DatabaseFailure, errorOf, failureOf } from './errors.ts'
import type { Request, Requests, Response, Responses, WorkerStart } from './sqlite-messages.ts'
import { createWatchers } from './watchers.ts'

interface Options {
  dataDir: string
  /** Script of the worker, if it is not beside this file. */
  worker?: URL | undefined
  /** Opens without the lock, for reading only, on a read-only disk. */
  isReadOnly?: boolean | undefined
  /** Called when the reserved disk space is spent, and when it is restored. */
  onReserve?: ((isSpent: boolean) => void) | undefined
}

/** Heap limit of the thread, whose results leave it at once. V8's own limit allows tens of megabytes. */
const maxYoungGenerationSizeMb = 6

/** SQLite's codes of a damaged file, or of one that is not a database. */
const damaged = [11, 26]

/** The script is beside this file, also in the bundle. */
const workerScript = new URL(`./sqlite-worker${extname(import.meta.url)}`, import.meta.url)

/** Opens rows in a SQLite file, in a separate thread. @throws {StartError} */
export async function openSqlite({ dataDir, worker = workerScript, isReadOnly = false, onReserve }: Options) {
  const file = join(dataDir, 'rows.sqlite')
  try {
    if (!isReadOnly) mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  } catch {
    throw new StartError(`${dataDir} cannot be made or opened: choose another DATA_DIR`)
  }
  const lockFile = isReadOnly ? undefined : join(dataDir, 'rows.lock')
  const thread = await startThread(worker, { file, lockFile }, onReserve)
  const db = kyselyOver(thread)
  const { watch, tell } = createWatchers()
  const locks = new Set<string>()

  const engine: Engine = {
    dialect: 'sqlite',
    name: file,
    db,
    read: (query) => readBy(thread, query),
    isReadOnly,
    write: async (statements, commit) => {
      if (isReadOnly) throw new Unavailable('The disk of DATA_DIR is read-only')
      const { failure, at = 0 } = await thread.ask({ write: statements })
      const table = statements[at]?.table ?? commit.tables[0]
      if (failure && table) throw errorOf(failure, table)
      tell(commit)
    },
    watch,
    // Only one process can open the file, so locks are local.
    lock: async (name) => {
      if (locks.has(name)) return
      locks.add(name)
      const release = async () => {
        locks.delete(name)
      }
      // Never lost: the lock lasts as long as the process.
      return { release, lost: new AbortController().signal }
    },
    snapshot: (work) => snapshotOf(worker, file, work),
    forget: async () =>
      (await truncateLog(thread))
        ? undefined
        : 'A backup that is under way still holds the log of the database, which has them: run the command again in a minute.',
    close: async () => {
      await thread.ask({ close: true })
    },
  }
  return engine
}

/** Reads snapshots of the file beside the process that has it open. */
export function sqliteSnapshots({
  dataDir,
  worker = workerScript,
}: Options): Pick<Engine, 'dialect' | 'db' | 'snapshot'> & { quickCheck: () => Promise<string[]> } {
  const unread = {
    ask: async () => ({ id: 0, failure: { code: 'CLOSED', message: 'Only snapshots are read' } }),
  }
  const file = join(dataDir, 'rows.sqlite')
  return {
    dialect: 'sqlite',
    db: kyselyOver(unread),
    snapshot: (work) => snapshotOf(worker, file, work),
    /** Returns the faults that SQLite finds in its file: pages, tables and indexes, no values. */
    quickCheck: async () => {
      const check = sql`pragma quick_check(5)`.compile(kyselyOver(unread))
      try {
        const found = await snapshotOf(worker, file, (read) => read(check))
        return found.map((row) => String(row.quick_check)).filter((finding) => finding !== 'ok')
      } catch (error) {
        const { code } = failureOf(error)
        if (error instanceof StartError && error.message.includes('is damaged')) return [error.message]
        if (typeof code === 'number' && damaged.includes(code & 0xff)) return [`code ${code}`]
        throw error
      }
    },
  }
}

/**
 * Writes the log back into the file and truncates it. Fails while a reader, such as a running backup, uses the log.
 *
 * @returns whether the log is empty
 */
async function truncateLog(thread: Thread): Promise<boolean> {
  // A waiting checkpoint would block the thread.
  const before = (await runBy(thread, 'pragma busy_timeout')).rows[0]?.timeout
  await runBy(thread, 'pragma busy_timeout = 100')
  try {
    for (let tries = 0; tries < 20; tries += 1) {
      const { rows } = await runBy(thread, 'pragma wal_checkpoint(truncate)')
      if (Number(rows[0]?.busy) === 0) return true
      await pause(250)
    }
    return false
  } finally {
    await runBy(thread, `pragma busy_timeout = ${before}`)
  }
}

async function snapshotOf<Result>(script: URL, file: string, work: (read: Read) => Promise<Result>) {
  const reader = await startThread(script, { file })
  try {
    return await work((query) => readBy(reader, query))
  } finally {
    await reader.ask({ close: true })
  }
}

// A plain Omit would merge the members of the union.
type Asked<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never

interface Thread {
  ask: (request: Asked<Request>) => Promise<Response>
}

function startThread(
  script: URL,
  start: WorkerStart,
  onReserve?: (isSpent: boolean) => void,
): Promise<Thread> {
  const worker = new Worker(script, { workerData: start, resourceLimits: { maxYoungGenerationSizeMb } })
  const waiting = new Map<number, (response: Response) => void>()
  let lastId = 0
  let end: DatabaseFailure | undefined
  const stop = (message: string) => {
    end ??= { code: 'ENDED', message }
    for (const [id, resolve] of waiting) resolve({ id, failure: end })
    waiting.clear()
  }
  worker.on('message', (responses: Responses) => {
    for (const response of responses) {
      if (response.isReserveSpent !== undefined) onReserve?.(response.isReserveSpent)
      waiting.get(response.id)?.(response)
      waiting.delete(response.id)
    }
  })
  worker.on('error', (error) => {
    stop('The thread has failed')
    // This is a bug: end the process, so that it restarts with a sound thread.
    throw error
  })
  worker.on('exit', () => stop('The thread has ended'))
  const asked: Request[] = []
  const send = () => worker.postMessage(asked.splice(0) satisfies Requests)
  const ask: Thread['ask'] = (request) =>
    new Promise((resolve) => {
      lastId += 1
      if (end) return resolve({ id: lastId, failure: end })
      waiting.set(lastId, resolve)
      if (asked.push({ ...request, id: lastId }) === 1) setImmediate(send)
    })
  return new Promise((resolve, reject) => {
    waiting.set(0, ({ failure }) => {
      if (failure) reject(cannotOpen(start.file, failure))
      else resolve({ ask })
    })
  })
}

function cannotOpen(file: string, { code, message }: DatabaseFailure): StartError {
  const kind = typeof code === 'number' ? code & 0xff : code
  if (kind === 5)
    return new StartError(`${file} is in use by ${message}: stop it, or choose another DATA_DIR`)
  if (typeof kind === 'number' && damaged.includes(kind))
    return new StartError(`${file} is damaged: restore a backup`)
  if (kind === 13 || code === 4874) return new StartError(`There is no room left on the disk of ${file}`)
  return new StartError(`${file} cannot be opened or written: ${message}`)
}

async function readBy(thread: Thread, { sql, parameters }: CompiledQuery): Promise<RawRow[]> {
  return (await runBy(thread, sql, parameters)).rows
}

async function runBy(thread: Thread, sql: string, parameters: readonly unknown[] = []) {
  const { columns = [], rows = [], changes, failure } = await thread.ask({ query: { sql, parameters } })
  // Same properties as an error of node:sqlite.
  if (failure) throw Object.assign(new Error(failure.message), { code: failure.code, errcode: failure.code })
  return { rows: rows.map((row) => objectOf(columns, row)), changes }
}

function objectOf(columns: string[], values: unknown[]): RawRow {
  const row: RawRow = {}
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index]
  return row
}

/** Runs the query builder in the thread. Use its transactions only while nothing else is written. */
function kyselyOver(thread: Thread): Kysely<Schema> {
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
