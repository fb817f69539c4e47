import type { Noun } from '#src/contract/records/reads.ts'
import { counted } from '#src/dashboard/deleting/noun.ts'

/**
 * Does one thing with each record, one after the other, as a backend of unknown strength wants it.
 *
 * @throws {Error} when some could not be done, with how many were and the first reason
 */
export async function eachOf<Item>(
  items: Item[],
  act: (item: Item) => Promise<unknown>,
  noun: Noun,
  done: string,
): Promise<void> {
  const failures: Error[] = []
  for (const item of items) {
    await act(item).catch((error: unknown) => {
      failures.push(error instanceof Error ? error : new Error(String(error)))
    })
  }
  const [first] = failures
  if (!first) return
  const succeeded = items.length - failures.length
  throw new Error(`${succeeded} ${done}, ${counted(failures.length, noun)} not: ${first.message}`, {
    cause: first,
  })
}
