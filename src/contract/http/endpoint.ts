import type * as z from 'zod/mini'
import type { Reader } from '#src/contract/schema/reader.ts'
import type { Multipart } from './multipart.ts'

/** Access to a call: open to all, or with a bearer token. */
export type Access = 'visitor' | 'staff'

/** Schema of a request, by its output and input. */
export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>

/** Messages for a failed call without a message from the backend. */
export interface Failure {
  /** Message on the dashboard, after the server's message and "Request failed with status …". */
  staff: string
  /** Message on the public pages, whatever the server sends. */
  visitor: string
  /** Whether public pages prefer the server's message (job application and sign-in only). */
  serverFirst?: boolean
}

/** A call of the API. */
export interface Endpoint<Result = unknown, Input = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Path under `/api/v1`; `{id}` is replaced with a record's id. */
  path: string
  access: Access
  /** Names of the optional query parameters. */
  query: readonly string[]
  send: 'json' | Multipart | 'nothing'
  /** Schema that produces the values to send. */
  input: Schema<Input> | undefined
  response: ResponseShape<Result>
  failure: Failure
}

/** Shape of a JSON response: the place of the data, and its reader. */
export interface ResponseShape<Result = unknown> {
  kind: 'list' | 'record' | 'nothing'
  /** Key of the data; undefined if the response itself is the data. */
  key: string | undefined
  /** Reader of one record. */
  reader: Reader | undefined
  /** Reads a parsed body. @throws {UnreadableResponse} if the key is missing or holds something else. */
  read: (body: unknown) => Result
  /** Content type of a file. Without it, the response is JSON. */
  contentType?: string
  /** Whether the response says that the record does not exist: null instead of the record. */
  isEmpty?: (body: unknown) => boolean
}

/** Ignores the body; only the status counts. Backends respond to writes in many ways. */
export const noContent: ResponseShape<void> = {
  kind: 'nothing',
  key: undefined,
  reader: undefined,
  read: () => undefined,
}

interface Call<Result, Input> {
  access?: Access
  query?: readonly string[]
  send?: 'json' | Multipart
  input?: Schema<Input>
  response: ResponseShape<Result>
  failure: string | Failure
}

/** Builds an endpoint. Defaults to staff access, and to a JSON body if there is an input. */
function endpoint(method: Endpoint['method']) {
  return <Result, Input = undefined>(path: string, call: Call<Result, Input>): Endpoint<Result, Input> => ({
    method,
    path,
    access: call.access ?? 'staff',
    query: call.query ?? [],
    send: call.send ?? (call.input ? 'json' : 'nothing'),
    input: call.input,
    response: call.response,
    failure: typeof call.failure === 'string' ? { staff: call.failure, visitor: call.failure } : call.failure,
  })
}

export const get = endpoint('GET')
export const post = endpoint('POST')
export const put = endpoint('PUT')
export const del = endpoint('DELETE')
