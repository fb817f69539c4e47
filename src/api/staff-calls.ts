const staffCalls: { heldUntil?: Promise<unknown> } = {}

/** Delays the calls of staff until then: cached data is shown before a response that may never arrive. */
export function holdStaffCalls(until: Promise<unknown>): void {
  staffCalls.heldUntil = until
}

/** Returns the promise that calls of staff wait for. */
export function heldStaffCalls(): Promise<unknown> | undefined {
  return staffCalls.heldUntil
}
