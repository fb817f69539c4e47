const staffCalls: { heldUntil?: Promise<unknown> } = {}

/** Staff's calls wait until then: what the device has is shown before an answer that may not come. */
export function holdStaffCalls(until: Promise<unknown>): void {
  staffCalls.heldUntil = until
}

/** What a call of staff waits for before it goes out. */
export function heldStaffCalls(): Promise<unknown> | undefined {
  return staffCalls.heldUntil
}
