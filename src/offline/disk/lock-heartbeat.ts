import { openChannel } from '#src/api/channel.ts'

/** Waiting tabs ask whether the tab that holds a lock is alive; it answers at once, however hidden it is. */
interface Heartbeat {
  type: 'ask' | 'alive'
  lock: string
}

const channel = openChannel<Heartbeat>('locks')
/** The locks that this tab holds: a channel does not speak to its own tab. */
const heldHere = new Set<{ lock: string }>()
const askEvery = 2_500
const asksUnanswered = 4

/** Answers for a lock that this tab has got. Returns how to stop that. */
export function answerFor(lock: string): () => void {
  const hold = { lock }
  heldHere.add(hold)
  const stop = channel.listen((heartbeat) => {
    if (heartbeat.type === 'ask' && heartbeat.lock === lock) channel.post({ type: 'alive', lock })
  })
  return () => {
    heldHere.delete(hold)
    stop()
  }
}

/**
 * Asks for the tab that holds a lock: a frozen or crashed one does not answer. Timers of a hidden tab run late, so it
 * answers messages, which do not.
 *
 * @returns true after ten seconds without an answer; false when the signal came before, or tabs cannot be asked
 */
export async function isHolderSilent(lock: string, signal: AbortSignal): Promise<boolean> {
  if (!channel.isOpen()) return false
  let unanswered = 0
  const stop = channel.listen((heartbeat) => {
    if (heartbeat.type === 'alive' && heartbeat.lock === lock) unanswered = 0
  })
  try {
    while (!signal.aborted) {
      if (isHeldHere(lock)) unanswered = 0
      if (unanswered >= asksUnanswered) return true
      unanswered += 1
      channel.post({ type: 'ask', lock })
      await pause(askEvery, signal)
    }
    return false
  } finally {
    stop()
  }
}

/** One question: whether a tab that holds the lock answers within a second. */
export async function isHolderAlive(lock: string): Promise<boolean> {
  if (isHeldHere(lock)) return true
  const answered = new AbortController()
  const stop = channel.listen((heartbeat) => {
    if (heartbeat.type === 'alive' && heartbeat.lock === lock) answered.abort()
  })
  channel.post({ type: 'ask', lock })
  await pause(1_000, answered.signal)
  stop()
  return answered.signal.aborted
}

/** Whether this tab has the lock. */
export const isHeldHere = (name: string) => [...heldHere].some(({ lock }) => lock === name)

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    signal.addEventListener('abort', end)
  })
}
