import { openChannel } from '#src/api/channel.ts'

/** Message between tabs: waiting tabs ask whether a lock's holder is alive, which replies at once even if hidden. */
interface Heartbeat {
  type: 'ask' | 'alive'
  lock: string
}

/** Channel between the tabs of this site. */
export const heartbeats = openChannel<Heartbeat>('locks')
/** Locks that this tab holds: a channel does not deliver to its own tab. */
const heldHere = new Set<{ lock: string }>()

/** Replies for a lock that this tab holds. Returns a function that stops it. */
export function answerFor(lock: string): () => void {
  const hold = { lock }
  heldHere.add(hold)
  const stop = heartbeats.listen((heartbeat) => {
    if (heartbeat.type === 'ask' && heartbeat.lock === lock) heartbeats.post({ type: 'alive', lock })
  })
  return () => {
    heldHere.delete(hold)
    stop()
  }
}

/** Whether this tab has the lock. */
export const isHeldHere = (name: string) => [...heldHere].some(({ lock }) => lock === name)
