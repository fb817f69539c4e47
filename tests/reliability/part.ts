import assert from 'node:assert/strict'

export interface PartOptions {
  seed: number
  /** Sizes that take seconds instead of minutes. */
  isQuick: boolean
}

/** What has to hold, whatever happens. */
export interface Part {
  name: string
  /** Resolves to what was counted, for the table. @throws {Error} when something did not hold */
  run: (options: PartOptions) => Promise<string>
}

/** A list that has to be empty: the error shows its beginning. */
export function assertNone(found: readonly unknown[], what: string): void {
  assert.equal(found.length, 0, `${found.length} ${what}: ${JSON.stringify(found.slice(0, 10))}`)
}
