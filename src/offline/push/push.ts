import * as z from 'zod/mini'
import { request } from '#src/api/call/request.ts'
import { callAfterSession } from '#src/api/call-after-session.ts'
import { currentSession, personOf, type Session } from '#src/api/session.ts'
import { featureCalls, pushInput } from '#src/contract/features.ts'
import { hashText } from '#src/offline/disk/hash-text.ts'
import { withTimeout } from '#src/offline/disk/with-timeout.ts'
import { day } from '#src/ui/text/durations.ts'

/**
 * - `unsupported`: the browser has no push, or keeps no worker for this site
 * - `uninstalled`: this system has push for installed apps only
 * - `blocked`: the person, or the browser by itself, has refused
 */
export type PushState = 'unsupported' | 'uninstalled' | 'blocked' | 'off' | 'on'

const audience = 'staff'
const noteKey = 'push-subscription'

/** For whom the subscription was made, and when the server was told last; numbers that tell nothing of either. */
const note = z.object({ person: z.number(), endpoint: z.number(), at: z.number() })

/** Whether this browser tells the person who is signed in of what comes. */
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
 * Asks the person, then the browser, then tells the server. Called by a press: browsers ask nobody otherwise.
 *
 * @throws with a sentence for the person when it did not work; the browser then has no subscription, either
 */
export async function turnPushOn(): Promise<PushState> {
  const permission = await Notification.requestPermission()
  if (permission === 'denied') return 'blocked'
  if (permission !== 'granted') return 'off'
  await subscribe()
  return 'on'
}

/** Ends it in the browser first: from then on nothing arrives, whether or not the server hears of it. */
export async function turnPushOff(): Promise<PushState> {
  const token = currentSession()?.token
  await endSubscription(token)
  return 'off'
}

/**
 * The end of a session, or of the wish: no notice is left, and none comes. A server that cannot be told learns it from
 * the push service.
 */
export async function endSubscription(token: string | undefined): Promise<void> {
  dropNote()
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

/** Takes notices off the screen that have been seen: of one list, or all. */
export async function closeNotices(tag?: string): Promise<void> {
  const registration = await findRegistration()
  const shown = await registration?.getNotifications(tag === undefined ? {} : { tag })
  for (const notice of shown ?? []) notice.close()
}

/**
 * Keeps the server's knowledge of this browser current: told once a day, and when the browser has replaced the
 * subscription. One that another person has made ends.
 */
export async function renewSubscription(): Promise<void> {
  if (!('PushManager' in window) || !currentSession()) return
  const known = readNote()
  const subscription = await (await findRegistration())?.pushManager.getSubscription()
  if (subscription && known?.person !== personNumber()) return endSubscription(undefined)
  // What the browser has dropped by itself is made again as long as the permission holds.
  if (!subscription && !(known && known.person === personNumber() && Notification.permission === 'granted'))
    return
  const isCurrent = subscription && known?.endpoint === hashText(subscription.endpoint)
  if (isCurrent && Math.abs(Date.now() - known.at) < day) return
  await subscribe()
}

/** Tells the server of this browser again, after a new password has ended the notices of all browsers. */
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
    // One that was made with another key of the server stands in the way.
    await (await manager.getSubscription())?.unsubscribe()
  }
  try {
    return await manager.subscribe(options)
  } catch (error) {
    throw new Error('The browser could not reach its push service. Try again in a moment.', { cause: error })
  }
}

/** Undefined where none comes in three seconds, as in a browser that allows no worker. */
async function findRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const workers = navigator.serviceWorker
  if (!workers) return undefined
  return withTimeout(workers.ready, 3_000).catch(() => undefined)
}

/** @param key base64 in the alphabet of addresses */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const text = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0))
}

const personNumber = (session: Session | undefined = currentSession()) => hashText(personOf(session))

/** An iPad says that it is a Mac, but no Mac is touched. */
function isIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator
  return /iP(hone|ad|od)/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)
}

function readNote(): z.infer<typeof note> | undefined {
  try {
    return z.parse(note, JSON.parse(localStorage.getItem(noteKey) ?? ''))
  } catch {
    return undefined
  }
}

function writeNote(next: z.infer<typeof note>) {
  try {
    localStorage.setItem(noteKey, JSON.stringify(next))
  } catch {
    // Without it the next start of the dashboard ends the subscription.
  }
}

function dropNote() {
  try {
    localStorage.removeItem(noteKey)
  } catch {
    // There was none.
  }
}
