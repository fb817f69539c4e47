import { listOf, recordOf } from './answer.ts'
import { type Access, del, type Endpoint, get, nothing, post, put, type Schema } from './endpoint.ts'
import type { Multipart } from './multipart.ts'

/** The five calls that a collection may have. */
export type Verb = 'list' | 'detail' | 'create' | 'update' | 'remove'

/** What every collection of the contract is: records under one path, read tolerantly and written strictly. */
export interface Collection<Item = unknown, Input = unknown, Verbs extends Verb = Verb> {
  /** The noun of the URL segment, the folders and the query keys. */
  name: string
  /** What its records are called in sentences, in small letters. */
  noun: Noun
  /** Whether people outside send the records in: staff want to know what is new, and read it away from the desk. */
  isInbox: boolean
  /** Whether a sync brings it onto staff's devices, encrypted. */
  isSynced: boolean
  record: Schema<Item>
  endpoints: Pick<Endpoints<Item, Input>, Verbs>
  /** What a search on the device reads of a record. */
  words: (item: Item) => SearchWords
  /** Whether visitors see the record: drafts and inactive ones are left out on public pages. */
  isShown: (item: Item) => boolean
}

/** One and several: `['project', 'projects']`. */
export type Noun = readonly [one: string, many: string]

export interface SearchWords {
  title: string
  /** People, places, addresses. */
  terms: string[]
  /** Longer text, as the record has it. */
  text?: string
}

interface Endpoints<Item, Input> {
  list: Endpoint<Item[], undefined>
  detail: Endpoint<Item, undefined>
  create: Endpoint<void, Input>
  update: Endpoint<void, Input>
  remove: Endpoint<void, undefined>
}

interface Description<Item, Input, Verbs extends Verb> {
  wire: {
    path: string
    /** Key of a list's rows; undefined when the list is the answer. */
    list?: string
    item?: string
    /** The calls that exist, and who may make them. */
    calls: Record<Verbs, Access>
    send?: 'json' | Multipart
    query?: readonly string[]
    /** The path of `create` where it is another. */
    createPath?: string
  }
  noun: Noun
  isInbox?: boolean
  isSynced?: boolean
  record: Schema<Item>
  input?: Schema<Input>
  words: (item: Item) => SearchWords
  /** What is said when a call fails without words of the backend's own; without it, what the noun makes of it. */
  failures?: { staff?: Record<Verb, string>; visitor?: Partial<Record<Verb, string>>; serverFirst?: boolean }
  isShown?: (item: Item) => boolean
}

/** States a collection once; the client, the emulated backend, forms and documents all read it. */
export function collection<Item, Input, Verbs extends Verb>(
  name: string,
  {
    wire,
    noun,
    isInbox = false,
    isSynced = true,
    record,
    input,
    words,
    failures = {},
    isShown = () => true,
  }: Description<Item, Input, Verbs>,
): Collection<Item, Input, Verbs> {
  const staff = failures.staff ?? failedTo(noun)
  const access: Partial<Record<Verb, Access>> = wire.calls
  const call = (verb: Verb) => ({
    access: access[verb] ?? 'staff',
    failure: {
      staff: staff[verb],
      visitor: failures.visitor?.[verb] ?? staff[verb],
      serverFirst: failures.serverFirst ?? false,
    },
  })
  const written = { ...(input && { input }), send: wire.send ?? 'json', answer: nothing }
  const one = `${wire.path}/{id}`
  const all: Endpoints<Item, Input> = {
    list: get(wire.path, { ...call('list'), answer: listOf(record, wire.list), query: wire.query ?? [] }),
    detail: get(one, { ...call('detail'), answer: recordOf(record, wire.item) }),
    create: post(wire.createPath ?? wire.path, { ...call('create'), ...written }),
    update: put(one, { ...call('update'), ...written }),
    remove: del(one, { ...call('remove'), answer: nothing }),
  }
  const existing = Object.entries(all).filter(([verb]) => verb in wire.calls)
  // fromEntries forgets which keys it was given: the filter above keeps exactly the verbs of wire.calls.
  const endpoints = Object.fromEntries(existing) as Pick<Endpoints<Item, Input>, Verbs>
  return { name, noun, isInbox, isSynced, record, endpoints, words, isShown }
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
