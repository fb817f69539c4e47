import { heartbeats, isHeldHere } from './browser/lock-heartbeat.ts'

/** Pause between questions, in milliseconds. */
const askEvery = 2_500
const asksUnanswered = 4

/**
 * Asks for the tab that holds a lock: a frozen or crashed one does not reply. Timers of a hidden tab run late, but it
 * still receives messages.
 *
 * @returns true after ten seconds without a reply; false if aborted before, or if tabs cannot be asked
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

/** Whether a tab that holds the lock replies within a second to one question. */
export async function isHolderAlive(lock: string): Promise<boolean> {
  return isHeldHere(lock) || isHeldElsewhere(lock, 1_000)
}

/** Whether another tab reports within the given milliseconds that it holds the lock. */
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
