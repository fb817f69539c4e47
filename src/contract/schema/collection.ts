import {
  type Access,
  del,
  type Endpoint,
  noContent,
  post,
  put,
  type Schema,
} from '#src/contract/http/endpoint.ts'
import type { Multipart } from '#src/contract/http/multipart.ts'
import { failureOf, type Reads, readsOf, type Verb } from './reads.ts'

/** Collection of the contract: records under one path, read tolerantly and written strictly. */
export interface Collection<Item = unknown, Input = unknown, Verbs extends Verb = Verb>
  extends Pick<Reads<Item>, 'name' | 'noun' | 'record' | 'words'> {
  /** Whether the records are submissions from outside: staff get notices and read them away from the desk. */
  isInbox: boolean
  /** Whether a sync stores it on staff's devices, encrypted. */
  isSynced: boolean
  endpoints: Pick<Endpoints<Item, Input>, Verbs>
  /** Whether visitors see the record: public pages omit drafts and inactive ones. */
  isShown: (item: Item) => boolean
}

interface Endpoints<Item, Input> {
  list: Endpoint<Item[], undefined>
  detail: Endpoint<Item, undefined>
  create: Endpoint<void, Input>
  update: Endpoint<void, Input>
  remove: Endpoint<void, undefined>
}

/** Write options of a collection, without the schema. */
export interface Writes {
  /** Existing calls, and the access that each needs. */
  calls: Partial<Record<Verb, Access>>
  isInbox?: boolean
  isSynced?: boolean
  send?: 'json' | Multipart
  /** Path of `create` if it differs. */
  createPath?: string
}

interface CheckedWrites<Input, Verbs extends Verb> extends Writes {
  calls: Record<Verbs, Access>
  input?: Schema<Input>
}

/** Declares a collection once, for the client, the emulated backend, forms and documents. */
export function collection<Item, Input, Verbs extends Verb>(
  reads: Reads<Item>,
  {
    calls,
    isInbox = false,
    isSynced = true,
    send = 'json',
    createPath = reads.api.path,
    input,
  }: CheckedWrites<Input, Verbs>,
): Collection<Item, Input, Verbs> {
  const { name, noun, api, record, words, isShown = () => true } = reads
  const access: Partial<Record<Verb, Access>> = calls
  const accessOf = (verb: Verb) => access[verb] ?? 'staff'
  const call = (verb: Verb) => ({
    access: accessOf(verb),
    failure: failureOf(reads, verb),
    response: noContent,
  })
  const written = { ...(input && { input }), send }
  const one = `${api.path}/{id}`
  const all: Endpoints<Item, Input> = {
    ...readsOf(reads, accessOf),
    create: post(createPath, { ...call('create'), ...written }),
    update: put(one, { ...call('update'), ...written }),
    remove: del(one, call('remove')),
  }
  const existing = Object.entries(all).filter(([verb]) => verb in calls)
  // fromEntries loses the key types. The filter above keeps exactly the verbs of `calls`.
  const endpoints = Object.fromEntries(existing) as Pick<Endpoints<Item, Input>, Verbs>
  return { name, noun, isInbox, isSynced, record, endpoints, words, isShown }
}
