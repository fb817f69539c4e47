import type { TableName } from '#backend/schema.ts'

/** Reasons for which a port rejects a call, with the end of a sentence about the table. */
const reasons = {
  /** A unique value is already taken. */
  conflict: 'already has it',
  /** A row to change or remove does not exist. */
  missing: 'does not have it',
  /** A value that its column cannot hold. This is the caller's mistake, so a retry does not help. */
  invalid: 'cannot hold this',
  /** Too few rows would remain. */
  'too-few': 'would have too few rows',
  /** The rows or files cannot be reached or written now. */
  unavailable: 'cannot be reached',
  /** The disk is full. */
  full: 'has no room left',
}

export type PortErrorCode = keyof typeof reasons

interface PortErrorOptions {
  table?: TableName | undefined
  message?: string | undefined
  cause?: unknown
}

/** A port rejects a call, or cannot carry it out. */
export class PortError extends Error {
  override name = 'PortError'
  readonly code: PortErrorCode
  readonly table: TableName | undefined

  constructor(code: PortErrorCode, { table, message, cause }: PortErrorOptions = {}) {
    super(message ?? `${table ?? 'The database'} ${reasons[code]}`, { cause })
    this.code = code
    this.table = table
  }
}

/** Whether an error is of a port, with one of these codes. */
export function isPortError(error: unknown, ...codes: PortErrorCode[]): error is PortError {
  return error instanceof PortError && codes.includes(error.code)
}

/** Whether the rows or files cannot be reached or written now, so that a retry may help. */
export const isUnavailable = (error: unknown) => isPortError(error, 'unavailable', 'full')
