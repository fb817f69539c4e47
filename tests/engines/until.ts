import { setTimeout as pause } from 'node:timers/promises'

/**
 * Polls until there is a result. An error counts as no result.
 *
 * @param what for the message
 * @throws {Error} after the time limit in milliseconds
 */
export async function until<Found>(
  what: string,
  ask: () => Promise<Found | undefined | false | null>,
  time = 10_000,
): Promise<Found> {
  const end = performance.now() + time
  for (let last = ''; ; await pause(50)) {
    try {
      const found = await ask()
      if (found !== undefined && found !== false && found !== null) return found
    } catch (error) {
      last = `: ${error}`
    }
    if (performance.now() > end) throw new Error(`Not within ${time / 1000} s: ${what}${last}`)
  }
}
