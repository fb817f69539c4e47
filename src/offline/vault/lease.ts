import { get, type UseStore, update } from 'idb-keyval'
import { atom, getDefaultStore } from 'jotai'
import { onOutcome } from '#src/api/request.ts'
import { leasePlace } from './session-key.ts'

/** How long saved answers may be read without the server. */
export interface LeaseState {
  /** In milliseconds; undefined while nobody is signed in. */
  until?: number
  /** That time is over: what was saved is gone until the server answers. */
  isOver: boolean
}

/** Until when this device may show what it has saved for staff. Read-only for screens. */
export const leaseAtom = atom<LeaseState>({ isOver: false })

const hour = 60 * 60_000
const leaseLength = 72 * hour
const minute = 60_000

/** Both moments are of the device's own clock, so that a clock which is wrong makes the lease no longer. */
interface Lease {
  /** How many contacts there were: of two tabs' leases the one with more is the later one. */
  contacts: number
  contactAt: number
  /** The largest moment since then, which no turning back of the clock undoes. */
  latest: number
  isOver: boolean
}

/**
 * Watches how long the server has not answered. Settles when it is known whether the time was over already.
 *
 * @param lock called once when the time is over, and before this settles if it was
 */
export async function openLease(store: UseStore, lock: () => Promise<void>) {
  let lease: Lease = { contacts: 0, contactAt: Date.now(), latest: Date.now(), isOver: false }
  let measuredAt = performance.now()
  let writtenAt = 0
  let isStopped = false

  function tell() {
    const left = lease.contactAt + leaseLength - lease.latest
    getDefaultStore().set(leaseAtom, { until: Date.now() + left, isOver: lease.isOver })
  }

  /** Whoever turns the clock back is still counted the time that passes meanwhile. */
  async function look(): Promise<void> {
    if (isStopped) return
    const passed = performance.now() - measuredAt
    measuredAt += passed
    await update<Lease>(
      leasePlace,
      (kept) => {
        if (kept && kept.contacts > lease.contacts) lease = kept
        const latest = Math.max(Date.now(), lease.latest + passed)
        lease = { ...lease, latest }
        return lease
      },
      store,
    ).catch(() => {
      lease = { ...lease, latest: Math.max(Date.now(), lease.latest + passed) }
    })
    if (isStopped) return
    const wasOver = lease.isOver
    lease = { ...lease, isOver: wasOver || lease.latest - lease.contactAt > leaseLength }
    tell()
    if (!lease.isOver || wasOver) return
    await lock()
    await update<Lease>(leasePlace, () => lease, store)
  }

  function contact() {
    const now = Date.now()
    lease = { contacts: lease.contacts + 1, contactAt: now, latest: now, isOver: false }
    // What passed before this contact does not count after it.
    measuredAt = performance.now()
    tell()
    // Each answer is a contact; the disk need not hear of all of them.
    if (now - writtenAt < minute && now >= writtenAt) return
    writtenAt = now
    void update<Lease>(
      leasePlace,
      (kept) => {
        lease = { ...lease, contacts: Math.max(lease.contacts, (kept?.contacts ?? 0) + 1) }
        return lease
      },
      store,
    ).catch(() => {})
  }

  const kept = await get<Lease>(leasePlace, store)
  if (kept) lease = kept
  await look()
  const stopListening = onOutcome((outcome) => outcome === 'answered' && contact())
  const lookNow = () => void look().catch(() => {})
  const timer = setInterval(lookNow, minute)
  document.addEventListener('visibilitychange', lookNow)
  return () => {
    isStopped = true
    stopListening()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookNow)
    getDefaultStore().set(leaseAtom, { isOver: false })
  }
}
