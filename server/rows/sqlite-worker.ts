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

// The only thread that touches the database: a statement that takes long stops no answer of the server. It imports
// nothing but Node's own modules, so that it can be packed as a file of its own.

type Write = Extract<Request, { write: unknown }>
type Query = Extract<Request, { query: unknown }>

interface Prepared {
  statement: StatementSync
  /** None of what gives no rows. */
  columns: string[]
}

/** Requests that are looked at together. More of them would make the first one wait. */
const groupSize = 128
const busy = 5
/** How long a statement waits for another process, in milliseconds. */
const busyTimeout = 2000
/** SQLite cannot write, or not open a file that it would have to make. */
const readOnlyDisk = [8, 14]
// The second: the shared memory of the log, which is a file, too.
const noRoom = [13, 4874]
/** Bytes that are kept free for deletions and sessions on a full disk. */
const reserveSize = 4 * 2 ** 20
/** Bytes that must be free before the reserve is made, or made again. */
const roomForReserve = 4 * reserveSize
const reserveId = -1

const port = parentPort
if (!port) throw new Error('sqlite-worker.ts runs in a worker thread')

// What sqlite.ts starts this thread with.
const { file, lockFile } = workerData as WorkerStart
const reserve = `${file}.reserve`
const prepared = new Map<string, Prepared>()
let lock: DatabaseSync | undefined
let db: DatabaseSync
/** Nothing but deletions and sessions is written from then on, until there is room for another one. */
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

/** The kernel lets go of the lock when the process ends, however it ends. */
function lockedFile(path: string): DatabaseSync {
  const pidFile = `${path}.pid`
  // Of processes that start together one gets it: it waits a moment for those that are just being refused.
  const lock = new DatabaseSync(path, { timeout: 250 })
  try {
    // In this mode the lock outlives its transaction. The file is only written when it is made: later, it can be locked
    // on a full disk, too.
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
    // It only names the process to people; the lock holds without it.
  }
  return lock
}

/**
 * A lock that is new says nothing about a server whose lock was deleted: the rows themselves must be free. Throws while
 * another process has them open.
 */
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

/** A full disk must not keep staff from reading, and from deleting what they need not: then the reserve is spent. */
function openWithReserve(): DatabaseSync {
  const isOld = existsSync(file)
  try {
    const db = openForWriting()
    if (!existsSync(reserve)) makeReserve()
    // An earlier process spent it: keep what is left for deletions and sessions.
    if (isOld && !existsSync(reserve)) noteReserve(true)
    return db
  } catch (error) {
    if (!noRoom.includes(Number(failureOf(error).code)) || !spendReserve()) throw error
    return openForWriting()
  }
}

/** Says whether it was there. */
function spendReserve(): boolean {
  if (!existsSync(reserve)) return false
  unlinkSync(reserve)
  noteReserve(true)
  return true
}

/** Leaves a disk alone that has little room. */
function makeReserve() {
  try {
    const { bavail, bsize } = statfsSync(dirname(file))
    if (bavail * bsize < roomForReserve) return
    writeFileSync(reserve, Buffer.alloc(reserveSize))
    if (isReserveSpent) noteReserve(false)
  } catch {
    // Another process took the room.
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
  // In memory: whatever is counted for a limit need not outlive the process.
  db.exec(
    'create temp table "hits" ("_id" text primary key not null, "count" integer not null, "ends" real not null)',
  )
  return db
}

function openForReading(): DatabaseSync {
  try {
    return openAt(file)
  } catch (error) {
    // A read-only disk has no room for the log's index. A file without a log can be read as one that never changes.
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
    // The first read of a transaction says which moment it sees.
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

/** SQLite's own `lower` knows only A to Z. */
function prepareFunctions(db: DatabaseSync) {
  db.function('contains_word', { deterministic: true, directOnly: true }, (text, word) =>
    text === null || !String(text).toLowerCase().includes(String(word)) ? 0 : 1,
  )
}

function runQuery({ id, query: { sql, parameters } }: Query): Response {
  try {
    const { statement, columns } = preparedStatement(sql)
    if (columns.length === 0) return { id, changes: Number(statement.run(...inputs(parameters)).changes) }
    // With setReturnArrays a row is an array.
    const rows = statement.all(...inputs(parameters)) as unknown as unknown[][]
    return { id, columns, rows }
  } catch (error) {
    return { id, failure: failureOf(error) }
  }
}

/** On a full disk the reserve is spent on what makes room or ends a session, and on sign-ins, which do both. */
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

/** One sync of the disk for all writes that wait. Each has a savepoint: one that fails does not fail the others. */
function commitTogether(writes: Write[]): Response[] {
  const responses: Response[] = []
  try {
    db.exec('begin immediate')
    for (const write of writes) responses.push(tryWrite(write))
    db.exec('commit')
    return responses
  } catch (error) {
    rollBack()
    // A full disk undoes them all. By itself, each gets what it deserves.
    if (writes.length > 1) return writes.flatMap((write) => commitTogether([write]))
    return writes.map(({ id }) => ({ id, failure: failureOf(error), at: 0 }))
  }
}

function rollBack() {
  try {
    if (db.isTransaction) db.exec('rollback')
  } catch {
    // The next group fails to begin, and tries this again.
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
    // With setReturnArrays a row is an array.
    const [count] = statement.get(...inputs(parameters)) as unknown as [number]
    return count < needs.atLeast ? { code: 'too few', message: '' } : undefined
  }
  const { changes } = statement.run(...inputs(parameters))
  return needs === 'row' && changes === 0 ? { code: 'missing', message: '' } : undefined
}

// Only what columns.ts encodes comes here: text, numbers, null.
const inputs = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

function preparedStatement(sql: string): Prepared {
  let known = prepared.get(sql)
  if (!known) {
    // Searches with other numbers of words are other statements.
    if (prepared.size >= 500) prepared.clear()
    const statement = db.prepare(sql)
    statement.setReturnArrays(true)
    known = { statement, columns: statement.columns().map(({ name }) => name) }
    prepared.set(sql, known)
  }
  return known
}

function failureOf(error: unknown): DatabaseFailure {
  // Thrown below as it is: what a statement needs is not so.
  if (!(error instanceof Error)) return error as DatabaseFailure
  // Node adds these to its errors.
  const { errcode, code } = error as Error & { errcode?: number; code?: string }
  return { code: errcode ?? code ?? 'unknown', message: error.message }
}

function close(id: number) {
  if (db.isOpen) db.close()
  if (lock?.isOpen) lock.close()
  answer({ id })
  port?.close()
}
