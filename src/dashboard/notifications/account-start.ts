/** Ids of earlier times belong to no real account: the software did not exist. */
const earliest = Date.UTC(2015, 0, 1)

/**
 * Returns when an account was created, in milliseconds, read from its id: our backend writes the time in milliseconds
 * into the first 12 hex digits, MongoDB in seconds into the first 8. Returns 0 for any other id.
 */
export function accountStart(id: string, now: number): number {
  if (!/^[0-9a-f]{24}$/.test(id)) return 0
  const timestamps = [Number.parseInt(id.slice(0, 12), 16), Number.parseInt(id.slice(0, 8), 16) * 1000]
  return timestamps.find((timestamp) => timestamp > earliest && timestamp <= now) ?? 0
}
