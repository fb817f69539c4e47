import type { DatabaseFailure } from './errors.ts'

export const busy = 5
/** Time that a statement waits for another process, in milliseconds. */
export const busyTimeout = 2000

/** Returns the code and message of an error of SQLite or Node. */
export function failureOf(error: unknown): DatabaseFailure {
  // `tryWrite` throws a plain failure when the need of a statement is not met.
  if (!(error instanceof Error)) return error as DatabaseFailure
  // Node adds these properties to its errors.
  const { errcode, code } = error as Error & { errcode?: number; code?: string }
  return { code: errcode ?? code ?? 'unknown', message: error.message }
}
