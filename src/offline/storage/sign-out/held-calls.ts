/** Calls that still need the session while it is ending. */
const held = new Set<Promise<unknown>>()

/** Delays the session's revocation on the server for a call; to be used before a session ends. */
export function holdRevocation(until: Promise<unknown>): void {
  held.add(until)
  const release = () => held.delete(until)
  until.then(release, release)
}

/** Settles when all of these calls have. */
export async function heldCalls(): Promise<void> {
  await Promise.allSettled(held)
}
