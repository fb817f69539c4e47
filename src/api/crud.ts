import { type MutationFunction, mutationOptions } from '@tanstack/react-query'
import type { Collection } from '#src/contract/schema/collection.ts'
import type { Verb } from '#src/contract/schema/reads.ts'
import { type Audience, type Call, request } from './call/request.ts'
import { readOptions } from './read-options.ts'

/**
 * Returns options of a write, called when it is sent: for callers that show progress, may cancel it, let it outlive the
 * page or add a key.
 */
export type Outgoing = () => Pick<Call, 'send' | 'signal' | 'key'>

/** Returns a collection as query and mutation options. */
export function crud<Item extends { _id: string }, Input, Verbs extends Verb>(
  collection: Collection<Item, Input, Verbs>,
  audience: Audience,
) {
  // The type `Verbs` lists the existing verbs. The return type exposes only those calls.
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
  // Expose only the calls that the backend has.
  return { ...(calls as Pick<typeof calls, Verbs>), name, collection }
}

/** Mutation options of a write outside the five verbs. It refreshes all queries under the key's first word. */
export function writeOptions<Input>(mutationKey: string[], mutationFn: MutationFunction<void, Input>) {
  return mutationOptions({ mutationKey, mutationFn })
}
