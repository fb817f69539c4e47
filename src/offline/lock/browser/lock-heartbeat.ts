import { openChannel } from '#src/api/channel.ts'

/** Waiting tabs ask whether the tab that holds a lock is alive; it answers at once, however hidden it is. */
interface Heartbeat {
  type: 'ask' | 'alive'
  lock: string
}

/** Between the tabs of this site. */
export const heartbeats = openChannel<Heartbeat>('locks')
/** The locks that this tab holds: a channel does not speak to its own tab. */
const heldHere = new Set<{ lock: string }>()

/** Answers for a lock that this tab has got. Returns how to stop that. */
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
