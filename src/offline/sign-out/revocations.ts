import { del, entries, set } from 'idb-keyval'
import { callAfterSession } from '#src/api/call-after-session.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { onOutcome } from '#src/api/outcome.ts'
import { beforeSessionEnds, currentSession } from '#src/api/session.ts'
import { featureCalls } from '#src/contract/features.ts'
import { revocationsDatabase } from '#src/offline/disk/device-names.ts'
import { deviceStore } from '#src/offline/disk/device-store.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { canSeal, digest, newKey, type Sealed, sealJson, unsealJson } from '#src/offline/vault/sealing.ts'
import { day } from '#src/ui/text/durations.ts'
import { heldCalls } from './held-calls.ts'

/** A token that the server has not heard the end of. No script can read the key itself. */
interface Revocation {
  key: CryptoKey
  token: Sealed
  /** When it was signed out, in milliseconds. */
  at: number
}

/** In milliseconds: how long the session's own last calls are waited for, and longer than any session lives. */
const lastCallsTimeout = 2_000
/** In milliseconds: a server that answers with a fault is not asked again with each of its next answers. */
const restAfterFault = 60_000
const longest = 30 * day

/** One store a device; made when there is something to keep, or to look for. */
const queueStore = () => deviceStore(revocationsDatabase)

/** What this page knows of the queue. */
const queue: {
  isFollowed: boolean
  isEmpty: boolean
  notBefore: number
  running?: Promise<void> | undefined
} = { isFollowed: false, isEmpty: false, notBefore: 0 }

/**
 * Tells the server of every Logout of this tab, and of those that it could not be told of before. Called at every
 * entrance of the dashboard and of the sign-in page.
 */
export function followSignOuts(): void {
  if (queue.isFollowed) return
  queue.isFollowed = true
  beforeSessionEnds((reason, isEndedHere) => {
    const token = currentSession()?.token
    // Beside the end of the session on this device, which waits for nothing that the network does.
    if (token && reason === 'signed-out' && isEndedHere && hasFeature('logout'))
      // When all that runs before the end has begun.
      queueMicrotask(() => void revokeAfterHeld(token))
  })
  const look = () =>
    void revokeQueued().catch(() => {
      // What cannot be read is not asked for at every answer.
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

/** Ends a session on the server. Where that does not answer, the token waits sealed until it does. Never throws. */
export async function revokeToken(token: string): Promise<void> {
  if (!(await isRevoked(token))) await keepForLater(token).catch(() => undefined)
}

/** Ends the sessions that wait for it. What has waited for a month is dropped: the server has ended it by itself. */
export async function revokeQueued(): Promise<void> {
  if (queue.isEmpty || Date.now() < queue.notBefore) return
  queue.running ??= revokeEach().finally(() => {
    queue.running = undefined
  })
  await queue.running
}

async function revokeEach(): Promise<void> {
  const rows = await entries<string, Revocation>(queueStore())
  let left = rows.length
  for (const [name, { key, token, at }] of rows) {
    const isOver = Date.now() - at > longest
    const text = isOver ? undefined : await unsealJson(key, token, name).catch(() => undefined)
    // The same token may have begun a new session on this device.
    const isInUse = text !== undefined && text === currentSession()?.token
    if (typeof text === 'string' && !isInUse && !(await isRevoked(text))) continue
    await del(name, queueStore())
    left -= 1
  }
  queue.isEmpty = left === 0
}

async function keepForLater(token: string): Promise<void> {
  if (!canSeal()) return
  const name = await digest(token)
  const key = await newKey()
  const row: Revocation = { key, token: await sealJson(key, token, name), at: Date.now() }
  await set(name, row, queueStore())
  queue.isEmpty = false
}

/** Whether the server says that the session is over: by this, by itself, or because it ends none this way. */
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
