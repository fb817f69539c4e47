/** Calls that still need the session, while it is being ended. */
const held = new Set<Promise<unknown>>()

/** To be called by what runs before a session ends: it is revoked on the server when this has settled, or soon. */
export function holdRevocation(until: Promise<unknown>): void {
  held.add(until)
  const release = () => held.delete(until)
  until.then(release, release)
}

/** Settles when none of them is left. */
export async function heldCalls(): Promise<void> {
  await Promise.allSettled(held)
}
