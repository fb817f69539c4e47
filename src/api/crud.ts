import { type MutationFunction, mutationOptions } from '@tanstack/react-query'
import type { Collection } from '#src/contract/collection.ts'
import type { Verb } from '#src/contract/records/reads.ts'
import { type Audience, type Call, request } from './call/request.ts'
import { readOptions } from './read-options.ts'

/**
 * How a write goes out, asked when it does: for those who tell its progress, may stop it, let it outlive the page or
 * give it a key.
 */
export type Outgoing = () => Pick<Call, 'send' | 'signal' | 'key'>

/** A collection as query and mutation options. */
export function crud<Item extends { _id: string }, Input, Verbs extends Verb>(
  collection: Collection<Item, Input, Verbs>,
  audience: Audience,
) {
  // Which verbs exist is known by `Verbs`; the calls below are only handed out for those (see the return).
  const all = collection as Collection<Item, Input>
  const { name, endpoints } = all
  const calls = {
    ...readOptions<Item>(name, audience, () => all, { saved: all.isSynced }),
    create: (out?: Outgoing) =>
      writeOptions([name, 'create'], (input: Input) =>
        request(endpoints.create, { audience, input, ...out?.() }),
      ),
    update: (id: string, out?: Outgoing) =>
      writeOptions([name, 'update', id], (input: Input) =>
        request(endpoints.update, { audience, id, input, ...out?.() }),
      ),
    remove: (out?: Outgoing) =>
      writeOptions([name, 'remove'], (id: string) => request(endpoints.remove, { audience, id, ...out?.() })),
  }
  // A collection's type tells which calls its backend has; the others must not be reachable.
  return { ...(calls as Pick<typeof calls, Verbs>), name, collection }
}

/** A write that is no part of a collection's five; it refreshes everything under the key's first word. */
export function writeOptions<Input>(mutationKey: string[], mutationFn: MutationFunction<void, Input>) {
  return mutationOptions({ mutationKey, mutationFn })
}
