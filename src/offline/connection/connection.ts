import { onlineManager } from '@tanstack/react-query'
import { atom, getDefaultStore } from 'jotai'
import { type Outcome, onOutcome, probe } from '#src/api/request.ts'

/**
 * - `online`: our API answers
 * - `offline`: the device has no network
 * - `unreachable`: there is a network, yet our API does not answer
 */
export type Connection = 'online' | 'offline' | 'unreachable'

/** The one connection state. What the browser says is a hint; what happens to calls is the truth. */
export const connectionAtom = atom<Connection>('online')

/** When our API is asked again by itself, in milliseconds since 1970; undefined while it is being asked. */
export const nextTryAtom = atom<number | undefined>(undefined)

const store = getDefaultStore()
/** How long a connection is gone before it is said: a phone that changes networks has none for a moment. */
const grace = 1_000
const pauses = [5_000, 10_000, 20_000, 40_000, 60_000]
let unanswered = 0
let probes = 0
let timer: ReturnType<typeof setTimeout> | undefined
let going: ReturnType<typeof setTimeout> | undefined
let aim: Connection = 'online'
let asking: Promise<void> | undefined

/** Starts to watch. Returns how to stop. */
export function watchConnection(): () => void {
  // Left to the browser's events, a retry that begins as the network goes would wait for ever: nothing pauses.
  onlineManager.setEventListener(() => () => {})
  const stopListening = onOutcome(learn)
  const onOffline = () => goes('offline')
  const onOnline = () => {
    stays()
    void tryAgain()
  }
  const onVisible = () => {
    if (isSeen() && store.get(connectionAtom) !== 'online') void tryAgain()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  if (!navigator.onLine) becomes('offline')
  return () => {
    stopListening()
    clearTimeout(timer)
    stays()
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** Asks our API whether it is there; gives the state that follows. Asking twice asks once. */
export async function tryAgain(): Promise<Connection> {
  if (!asking) {
    store.set(nextTryAtom, undefined)
    asking = probe().finally(() => {
      asking = undefined
    })
  }
  await asking
  // One answer that is lost proves nothing; who asks wants to know.
  if (unanswered === 1 && store.get(connectionAtom) === 'online') await probe()
  if (store.get(connectionAtom) !== 'online') probeLater()
  return store.get(connectionAtom)
}

function learn(outcome: Outcome) {
  if (outcome === 'answered') return becomes('online')
  unanswered += 1
  if (!navigator.onLine) goes('offline')
  else if (unanswered >= 2) goes('unreachable')
}

/** Says so unless an answer comes first; from one bad state to the other at once. */
function goes(next: Connection) {
  if (store.get(connectionAtom) !== 'online') return becomes(next)
  aim = next
  going ??= setTimeout(() => becomes(aim), grace)
}

function stays() {
  clearTimeout(going)
  going = undefined
}

function becomes(next: Connection) {
  stays()
  if (next === 'online') {
    unanswered = 0
    probes = 0
    clearTimeout(timer)
  }
  if (next === store.get(connectionAtom)) return
  store.set(connectionAtom, next)
  if (next !== 'online') return probeLater()
  // Only the change to true refetches what is shown and old; nobody gets to see the false.
  onlineManager.setOnline(false)
  onlineManager.setOnline(true)
}

/** With growing pauses, and only while somebody looks: a hidden page's questions cost data for nothing. */
function probeLater() {
  clearTimeout(timer)
  const pause = pauses[Math.min(probes, pauses.length - 1)] ?? 0
  probes += 1
  store.set(nextTryAtom, Date.now() + pause)
  timer = setTimeout(() => {
    if (isSeen()) void tryAgain()
  }, pause)
}

const isSeen = () => document.visibilityState === 'visible'
