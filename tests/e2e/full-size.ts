import { test } from '@playwright/test'

/** Whether to run at full size: `npm run test:reliability` does, with a seed, and prints the counts. */
export const isFull = process.env.RELIABILITY === 'full'

export const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** Adds a count of the test to its part's line in the report. */
export function sizedCount(what: string) {
  test.info().annotations.push({ type: 'counted', description: what })
}
