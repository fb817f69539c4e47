import { test } from '@playwright/test'

/** `npm run test:reliability` runs some of these tests at full size, with a seed, and prints what they counted. */
export const isFull = process.env.RELIABILITY === 'full'

export const seed = Number(process.env.SEED ?? Date.now() % 1_000_000)

/** What a test did and found, for the line of its part. */
export function counted(what: string) {
  test.info().annotations.push({ type: 'counted', description: what })
}
