import { failureOf, type Reads, readsOf, type Verb } from '#src/contract/records/reads.ts'
import { type Access, del, type Endpoint, nothing, post, put, type Schema } from './endpoint.ts'
import type { Multipart } from './multipart.ts'

/** What every collection of the contract is: records under one path, read tolerantly and written strictly. */
export interface Collection<Item = unknown, Input = unknown, Verbs extends Verb = Verb>
  extends Pick<Reads<Item>, 'name' | 'noun' | 'record' | 'words'> {
  /** Whether people outside send the records in: staff want to know what is new, and read it away from the desk. */
  isInbox: boolean
  /** Whether a sync brings it onto staff's devices, encrypted. */
  isSynced: boolean
  endpoints: Pick<Endpoints<Item, Input>, Verbs>
  /** Whether visitors see the record: drafts and inactive ones are left out on public pages. */
  isShown: (item: Item) => boolean
}

interface Endpoints<Item, Input> {
  list: Endpoint<Item[], undefined>
  detail: Endpoint<Item, undefined>
  create: Endpoint<void, Input>
  update: Endpoint<void, Input>
  remove: Endpoint<void, undefined>
}

/** How a collection is written, but for the schema that checks it. */
export interface Writes {
  /** The calls that exist, and who may make them. */
  calls: Partial<Record<Verb, Access>>
  isInbox?: boolean
  isSynced?: boolean
  send?: 'json' | Multipart
  /** The path of `create` where it is another. */
  createPath?: string
}

interface CheckedWrites<Input, Verbs extends Verb> extends Writes {
  calls: Record<Verbs, Access>
  input?: Schema<Input>
}

/** States a collection once; the client, the emulated backend, forms and documents all read it. */
export function collection<Item, Input, Verbs extends Verb>(
  reads: Reads<Item>,
  {
    calls,
    isInbox = false,
    isSynced = true,
    send = 'json',
    createPath = reads.wire.path,
    input,
  }: CheckedWrites<Input, Verbs>,
): Collection<Item, Input, Verbs> {
  const { name, noun, wire, record, words, isShown = () => true } = reads
  const access: Partial<Record<Verb, Access>> = calls
  const accessOf = (verb: Verb) => access[verb] ?? 'staff'
  const call = (verb: Verb) => ({
    access: accessOf(verb),
    failure: failureOf(reads, verb),
    answer: nothing,
  })
  const written = { ...(input && { input }), send }
  const one = `${wire.path}/{id}`
  const all: Endpoints<Item, Input> = {
    ...readsOf(reads, accessOf),
    create: post(createPath, { ...call('create'), ...written }),
    update: put(one, { ...call('update'), ...written }),
    remove: del(one, call('remove')),
  }
  const existing = Object.entries(all).filter(([verb]) => verb in calls)
  // fromEntries forgets which keys it was given: the filter above keeps exactly the verbs of `calls`.
  const endpoints = Object.fromEntries(existing) as Pick<Endpoints<Item, Input>, Verbs>
  return { name, noun, isInbox, isSynced, record, endpoints, words, isShown }
}
