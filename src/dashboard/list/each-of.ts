import type { Noun } from '#src/contract/schema/reads.ts'
import { countOf } from '#src/dashboard/deleting/noun.ts'
import { errorSentence } from '#src/ui/overlay/confirm/error-sentence.ts'

/** Number of calls at once: a page of records takes seconds on a slow network, and a weak backend is not flooded. */
const atOnce = 4

/**
 * Runs an action for each record, a few at once.
 *
 * @throws {Error} if some failed, with the number of successes and the first reason
 */
export async function eachOf<Item>(
  items: Item[],
  act: (item: Item) => Promise<unknown>,
  noun: Noun,
  done: string,
): Promise<void> {
  const failures: unknown[] = []
  const waiting = items.values()
  async function work() {
    for (const item of waiting)
      await act(item).catch((error: unknown) => {
        failures.push(error)
      })
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  if (failures.length === 0) return
  const [first] = failures
  const succeeded = items.length - failures.length
  throw new Error(`${succeeded} ${done}, ${countOf(failures.length, noun)} not: ${errorSentence(first)}`, {
    cause: first,
  })
}
