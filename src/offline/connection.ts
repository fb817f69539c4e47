import { onlineManager } from '@tanstack/react-query'
import { atom, getDefaultStore } from 'jotai'
import { onOutcome, probe } from '#src/api/request.ts'

/**
 * - `online`: our API answers
 * - `offline`: the device has no network
 * - `unreachable`: there is a network, yet our API does not answer
 */
export type Connection = 'online' | 'offline' | 'unreachable'

export const connectionAtom = atom<Connection>('online')

const store = getDefaultStore()
const pauses = [5_000, 10_000, 20_000, 40_000, 60_000]
let unanswered = 0
let probes = 0
let timer: ReturnType<typeof setTimeout> | undefined

/** Starts to watch: the browser's events are hints, what happens to calls is the truth. Returns how to stop. */
export function watchConnection(): () => void {
  const stopListening = onOutcome((outcome) => {
    if (outcome === 'answered') return becomes('online')
    unanswered += 1
    if (!navigator.onLine) becomes('offline')
    else if (unanswered >= 2) becomes('unreachable')
  })
  const onOffline = () => becomes('offline')
  const onOnline = () => void tryAgain()
  const onVisible = () => {
    if (document.visibilityState === 'visible' && store.get(connectionAtom) !== 'online') void tryAgain()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', onVisible)
  if (!navigator.onLine) becomes('offline')
  return () => {
    stopListening()
    clearTimeout(timer)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', onVisible)
  }
}

/** Asks our API whether it is there; gives the state that follows. */
export async function tryAgain(): Promise<Connection> {
  await probe()
  if (store.get(connectionAtom) !== 'online') probeLater()
  return store.get(connectionAtom)
}

function becomes(next: Connection) {
  const before = store.get(connectionAtom)
  if (next === 'online') {
    unanswered = 0
    probes = 0
    clearTimeout(timer)
  }
  if (next === before) return
  store.set(connectionAtom, next)
  // Never paused for being unreachable: a call that fails is a sentence. The change to true refetches what is shown.
  if (next === 'online') {
    onlineManager.setOnline(false)
    onlineManager.setOnline(true)
  } else {
    probeLater()
  }
}

/** With growing pauses, and only while somebody looks: a hidden page's questions cost data for nothing. */
function probeLater() {
  clearTimeout(timer)
  const pause = pauses[Math.min(probes, pauses.length - 1)]
  probes += 1
  timer = setTimeout(() => {
    if (document.visibilityState === 'visible') void tryAgain()
  }, pause)
}
