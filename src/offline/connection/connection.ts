import { onlineManager } from '@tanstack/react-query'
import { atom } from 'jotai'
import { type Outcome, onOutcome } from '#src/api/outcome.ts'
import { probe } from '#src/api/probe.ts'
import { hydratedSource, useHydrated } from '#src/ui/browser/hydrated.ts'
import { store } from '#src/ui/browser/store.ts'

/**
 * - `online`: our API responds
 * - `offline`: the device has no network
 * - `unreachable`: there is a network, but our API does not respond
 */
export type Connection = 'online' | 'offline' | 'unreachable'

/** Connection state of the app. The browser's events are hints; the outcome of calls decides. */
export const connectionAtom = atom<Connection>('online')

/** Returns the connection state for components: online until the page is hydrated. */
export const useConnection = (): Connection => useHydrated(connection, 'online')

const connection = hydratedSource(connectionAtom)

/** Time of the next automatic probe, in milliseconds since 1970; undefined during a probe. */
export const nextTryAtom = atom<number | undefined>(undefined)

/** Time before a lost connection is reported, in milliseconds: a phone that changes networks loses it briefly. */
const grace = 1_000
/** Pauses between probes, in milliseconds. */
const backoff = [5_000, 10_000, 20_000, 40_000, 60_000]

interface PendingState {
  state: Exclude<Connection, 'online'>
  timer: ReturnType<typeof setTimeout>
}

/** Tracks the connection state by the browser's events and the outcomes of calls. */
class ConnectionWatch {
  /** Number of calls without a response since the last one with a response. */
  #unansweredCalls = 0
  #probes = 0
  #nextProbe: ReturnType<typeof setTimeout> | undefined
  /** Probe that checks whether a response was later than the browser's offline event. */
  #confirmation: ReturnType<typeof setTimeout> | undefined
  /** Bad state that is reported after the grace, unless a response comes first. */
  #pending: PendingState | undefined
  #probing: Promise<void> | undefined

  /** Starts to watch. Returns a function that stops it. */
  start(): () => void {
    // With the browser's events, a retry that begins as the network fails would wait for ever: never pause.
    onlineManager.setEventListener(() => () => {})
    const stopListening = onOutcome((outcome) => this.#onCallOutcome(outcome))
    const onOffline = () => this.#declareAfterGrace('offline')
    const onOnline = () => {
      this.#cancelPending()
      void this.tryAgain()
    }
    const onVisible = () => {
      if (isPageVisible() && store.get(connectionAtom) !== 'online') void this.tryAgain()
    }
    window.addEventListener('offline', onOffline)
    window.addEventListener('online', onOnline)
    document.addEventListener('visibilitychange', onVisible)
    if (!navigator.onLine) this.#setConnection('offline')
    return () => {
      stopListening()
      clearTimeout(this.#nextProbe)
      clearTimeout(this.#confirmation)
      this.#cancelPending()
      window.removeEventListener('offline', onOffline)
      window.removeEventListener('online', onOnline)
      document.removeEventListener('visibilitychange', onVisible)
    }
  }

  async tryAgain(): Promise<Connection> {
    if (!this.#probing) {
      store.set(nextTryAtom, undefined)
      this.#probing = probe().finally(() => {
        this.#probing = undefined
      })
    }
    await this.#probing
    // A single lost response proves nothing, but a user who asks wants to know.
    if (this.#unansweredCalls === 1 && store.get(connectionAtom) === 'online') await probe()
    if (store.get(connectionAtom) !== 'online') this.#probeLater()
    return store.get(connectionAtom)
  }

  #onCallOutcome(outcome: Outcome): void {
    if (outcome === 'unanswered') this.#unansweredCalls += 1
    if (outcome === 'answered') this.#onAnswer()
    else if (!navigator.onLine) this.#declareAfterGrace('offline')
    else if (this.#unansweredCalls >= 2) this.#declareAfterGrace('unreachable')
  }

  #onAnswer(): void {
    const wasGoing = this.#pending !== undefined
    this.#setConnection('online')
    // The response may date from before the network failed: nothing else would report that. Further such responses leave
    // the confirmation in place.
    if (wasGoing && !navigator.onLine) {
      clearTimeout(this.#confirmation)
      this.#confirmation = setTimeout(() => void this.tryAgain(), grace)
    }
  }

  /** Reports a bad state after the grace, unless a response comes first; switches bad states at once. */
  #declareAfterGrace(state: PendingState['state']): void {
    if (store.get(connectionAtom) !== 'online') this.#setConnection(state)
    else if (this.#pending) this.#pending.state = state
    else this.#pending = this.#declareLater(state)
  }

  #declareLater(state: PendingState['state']): PendingState {
    const pending: PendingState = {
      state,
      timer: setTimeout(() => this.#setConnection(pending.state), grace),
    }
    return pending
  }

  #cancelPending(): void {
    clearTimeout(this.#pending?.timer)
    this.#pending = undefined
  }

  #setConnection(next: Connection): void {
    this.#cancelPending()
    if (next === 'online') {
      this.#unansweredCalls = 0
      this.#probes = 0
      clearTimeout(this.#nextProbe)
    }
    if (next === store.get(connectionAtom)) return
    store.set(connectionAtom, next)
    if (next === 'online') refetchShown()
    else this.#probeLater()
  }

  /** Schedules a probe with backoff. Hidden pages do not probe, to save data. */
  #probeLater(): void {
    clearTimeout(this.#nextProbe)
    const delay = backoff[Math.min(this.#probes, backoff.length - 1)] ?? 0
    this.#probes += 1
    store.set(nextTryAtom, Date.now() + delay)
    this.#nextProbe = setTimeout(() => {
      if (isPageVisible()) void this.tryAgain()
    }, delay)
  }
}

const watch = new ConnectionWatch()

/** Starts to watch. Returns a function that stops it. */
export function watchConnection(): () => void {
  return watch.start()
}

/** Probes our API and returns the resulting state. Concurrent calls share one probe. */
export function tryAgain(): Promise<Connection> {
  return watch.tryAgain()
}

/** Refetches the stale queries on the screen. Only a change to true does that; nothing renders in between. */
function refetchShown() {
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
}

const isPageVisible = () => document.visibilityState === 'visible'
