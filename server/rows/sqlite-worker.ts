import {
  chmodSync,
  existsSync,
  readFileSync,
  rmSync,
  statfsSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads'
import type { Statement } from './engine.ts'
import type { DatabaseFailure } from './errors.ts'
import type { Request, Requests, Response, Responses, WorkerStart } from './sqlite-messages.ts'

// The only thread that uses the database, so a slow statement does not block responses of the server. It imports only
// Node's own modules, so that it can be packed as a single file.

type Write = Extract<Request, { write: unknown }>
type Query = Extract<Request, { query: unknown }>

interface Prepared {
  statement: StatementSync
  /** Column names. Empty for a statement without rows. */
  columns: string[]
}

/** Maximum requests per group. More would delay the first one. */
const groupSize = 128
const busy = 5
/** Time that a statement waits for another process, in milliseconds. */
const busyTimeout = 2000
/** Codes for a failed write, or for a file that SQLite cannot create. */
const readOnlyDisk = [8, 14]
// The second code: no room for the shared memory of the log, which is also a file.
const noRoom = [13, 4874]
/** Bytes reserved for deletions and sessions on a full disk. */
const reserveSize = 4 * 2 ** 20
/** Free bytes required before the reserve is created. */
const roomForReserve = 4 * reserveSize
const reserveId = -1

const port = parentPort
if (!port) throw new Error('sqlite-worker.ts runs in a worker thread')

// Data from sqlite.ts, which starts this thread.
const { file, lockFile } = workerData as WorkerStart
const reserve = `${file}.reserve`
const prepared = new Map<string, Prepared>()
let lock: DatabaseSync | undefined
let db: DatabaseSync
/** Whether the reserve is spent: then only deletions and sessions are written. */
let isReserveSpent = false

try {
  if (lockFile) lock = lockedFile(lockFile)
  db = lockFile ? openWithReserve() : openForReading()
  answer({ id: 0 })
} catch (error) {
  answer({ id: 0, failure: failureOf(error) })
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
  if (queries.length > 0) answer(...queries.map(runQuery))
  const writes = requests.filter((request) => 'write' in request)
  if (writes.length > 0) answer(...commitWithReserve(writes))
  for (const request of requests) if ('close' in request) close(request.id)
})

function answer(...responses: Responses) {
  port?.postMessage(responses)
}

/** Takes a lock that the kernel releases when the process ends, however it ends. */
function lockedFile(path: string): DatabaseSync {
  const pidFile = `${path}.pid`
  // The timeout outlasts processes that start at the same time and are being refused.
  const lock = new DatabaseSync(path, { timeout: 250 })
  try {
    // In this mode, the lock outlives its transaction. The file is written only on creation, so a later lock works on a
    // full disk.
    lock.exec('pragma locking_mode = exclusive; pragma journal_mode = memory; begin exclusive')
    if (!lock.prepare('select 1 from sqlite_schema').get()) {
      refuseOpenFile()
      lock.exec('create table "lock" ("x")')
    }
    lock.exec('commit')
  } catch (error) {
    lock.close()
    const failure = failureOf(error)
    if (failure.code === busy) failure.message = `process ${readText(pidFile) || 'unknown'}`
    throw failure
  }
  try {
    writeFileSync(pidFile, String(process.pid))
  } catch {
    // The pid file only informs users. The lock holds without it.
  }
  return lock
}

/** Checks that no process has the rows open: a server may still run whose lock file was deleted. @throws otherwise */
function refuseOpenFile() {
  if (!existsSync(file)) return
  const probe = new DatabaseSync(file, { timeout: busyTimeout })
  try {
    probe.exec('pragma locking_mode = exclusive; begin exclusive; commit')
  } finally {
    probe.close()
  }
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}

/** Opens the database. If the disk is full, spends the reserve, so that staff can read and delete. */
function openWithReserve(): DatabaseSync {
  const isOld = existsSync(file)
  try {
    const db = openForWriting()
    if (!existsSync(reserve)) makeReserve()
    // An earlier process spent the reserve. Leave the remaining space to deletions and sessions.
    if (isOld && !existsSync(reserve)) noteReserve(true)
    return db
  } catch (error) {
    if (!noRoom.includes(Number(failureOf(error).code)) || !spendReserve()) throw error
    return openForWriting()
  }
}

/** Returns whether there was a reserve. */
function spendReserve(): boolean {
  if (!existsSync(reserve)) return false
  unlinkSync(reserve)
  noteReserve(true)
  return true
}

/** Creates the reserve, unless the disk has little free space. */
function makeReserve() {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    if (bavail * bsize < roomForReserve) return
    writeFileSync(reserve, Buffer.alloc(reserveSize))
    if (isReserveSpent) noteReserve(false)
  } catch {
    // Another process used the space.
    rmSync(reserve, { force: true })
  }
}

function noteReserve(isSpent: boolean) {
  isReserveSpent = isSpent
  answer({ id: reserveId, isReserveSpent })
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

/** Commits writes. On a full disk, spends the reserve on deletions, ended sessions, and sign-ins (which need both). */
function commitWithReserve(writes: Write[]): Response[] {
  if (isReserveSpent) makeReserve()
  const allowed = isReserveSpent ? writes.filter(mayUseReserve) : writes
  const refused = writes.filter((write) => !allowed.includes(write)).map(refuseFull)
  const responses = allowed.length > 0 ? commitTogether(allowed) : []
  const full = new Set(responses.filter(({ failure }) => failure?.code === noRoom[0]).map(({ id }) => id))
  const again = allowed.filter((write) => full.has(write.id) && mayUseReserve(write))
  if (again.length === 0 || !spendReserve()) return [...responses, ...refused]
  const others = responses.filter(({ id }) => !again.some((write) => write.id === id))
  return [...others, ...commitTogether(again), ...refused]
}

const mayUseReserve = ({ write }: Write) =>
  write.some(({ sql, table }) => /^delete /i.test(sql) || (table === 'sessions' && /^insert /i.test(sql)))

const refuseFull = ({ id }: Write): Response => ({
  id,
  failure: { code: noRoom[0] ?? 'full', message: 'The reserve is spent' },
  at: 0,
})

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
  let known = prepared.get(sql)
  if (!known) {
    // Searches with another number of words are different statements.
    if (prepared.size >= 500) prepared.clear()
    const statement = db.prepare(sql)
    statement.setReturnArrays(true)
    known = { statement, columns: statement.columns().map(({ name }) => name) }
    prepared.set(sql, known)
  }
  return known
}

function failureOf(error: unknown): DatabaseFailure {
  // `tryWrite` throws a plain failure when the need of a statement is not met.
  if (!(error instanceof Error)) return error as DatabaseFailure
  // Node adds these properties to its errors.
  const { errcode, code } = error as Error & { errcode?: number; code?: string }
  return { code: errcode ?? code ?? 'unknown', message: error.message }
}

function close(id: number) {
  if (db.isOpen) db.close()
  if (lock?.isOpen) lock.close()
  answer({ id })
  port?.close()
}
