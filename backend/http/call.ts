import type { ErrorCode } from '#backend/errors.ts'
import type { Caller, Ports, StoredFile } from '#backend/ports/ports.ts'
import type { Change } from '#backend/ports/rows.ts'
import type { BackupFile } from '#backend/ports/system.ts'
import type { RowOf } from '#backend/schema.ts'
import type { Endpoint } from '#src/contract/http/endpoint.ts'
import { type Input, parseInput } from './request-body.ts'

/** A call, as its handler sees it. `Fields` are the validated fields of the body. */
export interface Call<Fields = unknown> {
  ports: Ports
  caller: Caller
  request: Request
  /** Time of arrival. */
  now: Date
  id: string
  /** Returns a query parameter of the contract; '' when it is missing. */
  query: (name: string) => string
  /**
   * Reads and validates the body.
   *
   * @param missing defaults for missing fields
   * @throws {ApiError} with status 400, 413 or 422, and a sentence about the first mistake
   */
  input: (missing?: Input) => Promise<Fields>
  /** Signed-in user; undefined for visitors. */
  person: RowOf<'admins'> | undefined
  session: RowOf<'sessions'> | undefined
  /** Stores a file. It is deleted again if nothing is written. */
  keep: (file: File, isPrivate: boolean) => Promise<StoredFile>
}

/** Result of a call before anything is written. */
export interface Outcome {
  /** Data under the endpoint's key, or the sentence of `{ message }`. */
  body?: unknown
  /** List in parts, instead of `body`. */
  parts?: AsyncIterable<object[]>
  /** File to download, instead of `body`. */
  file?: BackupFile
  status?: number
  /** Changes of one transaction. */
  changes?: readonly Change[]
  /** Codes of the error responses when a condition of the changes does not hold, or one of their rows is gone. */
  codes?: { tooFew?: ErrorCode; missing?: ErrorCode }
  /** Rows of `files` that the changes remove. Their bytes are deleted after the write. */
  dropped?: readonly RowOf<'files'>[]
  /** Entry of the audit log. Without it, writes of staff are logged and reads are not. */
  audit?: Audit | 'none' | undefined
}

export interface Audit {
  action?: string
  /** Acting user, if no one is signed in. */
  actor?: string
  target?: string
  outcome?: 'ok' | 'refused'
}

/** Reads, decides, and returns the changes to write. */
export type CarryOut<Fields> = (call: Call<Fields>) => Promise<Outcome>

/** A call whose body is not validated. */
export interface UncheckedCall extends Omit<Call, 'input'> {
  fields: () => Promise<Input>
}

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint
  carryOut: (call: UncheckedCall) => Promise<Outcome>
}

export const route = <Result, Fields>(
  endpoint: Endpoint<Result, Fields>,
  carryOut: CarryOut<Fields>,
): Route => ({
  endpoint,
  carryOut: ({ fields, ...call }) =>
    carryOut({
      ...call,
      input: async (missing = {}) => parseInput(endpoint, { ...missing, ...(await fields()) }),
    }),
})
