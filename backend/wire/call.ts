import type { Caller, Ports, StoredFile } from '#backend/ports/ports.ts'
import type { Change, Row } from '#backend/ports/rows.ts'
import type { Endpoint } from '#src/contract/endpoint.ts'
import type { Input } from './received.ts'

/** One call, as the function that carries it out sees it. */
export interface Call {
  ports: Ports
  caller: Caller
  request: Request
  /** When it came. */
  now: Date
  id: string
  /** A query parameter of the contract; '' when it is missing. */
  query: (name: string) => string
  /**
   * The body, checked by the contract.
   *
   * @param missing fills what was not sent
   * @throws {Refusal} 400, 413 or 422, with the sentence of the first mistake
   */
  input: (missing?: Input) => Promise<Input>
  /** Who is signed in; undefined for visitors. */
  person: Row | undefined
  session: Row | undefined
  /** Keeps a file, which is dropped again if nothing is written. */
  keep: (file: File, isPrivate: boolean) => Promise<StoredFile>
}

/** What a call comes to: nothing of it is written yet. */
export interface Outcome {
  /** Goes under the endpoint's key, or is the sentence of `{ message }`. */
  body?: unknown
  /** In place of `body`: a list in parts. */
  parts?: AsyncIterable<object[]>
  status?: number
  /** All of them are written, or none. */
  changes?: readonly Change[]
  /** Rows of `files` that the changes remove: their bytes go when that is written. */
  dropped?: readonly Row[]
  /** Of the audit log; what staff write is in it by itself, unless this is false. */
  audit?: Audit | false | undefined
}

export interface Audit {
  action?: string
  /** Who did it, if nobody is signed in. */
  actor?: string
  target?: string
  outcome?: 'ok' | 'refused'
}

/** Reads, decides, and says what is to be written. */
export type CarryOut = (call: Call) => Promise<Outcome>

/** An endpoint with what carries it out. */
export interface Route {
  endpoint: Endpoint
  carryOut: CarryOut
}

export const route = (endpoint: Endpoint, carryOut: CarryOut): Route => ({ endpoint, carryOut })
