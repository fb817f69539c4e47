import { isReached } from '#src/api/probe.ts'

/** In milliseconds: a page is not held up for longer by a server that does not answer. */
const timeout = 1_500

/** Asks our API what it does beyond the wire: a few bytes, and no data. */
export async function knowFeatures(): Promise<void> {
  await Promise.race([isReached(), new Promise((resolve) => setTimeout(resolve, timeout))])
}
