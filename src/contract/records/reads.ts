import { listOf, recordOf } from '#src/contract/answer.ts'
import { type Access, type Failure, get } from '#src/contract/endpoint.ts'
import type { RecordReader } from './reader.ts'

/** The five calls that a collection may have. */
export type Verb = 'list' | 'detail' | 'create' | 'update' | 'remove'

/** One and several: `['project', 'projects']`. */
export type Noun = readonly [one: string, many: string]

export interface SearchWords {
  title: string
  /** People, places, addresses. */
  terms: string[]
  /** Longer text, as the record has it. */
  text?: string
}

/** What reading a collection needs: apart from what writing does, as visitors' pages only read. */
export interface Reads<Item> {
  /** The noun of the URL segment, the folders and the query keys. */
  name: string
  /** What its records are called in sentences, in small letters. */
  noun: Noun
  wire: {
    path: string
    /** Key of a list's rows; undefined when the list is the answer. */
    list?: string
    item?: string
    query?: readonly string[]
  }
  record: RecordReader<Item>
  /** What a search on the device reads of a record. */
  words: (item: Item) => SearchWords
  /** What is said when a call fails without words of the backend's own; without it, what the noun makes of it. */
  failures?: { staff?: Record<Verb, string>; visitor?: Partial<Record<Verb, string>>; serverFirst?: boolean }
  /** Whether visitors see the record: drafts and inactive ones are left out on public pages. */
  isShown?: (item: Item) => boolean
}

/** Its two calls, as visitors make them. */
export function readable<Item>(reads: Reads<Item>) {
  const { isShown = () => true } = reads
  return { endpoints: readsOf(reads, () => 'visitor'), isShown }
}

/** @param access who may make a call */
export function readsOf<Item>(reads: Reads<Item>, access: (verb: Verb) => Access) {
  const { wire, record } = reads
  const call = (verb: Verb) => ({ access: access(verb), failure: failureOf(reads, verb) })
  return {
    list: get(wire.path, { ...call('list'), answer: listOf(record, wire.list), query: wire.query ?? [] }),
    detail: get(`${wire.path}/{id}`, { ...call('detail'), answer: recordOf(record, wire.item) }),
  }
}

type Wording = Pick<Reads<unknown>, 'noun' | 'failures'>

export function failureOf({ noun, failures = {} }: Wording, verb: Verb): Failure {
  const { staff = failedTo(noun), visitor, serverFirst = false } = failures
  return { staff: staff[verb], visitor: visitor?.[verb] ?? staff[verb], serverFirst }
}

/** "Failed to fetch blogs", "Failed to create blog" … */
function failedTo([one, many]: Noun): Record<Verb, string> {
  return {
    list: `Failed to fetch ${many}`,
    detail: `Failed to fetch ${one}`,
    create: `Failed to create ${one}`,
    update: `Failed to update ${one}`,
    remove: `Failed to delete ${one}`,
  }
}

/** What the dashboard says for careers, projects, contacts, quote requests and applications. */
export const anErrorOccurred: Record<Verb, string> = {
  list: 'An error occurred',
  detail: 'An error occurred',
  create: 'An error occurred',
  update: 'An error occurred',
  remove: 'An error occurred',
}
