import type { Statement } from './engine.ts'
import type { DatabaseFailure } from './errors.ts'

/** What the worker is started with. */
export interface WorkerStart {
  file: string
  /** Held as long as the worker lives. Without it the file is only read, as it is at this moment. */
  lockFile?: string | undefined
}

/** What one turn of a thread asks goes in one message, and so do the answers: a message costs more than what is in it. */
export type Requests = readonly Request[]
export type Responses = readonly Response[]

export type Request = { id: number } & (
  | { query: { sql: string; parameters: readonly unknown[] } }
  | { write: readonly Statement[] }
  | { close: true }
)

/** `id` 0 tells that the file is open, or why it is not; -1 whether the reserve on the disk is spent. */
export interface Response {
  id: number
  columns?: string[]
  rows?: unknown[][]
  changes?: number
  failure?: DatabaseFailure
  /** Which statement of a write failed. */
  at?: number
  isReserveSpent?: boolean
}
