import { isReached } from '#src/api/probe.ts'

/** Time limit in milliseconds: a silent server must not delay the page. */
const timeout = 1_500

/** Learns the optional features of our API, with a few bytes and no data. */
export async function knowFeatures(): Promise<void> {
  await Promise.race([isReached(), new Promise((resolve) => setTimeout(resolve, timeout))])
}
