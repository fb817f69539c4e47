import { Worker } from 'node:worker_threads'
import type { CompiledQuery } from 'kysely'
import { StartError } from '#server/errors.ts'
import type { RawRow } from './engine.ts'
import type { DatabaseFailure } from './errors.ts'
import type { Request, Requests, Response, Responses, WorkerStart } from './sqlite-messages.ts'

/** Heap limit of the thread, whose results leave it at once. V8's own limit allows tens of megabytes. */
const maxYoungGenerationSizeMb = 6

/** SQLite's codes of a damaged file, or of one that is not a database. */
export const damageCodes = [11, 26]

// A plain Omit would merge the members of the union.
type NewRequest<Kind> = Kind extends unknown ? Omit<Kind, 'id'> : never

/** Thread that has the SQLite file open. */
export interface Thread {
  ask: (request: NewRequest<Request>) => Promise<Response>
}

/** Starts a thread that opens the file. @throws {StartError} */
export function startThread(
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
  const requests: Request[] = []
  const send = () => worker.postMessage(requests.splice(0) satisfies Requests)
  const ask: Thread['ask'] = (request) =>
    new Promise((resolve) => {
      lastId += 1
      if (end) return resolve({ id: lastId, failure: end })
      waiting.set(lastId, resolve)
      if (requests.push({ ...request, id: lastId }) === 1) setImmediate(send)
    })
  return new Promise((resolve, reject) => {
    waiting.set(0, ({ failure }) => {
      if (failure) reject(cannotOpen(start.file, failure))
      else resolve({ ask })
    })
  })
}

/** Returns the rows of a query. */
export async function readBy(thread: Thread, { sql, parameters }: CompiledQuery): Promise<RawRow[]> {
  return (await runBy(thread, sql, parameters)).rows
}

/** Runs a statement. @throws {Error} as node:sqlite throws it */
export async function runBy(thread: Thread, sql: string, parameters: readonly unknown[] = []) {
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

function cannotOpen(file: string, { code, message }: DatabaseFailure): StartError {
  const kind = typeof code === 'number' ? code & 0xff : code
  if (kind === 5)
    return new StartError(`${file} is in use by ${message}: stop it, or choose another DATA_DIR.`)
  if (typeof kind === 'number' && damageCodes.includes(kind))
    return new StartError(`${file} is damaged: restore a backup.`)
  if (kind === 13 || code === 4874) return new StartError(`There is no room left on the disk of ${file}.`)
  return new StartError(`${file} cannot be opened or written: ${message}.`)
}
