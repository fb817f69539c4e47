import { chmodSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Statement } from './engine.ts'
import type { DatabaseFailure } from './errors.ts'
import { busyTimeout, failureOf } from './sqlite-failure.ts'
import { lockedFile } from './sqlite-lock.ts'
import type { Request, Requests, Response, Responses, WorkerStart } from './sqlite-messages.ts'
import { createReserve } from './sqlite-reserve.ts'

// The only thread that uses the database, so a slow statement does not block responses of the server. It imports only
// Node's own modules and files of this folder that only it uses, so that it can be packed as a single file.

type Write = Extract<Request, { write: unknown }>
type Query = Extract<Request, { query: unknown }>

interface Prepared {
  statement: StatementSync
  /** Column names. Empty for a statement without rows. */
  columns: string[]
}

/** Maximum requests per group. More would delay the first one. */
const groupSize = 128
/** Codes for a failed write, or for a file that SQLite cannot create. */
const readOnlyDisk = [8, 14]
const port = parentPort
if (!port) throw new Error('sqlite-worker.ts runs in a worker thread')

// Data from sqlite.ts, which starts this thread.
const { file, lockFile } = workerData as WorkerStart
const prepared = new Map<string, Prepared>()
let lock: DatabaseSync | undefined
let db: DatabaseSync
const reserve = createReserve(file, respond)

try {
  if (lockFile) lock = lockedFile(lockFile, file)
  db = lockFile ? reserve.open(openForWriting) : openForReading()
  respond({ id: 0 })
} catch (error) {
  respond({ id: 0, failure: failureOf(error) })
  port.close()
}

port.on('message', (first: Requests) => {
  const requests = [...first]
  while (requests.length < groupSize) {
    const more: { message: Requests } | undefined = receiveMessageOnPort(port)
    if (!more) break
    requests.push(...more.message)
  }
  const queries = requests.filter((request) => 'query' in request)
  if (queries.length > 0) respond(...queries.map(runQuery))
  const writes = requests.filter((request) => 'write' in request)
  if (writes.length > 0) respond(...reserve.commit(writes, commitTogether))
  for (const request of requests) if ('close' in request) close(request.id)
})

function respond(...responses: Responses) {
  port?.postMessage(responses)
}

function openForWriting(): DatabaseSync {
  const db = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true })
  // SQLite gives its other files the same mode.
  chmodSync(file, 0o600)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma cache_size = -2000')
  // Overwrite deleted content.
  db.exec('pragma secure_delete = on')
  db.exec(
    `pragma journal_size_limit = ${64 * 2 ** 20}; pragma temp_store = memory; pragma trusted_schema = off`,
  )
  prepareFunctions(db)
  // In memory: counts for limits need not outlive the process.
  db.exec(
    'create temp table "hits" ("_id" text primary key not null, "count" integer not null, "ends" real not null)',
  )
  return db
}

function openForReading(): DatabaseSync {
  try {
    return openAt(file)
  } catch (error) {
    // A read-only disk cannot store the index of the log. Without a log, the file can be opened as immutable.
    if (!readOnlyDisk.includes(Number(failureOf(error).code) & 0xff) || hasLog()) throw error
    const url = pathToFileURL(file)
    url.searchParams.set('immutable', '1')
    return openAt(url)
  }
}

function openAt(place: string | URL): DatabaseSync {
  const db = new DatabaseSync(place, { timeout: busyTimeout, readOnly: true })
  try {
    prepareFunctions(db)
    // The first read of a transaction fixes its snapshot.
    db.exec('begin; select 1 from sqlite_schema')
    return db
  } catch (error) {
    db.close()
    throw error
  }
}

function hasLog(): boolean {
  return (statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) > 0
}

/** Adds a function for searches, because SQLite's `lower` handles only A to Z. */
function prepareFunctions(db: DatabaseSync) {
  db.function('contains_word', { deterministic: true, directOnly: true }, (text, word) =>
    text === null || !String(text).toLowerCase().includes(String(word)) ? 0 : 1,
  )
}

function runQuery({ id, query: { sql, parameters } }: Query): Response {
  try {
    const { statement, columns } = preparedStatement(sql)
    if (columns.length === 0) return { id, changes: Number(statement.run(...inputs(parameters)).changes) }
    // With setReturnArrays, a row is an array.
    const rows = statement.all(...inputs(parameters)) as unknown as unknown[][]
    return { id, columns, rows }
  } catch (error) {
    return { id, failure: failureOf(error) }
  }
}

/** Commits all waiting writes with one disk sync. Each has a savepoint, so a failed write does not fail the others. */
function commitTogether(writes: Write[]): Response[] {
  const responses: Response[] = []
  try {
    db.exec('begin immediate')
    for (const write of writes) responses.push(tryWrite(write))
    db.exec('commit')
    return responses
  } catch (error) {
    rollBack()
    // A full disk rolls back the whole group. Retry each write alone.
    if (writes.length > 1) return writes.flatMap((write) => commitTogether([write]))
    return writes.map(({ id }) => ({ id, failure: failureOf(error), at: 0 }))
  }
}

function rollBack() {
  try {
    if (db.isTransaction) db.exec('rollback')
  } catch {
    // The next group fails to begin, and retries the rollback.
  }
}

function tryWrite({ id, write }: Write): Response {
  let at = 0
  db.exec('savepoint one')
  try {
    for (const statement of write) {
      const failure = runStatement(statement)
      if (failure) throw failure
      at += 1
    }
    db.exec('release one')
    return { id }
  } catch (error) {
    if (!db.isTransaction) throw error
    db.exec('rollback to one; release one')
    return { id, failure: failureOf(error), at }
  }
}

function runStatement({ sql, parameters, needs }: Statement): DatabaseFailure | undefined {
  const { statement } = preparedStatement(sql)
  if (typeof needs === 'object') {
    // With setReturnArrays, a row is an array.
    const [count] = statement.get(...inputs(parameters)) as unknown as [number]
    return count < needs.atLeast ? { code: 'too few', message: '' } : undefined
  }
  const { changes } = statement.run(...inputs(parameters))
  return needs === 'row' && changes === 0 ? { code: 'missing', message: '' } : undefined
}

// columns.ts encodes all values as text, numbers, or null.
const inputs = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

function preparedStatement(sql: string): Prepared {
  let preparedStatement = prepared.get(sql)
  if (!preparedStatement) {
    // Searches with another number of words are different statements.
    if (prepared.size >= 500) prepared.clear()
    const statement = db.prepare(sql)
    statement.setReturnArrays(true)
    preparedStatement = { statement, columns: statement.columns().map(({ name }) => name) }
    prepared.set(sql, preparedStatement)
  }
  return preparedStatement
}

function close(id: number) {
  if (db.isOpen) db.close()
  if (lock?.isOpen) lock.close()
  respond({ id })
  port?.close()
}
