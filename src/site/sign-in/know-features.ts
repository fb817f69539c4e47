import { hasHeardFeatures } from '#src/api/features.ts'
import { isReached } from '#src/api/probe.ts'

/** In milliseconds: a page is not held up for longer by a server that does not answer. */
const patience = 1_500

/** Asks our API what it does beyond the wire, if this page has had no answer of it yet: a few bytes, and no data. */
export async function knowFeatures(): Promise<void> {
  if (hasHeardFeatures()) return
  await Promise.race([isReached(), new Promise((resolve) => setTimeout(resolve, patience))])
}
