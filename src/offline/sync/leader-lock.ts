import { LocksRefused, requestLock } from '#src/offline/lock/browser/web-lock.ts'

/** Time for which the leader may be silent, and the pause between checks, in milliseconds. */
const silence = 90_000
const lookEvery = 30_000

/**
 * Elects a leader among the tabs: one leads while it lives, the others wait for its end. A visible tab replaces a
 * silent leader, because frozen tabs keep their locks. Where locks are refused every tab leads.
 *
 * `withLock` asks the holder for a heartbeat when a tab waits for a short task. Here all tabs wait all the time, so the
 * events that the leader forwards are its heartbeat.
 */
export class LeaderLock {
  readonly #name: string
  #heardAt = Date.now()

  constructor(name: string) {
    this.#name = name
  }

  /** Notes a heartbeat of the leader, whichever tab that is. */
  hear(): void {
    this.#heardAt = Date.now()
  }

  /**
   * Runs the task whenever this tab leads, until the signal aborts or the task ends.
   *
   * @param task receives a signal that aborts when it has to end, also because another tab leads from now on
   */
  async lead(signal: AbortSignal, task: (signal: AbortSignal) => Promise<void>): Promise<void> {
    while (!signal.aborted) {
      const waiting = new AbortController()
      const isSilent = this.#silence(signal, waiting)
      const own = { isEnded: false }
      const run = async (lost: AbortSignal) => {
        waiting.abort()
        await task(either(signal, lost))
        own.isEnded = !lost.aborted
      }
      try {
        await requestLock(this.#name, { signal: waiting.signal }, run)
        if (!signal.aborted && (await isSilent)) await requestLock(this.#name, { steal: true }, run)
      } catch (error) {
        // Locks are refused, or another tab has taken the lead.
        if (error instanceof LocksRefused) return task(signal)
      } finally {
        waiting.abort()
      }
      if (own.isEnded) return
      this.hear()
    }
  }

  /** Ends the wait for the lock when the leader has been silent for too long; resolves with whether that happened. */
  #silence(signal: AbortSignal, waiting: AbortController): Promise<boolean> {
    return new Promise((resolve) => {
      let isSilent = false
      const look = () => {
        if (document.visibilityState !== 'visible' || Date.now() - this.#heardAt < silence) return
        isSilent = true
        waiting.abort()
      }
      const timer = setInterval(look, lookEvery)
      const stop = () => waiting.abort()
      signal.addEventListener('abort', stop)
      waiting.signal.addEventListener('abort', () => {
        clearInterval(timer)
        signal.removeEventListener('abort', stop)
        resolve(isSilent)
      })
    })
  }
}

/** Replaces AbortSignal.any, which some supported phones lack. */
function either(...signals: AbortSignal[]): AbortSignal {
  const one = new AbortController()
  for (const signal of signals) {
    if (signal.aborted) one.abort()
    signal.addEventListener('abort', () => one.abort(), { once: true })
  }
  return one.signal
}
