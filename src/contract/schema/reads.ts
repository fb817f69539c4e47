import { type Access, type Failure, get } from '#src/contract/http/endpoint.ts'
import { listOf, recordOf } from '#src/contract/http/response-shape.ts'
import type { RecordReader } from './reader.ts'

/** Calls that a collection may have. */
export type Verb = 'list' | 'detail' | 'create' | 'update' | 'remove'

/** Singular and plural: `['project', 'projects']`. */
export type Noun = readonly [one: string, many: string]

export interface SearchWords {
  title: string
  /** People, places, addresses. */
  terms: string[]
  /** Longer text, as stored in the record. */
  text?: string
}

/** Read options of a collection. Separate from the write options, because visitors' pages only read. */
export interface Reads<Item> {
  /** Name in URLs, folders and query keys. */
  name: string
  /** Noun for a record in sentences, in lower case. */
  noun: Noun
  api: {
    path: string
    /** Key of a list's rows; undefined if the response itself is the list. */
    list?: string
    item?: string
    query?: readonly string[]
  }
  record: RecordReader<Item>
  /** Returns the words of a record for the search on the device. */
  words: (item: Item) => SearchWords
  /** Messages for failed calls without a message from the backend. Derived from the noun by default. */
  failures?: { staff?: Record<Verb, string>; visitor?: Partial<Record<Verb, string>>; serverFirst?: boolean }
  /** Whether visitors see the record: public pages omit drafts and inactive ones. */
  isShown?: (item: Item) => boolean
}

/** Returns a collection's two reads with visitor access. */
export function readable<Item>(reads: Reads<Item>) {
  const { isShown = () => true } = reads
  return { endpoints: readsOf(reads, () => 'visitor'), isShown }
}

/** @param access returns the access that a call needs */
export function readsOf<Item>(reads: Reads<Item>, access: (verb: Verb) => Access) {
  const { api, record } = reads
  const call = (verb: Verb) => ({ access: access(verb), failure: failureOf(reads, verb) })
  return {
    list: get(api.path, { ...call('list'), response: listOf(record, api.list), query: api.query ?? [] }),
    detail: get(`${api.path}/{id}`, { ...call('detail'), response: recordOf(record, api.item) }),
  }
}

type Wording = Pick<Reads<unknown>, 'noun' | 'failures'>

export function failureOf({ noun, failures = {} }: Wording, verb: Verb): Failure {
  const { staff = failedTo(noun), visitor, serverFirst = false } = failures
  return { staff: staff[verb], visitor: visitor?.[verb] ?? staff[verb], serverFirst }
}

/** Returns "Failed to fetch blogs", "Failed to create blog" … */
function failedTo([one, many]: Noun): Record<Verb, string> {
  return {
    list: `Failed to fetch ${many}`,
    detail: `Failed to fetch ${one}`,
    create: `Failed to create ${one}`,
    update: `Failed to update ${one}`,
    remove: `Failed to delete ${one}`,
  }
}

/** Dashboard messages for careers, projects, contacts, quote requests and applications. */
export const anErrorOccurred: Record<Verb, string> = {
  list: 'An error occurred',
  detail: 'An error occurred',
  create: 'An error occurred',
  update: 'An error occurred',
  remove: 'An error occurred',
}
