import { onlineManager } from '@tanstack/react-query'
import { atom, getDefaultStore } from 'jotai'
import { type Outcome, onOutcome } from '#src/api/outcome.ts'
import { probe } from '#src/api/probe.ts'
import { hydratedSource, useHydrated } from '#src/ui/browser/hydrated.ts'

/**
 * - `online`: our API answers
 * - `offline`: the device has no network
 * - `unreachable`: there is a network, yet our API does not answer
 */
export type Connection = 'online' | 'offline' | 'unreachable'

/** The one connection state. What the browser says is a hint; what happens to calls is the truth. */
export const connectionAtom = atom<Connection>('online')

/** The same for components: online until the page is hydrated. */
export const useConnection = (): Connection => useHydrated(connection, 'online')

const connection = hydratedSource(connectionAtom)

/** When our API is asked again by itself, in milliseconds since 1970; undefined while it is being asked. */
export const nextTryAtom = atom<number | undefined>(undefined)

/** How long a connection is gone before it is said: a phone that changes networks has none for a moment. */
const grace = 1_000
/** Between probes, in milliseconds. */
const backoff = [5_000, 10_000, 20_000, 40_000, 60_000]

const store = getDefaultStore()

interface PendingState {
  state: Exclude<Connection, 'online'>
  timer: ReturnType<typeof setTimeout>
}

/** What is known of the connection beyond its state. */
class ConnectionWatch {
  /** Calls without an answer since the last one that had one. */
  #unansweredCalls = 0
  #probes = 0
  #nextProbe: ReturnType<typeof setTimeout> | undefined
  /** A bad state that is said after the grace, unless an answer comes first. */
  #pending: PendingState | undefined
  #probing: Promise<void> | undefined

  /** Starts to watch. Returns how to stop. */
  start(): () => void {
    // Left to the browser's events, a retry that begins as the network goes would wait for ever: nothing pauses.
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
    // One answer that is lost proves nothing; a person who asks wants to know.
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
    // The answer may have been on its way when the network went: nothing else would tell.
    if (wasGoing && !navigator.onLine) this.#nextProbe = setTimeout(() => void this.tryAgain(), grace)
  }

  /** Unless an answer comes first; from one bad state to the other at once. */
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

  /** With backoff, and only while the page is seen: a hidden page's questions cost data for nothing. */
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

/** Starts to watch. Returns how to stop. */
export function watchConnection(): () => void {
  return watch.start()
}

/** Asks our API whether it is there; gives the state that follows. Asking twice asks once. */
export function tryAgain(): Promise<Connection> {
  return watch.tryAgain()
}

/** Only the change to true refetches what is shown and old; nothing is drawn in between. */
function refetchShown() {
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
}

const isPageVisible = () => document.visibilityState === 'visible'
