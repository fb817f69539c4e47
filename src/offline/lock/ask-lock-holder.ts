import { heartbeats, isHeldHere } from './browser/lock-heartbeat.ts'

/** In milliseconds. */
const askEvery = 2_500
const asksUnanswered = 4

/**
 * Asks for the tab that holds a lock: a frozen or crashed one does not answer. Timers of a hidden tab run late, so it
 * answers messages, which do not.
 *
 * @returns true after ten seconds without an answer; false when the signal came before, or tabs cannot be asked
 */
export async function isHolderSilent(lock: string, signal: AbortSignal): Promise<boolean> {
  if (!heartbeats.isOpen()) return false
  let unanswered = 0
  const stop = heartbeats.listen((heartbeat) => {
    if (heartbeat.type === 'alive' && heartbeat.lock === lock) unanswered = 0
  })
  try {
    while (!signal.aborted) {
      if (isHeldHere(lock)) unanswered = 0
      if (unanswered >= asksUnanswered) return true
      unanswered += 1
      heartbeats.post({ type: 'ask', lock })
      await pause(askEvery, signal)
    }
    return false
  } finally {
    stop()
  }
}

/** One question: whether a tab that holds the lock answers within a second. */
export async function isHolderAlive(lock: string): Promise<boolean> {
  return isHeldHere(lock) || isHeldElsewhere(lock, 1_000)
}

/** Whether another tab says within so many milliseconds that it holds the lock. */
export async function isHeldElsewhere(lock: string, milliseconds: number): Promise<boolean> {
  if (!heartbeats.isOpen()) return false
  const answered = new AbortController()
  const stop = heartbeats.listen((heartbeat) => {
    if (heartbeat.type === 'alive' && heartbeat.lock === lock) answered.abort()
  })
  heartbeats.post({ type: 'ask', lock })
  await pause(milliseconds, answered.signal)
  stop()
  return answered.signal.aborted
}

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
