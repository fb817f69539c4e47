import * as z from 'zod/mini'
import { request } from '#src/api/call/request.ts'
import { callAfterSession } from '#src/api/call-after-session.ts'
import { pushRenewedAfter } from '#src/api/freshness.ts'
import { currentSession, personOf, type Session } from '#src/api/session.ts'
import { featureCalls, pushInput } from '#src/contract/http/features.ts'
import { hashText } from '#src/offline/storage/hash-text.ts'
import { withTimeout } from '#src/offline/storage/with-timeout.ts'
import { safeLocal } from '#src/ui/browser/safe-storage.ts'

/**
 * - `unsupported`: the browser has no push, or no worker for this site
 * - `uninstalled`: this system supports push for installed apps only
 * - `blocked`: the user, or the browser itself, has denied it
 */
export type PushState = 'unsupported' | 'uninstalled' | 'blocked' | 'off' | 'on'

const audience = 'staff'
const noteKey = 'push-subscription'

/** User of the subscription, its endpoint, and when the server was last updated; hashes that reveal neither. */
const note = z.object({ person: z.number(), endpoint: z.number(), at: z.number() })

/** Returns whether this browser shows push notifications to the signed-in user. */
export async function readPushState(): Promise<PushState> {
  if (!('PushManager' in window) || !('Notification' in window))
    return isIos() ? 'uninstalled' : 'unsupported'
  if (Notification.permission === 'denied') return 'blocked'
  const registration = await findRegistration()
  if (!registration) return 'unsupported'
  const subscription = await registration.pushManager.getSubscription()
  return subscription && readNote()?.person === personNumber() ? 'on' : 'off'
}

/**
 * Requests permission, subscribes, and informs the server. Call it on a press: browsers do not ask otherwise.
 *
 * @throws with a sentence for the user on failure; the browser then has no subscription
 */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'blocked'
  if (permission !== 'granted') return 'off'
  await subscribe()
  return 'on'
}

/** Unsubscribes in the browser first: from then on nothing arrives, even if the server does not learn of it. */
export async function turnPushOff(): Promise<PushState> {
  const token = currentSession()?.token
  await endSubscription(token)
  return 'off'
}

/**
 * Ends the subscription with the session or at the user's request, and closes all notifications. A server that cannot
 * be reached learns it from the push service.
 */
export async function endSubscription(token: string | undefined): Promise<void> {
  safeLocal.remove(noteKey)
  const registration = await findRegistration()
  const subscription = await registration?.pushManager.getSubscription()
  const removing =
    subscription &&
    token !== undefined &&
    callAfterSession(featureCalls.unsubscribePush, token, { endpoint: subscription.endpoint }).catch(
      () => undefined,
    )
  await subscription?.unsubscribe().catch(() => false)
  await closeNotices()
  await removing
}

/** Closes notifications that have been seen: of one list, or all. */
export async function closeNotices(tag?: string): Promise<void> {
  const registration = await findRegistration()
  const shown = await registration?.getNotifications(tag === undefined ? {} : { tag })
  for (const notice of shown ?? []) notice.close()
}

/**
 * Updates the server's subscription: once a day, and when the browser has replaced it. Ends one that another user has
 * made.
 */
export async function renewSubscription(): Promise<void> {
  if (!('PushManager' in window) || !currentSession()) return
  const known = readNote()
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  if (subscription && known?.person !== personNumber()) return endSubscription(undefined)
  // Subscribe again if the browser has dropped the subscription and the permission holds.
  if (!subscription && !(known && known.person === personNumber() && Notification.permission === 'granted'))
    return
  const isCurrent = subscription && known?.endpoint === hashText(subscription.endpoint)
  if (isCurrent && Math.abs(Date.now() - known.at) < pushRenewedAfter) return
  await subscribe()
}

/** Registers this browser again after a new password has ended the subscriptions of all browsers. */
export async function repeatSubscription(): Promise<void> {
  const known = readNote()
  if (!known) return
  writeNote({ ...known, at: 0 })
  await renewSubscription()
}

async function subscribe(): Promise<void> {
  const { key } = await request(featureCalls.pushKey, { audience })
  const registration = await findRegistration()
  if (!registration) throw new Error('This browser keeps nothing that could show a notice.')
  const subscription = await subscribed(registration.pushManager, bytesOf(key))
  try {
    await request(featureCalls.subscribePush, { audience, input: z.parse(pushInput, subscription.toJSON()) })
  } catch (error) {
    await subscription.unsubscribe().catch(() => false)
    throw error
  }
  writeNote({ person: personNumber(), endpoint: hashText(subscription.endpoint), at: Date.now() })
}

async function subscribed(manager: PushManager, key: Uint8Array<ArrayBuffer>): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: key }
  try {
    return await manager.subscribe(options)
  } catch {
    // An existing subscription with another server key is in the way.
    await (await manager.getSubscription())?.unsubscribe()
  }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    throw new Error('The browser could not reach its push service. Try again in a moment.', { cause: error })
  }
}

/** Returns the registration; undefined after three seconds without one, as in browsers without workers. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = navigator.serviceWorker
  if (!workers) return undefined
  return withTimeout(workers.ready, 3_000).catch(() => undefined)
}

/** @param key in base64url */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const personNumber = (session: Session | undefined = currentSession()) => hashText(personOf(session))

/** Whether this is iOS. An iPad reports to be a Mac, but no Mac has a touch screen. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

function readNote(): z.infer<typeof note> | undefined {
  try {
    return z.parse(note, JSON.parse(safeLocal.get(noteKey) ?? ''))
  } catch {
    return undefined
  }
}

function writeNote(next: z.infer<typeof note>) {
  // Without the note the next page load ends the subscription.
  safeLocal.set(noteKey, JSON.stringify(next))
}
