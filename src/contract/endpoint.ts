import type * as z from 'zod/mini'
import type { Reader } from '#src/contract/records/reader.ts'
import type { Multipart } from './multipart.ts'

/** Who may call: everybody, or only who carries a bearer token. */
export type Access = 'visitor' | 'staff'

/** The schema of what is written, by what it takes and what it gives. */
export type Schema<Output = unknown, Input = unknown> = z.ZodMiniType<Output, Input>

/** What a person is told when a call fails and the backend gives no words of its own. */
export interface Failure {
  /** On the dashboard, after the server's message and "Request failed with status …". */
  staff: string
  /** On the public pages, whatever the server says. */
  visitor: string
  /** Public pages show the server's message before theirs (job application and sign-in only). */
  serverFirst?: boolean
}

/** One call of the wire. */
export interface Endpoint<Answer = unknown, Input = unknown> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Under `/api/v1`; `{id}` stands for a record's id. */
  path: string
  access: Access
  /** Names of the optional query parameters. */
  query: readonly string[]
  send: 'json' | Multipart | 'nothing'
  /** Gives the values that are sent. */
  input: Schema<Input> | undefined
  answer: AnswerShape<Answer>
  failure: Failure
}

/** Where in a JSON answer the data is, and how it is read. */
export interface AnswerShape<Answer = unknown> {
  kind: 'list' | 'record' | 'nothing'
  /** The key that holds the data; undefined when the answer itself is the data. */
  key: string | undefined
  /** What reads one record of it. */
  reader: Reader | undefined
  /** Reads a parsed body. @throws {UnreadableAnswer} when the key is missing or holds something else. */
  read: (body: unknown) => Answer
  /** Whether the answer says that there is no such record: null where the record would be. */
  isEmpty?: (body: unknown) => boolean
}

/** Only the status counts; a body, if any, is not relied on: backends answer writes with all sorts of things. */
export const nothing: AnswerShape<void> = {
  kind: 'nothing',
  key: undefined,
  reader: undefined,
  read: () => undefined,
}

interface Call<Answer, Input> {
  access?: Access
  query?: readonly string[]
  send?: 'json' | Multipart
  input?: Schema<Input>
  answer: AnswerShape<Answer>
  failure: string | Failure
}

/** Builds an endpoint. Staff access and a JSON body (where there is an input) unless told otherwise. */
function endpoint(method: Endpoint['method']) {
  return <Answer, Input = undefined>(path: string, call: Call<Answer, Input>): Endpoint<Answer, Input> => ({
    method,
    path,
    access: call.access ?? 'staff',
    query: call.query ?? [],
    send: call.send ?? (call.input ? 'json' : 'nothing'),
    input: call.input,
    answer: call.answer,
    failure: typeof call.failure === 'string' ? { staff: call.failure, visitor: call.failure } : call.failure,
  })
}

export const get = endpoint('GET')
export const post = endpoint('POST')
export const put = endpoint('PUT')
export const del = endpoint('DELETE')
