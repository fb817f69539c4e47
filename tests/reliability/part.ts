import assert from 'node:assert/strict'

export interface PartOptions {
  seed: number
  /** Whether to use sizes that take seconds instead of minutes. */
  isQuick: boolean
}

/** A property that must hold despite faults. */
export interface Part {
  name: string
  /** Resolves to the counts for the table. @throws {Error} when a check fails */
  run: (options: PartOptions) => Promise<string>
}

/** Requires an empty list. The error shows its beginning. */
export function assertNone(found: readonly unknown[], what: string): void {
  assert.equal(found.length, 0, `${found.length} ${what}: ${JSON.stringify(found.slice(0, 10))}`)
}
