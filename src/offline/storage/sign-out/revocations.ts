import { del, entries, set } from 'idb-keyval'
import { callAfterSession } from '#src/api/call-after-session.ts'
import { revocationFor } from '#src/api/freshness.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { onOutcome } from '#src/api/outcome.ts'
import { beforeSessionEnds, currentSession } from '#src/api/session.ts'
import { featureCalls } from '#src/contract/http/features.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import {
  canEncrypt,
  decryptJson,
  digest,
  type Encrypted,
  encryptJson,
  newKey,
} from '#src/offline/storage/encrypt.ts'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'
import { heldCalls } from './held-calls.ts'

/** Token whose end the server does not know yet. Scripts cannot export the key. */
interface Revocation {
  key: CryptoKey
  token: Encrypted
  /** Time of the sign-out, in milliseconds. */
  at: number
}

/** Time limit for the session's own last calls, in milliseconds. */
const lastCallsTimeout = 2_000
/** Pause after a server fault, despite further responses, in milliseconds. */
const restAfterFault = 60_000

const queueStore = deviceStore('revocations')

/** State of the queue, as far as this page knows. */
const queue: {
  isFollowed: boolean
  isEmpty: boolean
  notBefore: number
  running?: Promise<void> | undefined
} = { isFollowed: false, isEmpty: false, notBefore: 0 }

/**
 * Reports every Logout of this tab to the server, and earlier ones that could not be reported. Called at every entry to
 * the dashboard and the sign-in page.
 */
export function followSignOuts(): void {
  if (queue.isFollowed) return
  queue.isFollowed = true
  beforeSessionEnds((reason, isEndedHere) => {
    const token = currentSession()?.token
    // Runs beside the local end of the session, which does not wait for the network.
    if (token && reason === 'signed-out' && isEndedHere && hasFeature('logout'))
      // Wait until all handlers before the end have begun.
      queueMicrotask(() => void revokeAfterHeld(token))
  })
  const look = () =>
    void revokeQueued().catch(() => {
      // Do not retry an unreadable queue at every response.
      queue.isEmpty = true
    })
  onOutcome((outcome) => {
    if (outcome === 'answered') look()
  })
  look()
}

async function revokeAfterHeld(token: string): Promise<void> {
  await withTimeout(heldCalls(), lastCallsTimeout).catch(() => undefined)
  await revokeToken(token)
}

/** Ends a session on the server, or stores its token encrypted for a later attempt. Never throws. */
export async function revokeToken(token: string): Promise<void> {
  if (!(await isRevoked(token))) await keepForLater(token).catch(() => undefined)
}

/** Ends the queued sessions. Drops tokens after a month: the server has expired them. */
export async function revokeQueued(): Promise<void> {
  if (queue.isEmpty || Date.now() < queue.notBefore) return
  queue.running ??= revokeEach().finally(() => {
    queue.running = undefined
  })
  await queue.running
}

async function revokeEach(): Promise<void> {
  const rows = await entries<string, Revocation>(queueStore)
  let left = rows.length
  for (const [name, { key, token, at }] of rows) {
    const isOver = Date.now() - at > revocationFor
    const text = isOver ? undefined : await decryptJson(key, token, name).catch(() => undefined)
    // The same token may have begun a new session on this device.
    const isInUse = text !== undefined && text === currentSession()?.token
    if (typeof text === 'string' && !isInUse && !(await isRevoked(text))) continue
    await del(name, queueStore)
    left -= 1
  }
  queue.isEmpty = left === 0
}

async function keepForLater(token: string): Promise<void> {
  if (!canEncrypt()) return
  const name = await digest(token)
  const key = await newKey()
  const row: Revocation = { key, token: await encryptJson(key, token, name), at: Date.now() }
  await set(name, row, queueStore)
  queue.isEmpty = false
}

/** Whether the server reports that the session is over: by this call, by expiry, or because it ends none this way. */
async function isRevoked(token: string): Promise<boolean> {
  try {
    const { status, ok, headers } = await callAfterSession(featureCalls.logout, token)
    const isPage = headers.get('content-type')?.includes('html') ?? false
    const isOver = !isPage && (ok || [401, 403, 404, 405].includes(status))
    if (!isOver) queue.notBefore = Date.now() + restAfterFault
    return isOver
  } catch {
    return false
  }
}
