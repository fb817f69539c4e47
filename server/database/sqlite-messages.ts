import type { Statement } from './engine.ts'
import type { DatabaseFailure } from './errors.ts'

/** Start data of the worker. */
export interface WorkerStart {
  file: string
  /** Lock file, held as long as the worker lives. Without it, the worker only reads a snapshot of the file. */
  lockFile?: string | undefined
}

/** Requests of one turn share a message, and so do the responses: a message costs more than its content. */
export type Requests = readonly Request[]
export type Responses = readonly Response[]

export type Request = { id: number } & (
  | { query: { sql: string; parameters: readonly unknown[] } }
  | { write: readonly Statement[] }
  | { close: true }
)

/** Response to a request. `id` 0 reports whether the file is open; -1 whether the disk reserve is spent. */
export interface Response {
  id: number
  columns?: string[]
  rows?: unknown[][]
  changes?: number
  failure?: DatabaseFailure
  /** Index of the failed statement of a write. */
  at?: number
  isReserveSpent?: boolean
}
