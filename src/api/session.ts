import { atom } from 'jotai'
import type { Admin } from '#src/contract/admins/record.ts'
import type { SignedIn } from '#src/contract/auth/record.ts'
import { type SafeStorage, safeLocal, safeSession } from '#src/ui/browser/safe-storage.ts'
import { store } from '#src/ui/browser/store.ts'
import { openChannel } from './channel.ts'

export interface Session {
  token: string
  admin: Admin
}

/** Reason for the end of the last session. /login shows it. */
export type SessionEnd = 'signed-out' | 'expired'

const tokenKey = 'auth_token'
const adminKey = 'admin'
const storages = [safeLocal, safeSession]
/** @param isEndedHere false if another tab ended the session and this one follows */
type Cleaner = (reason: SessionEnd, isEndedHere: boolean) => Promise<void> | void

const cleaners = new Set<Cleaner>()
const channel = openChannel<unknown>('session')
const state: {
  /** End of the session in progress. */
  leaving?: Promise<void> | undefined
  /** Whether the browser stored the token. If not, the session lasts as long as the page. */
  isKept: boolean
} = { isKept: false }

/** Signed-in admin of this tab, or undefined. Read-only for screens. */
export const sessionAtom = atom<Session | undefined>(undefined)

/** Reason for the last end. `missing`: the token has vanished from the browser. */
export const sessionEndAtom = atom<SessionEnd | 'missing' | undefined>(undefined)

/** Whether a full device could not record the last sign-out: a browser killed now may restore the session. */
export const unfinishedSignOutAtom = atom(false)

/** Returns the current session, for code outside components. */
export function currentSession(): Session | undefined {
  return store.get(sessionAtom)
}

/** Whether the current session outlives its tab. */
export function isSessionToStay(): boolean {
  const token = currentSession()?.token
  return token !== undefined && safeLocal.get(tokenKey) === token
}

/** Returns the name under which the device stores a user's data; '' without a session. */
export function personOf(session: Session | undefined): string {
  return session?.admin._id || session?.admin.email || ''
}

/**
 * Restores the stored session and listens for sign-outs in other tabs. Call it once, before the first route renders. A
 * token without a readable admin is a session with the lesser role.
 */
export function restoreSession(): void {
  for (const storage of storages) {
    const token = storage.get(tokenKey)
    // A token that is no valid header value was not written by us.
    if (!token || !/^[\x21-\x7e]+$/.test(token)) continue
    store.set(sessionAtom, { token, admin: readAdmin(storage.get(adminKey)) })
    state.isKept = true
    break
  }
  forgetPersonWithoutToken()
  channel.listen((reason) => {
    if (reason === 'signed-out' || reason === 'expired') void leave(reason)
  })
  window.addEventListener('storage', followStorage)
  window.addEventListener('pageshow', lookAgain)
}

/**
 * Stores a new session: in localStorage to stay signed in, in sessionStorage for this tab only. Without storage the
 * session lasts as long as the page.
 */
export function beginSession({ token, admin: person }: SignedIn, stay: boolean): void {
  const chosenStorage = stay ? safeLocal : safeSession
  const admin = JSON.stringify(person)
  // Overwrite the token of the same user: a removal would look like a sign-out to other tabs and wipe the user's data.
  forgetToken((storage) => storage !== chosenStorage || storage.get(adminKey) !== admin)
  if (chosenStorage.set(adminKey, admin)) chosenStorage.set(tokenKey, token)
  state.isKept = isStored(token)
  store.set(unfinishedSignOutAtom, false)
  store.set(sessionEndAtom, undefined)
  store.set(sessionAtom, { token, admin: person })
}

/** Ends the session in every tab. First deletes the user's data from the device, then the token. */
export function endSession(reason: SessionEnd): Promise<void> {
  channel.post(reason)
  return leave(reason, true)
}

/** Ends a session that the other tabs ended long ago. */
export function dropSession(reason: SessionEnd): Promise<void> {
  return leave(reason)
}

/**
 * Returns the session for a call. If the stored token has vanished, for example cleared by hand, the session ends as if
 * another tab had removed it.
 */
export async function sessionForCall(): Promise<Session | undefined> {
  // Another token means a sign-in in another tab: this page will reload. Unreadable storage proves nothing.
  const isGone = state.isKept && storages.every((storage) => storage.get(tokenKey) === null)
  if (currentSession() && isGone) {
    await endSession('signed-out')
    store.set(sessionEndAtom, 'missing')
  }
  return currentSession()
}

/** Registers a cleaner that runs before a session's token is removed. Returns a function that removes it. */
export function beforeSessionEnds(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** Ends the session once, even if several calls fail together and another tab sends a message. */
function leave(reason: SessionEnd, isEndedHere = false): Promise<void> {
  state.leaving ??= cleanUp(reason, isEndedHere).finally(() => {
    state.leaving = undefined
  })
  return state.leaving
}

async function cleanUp(reason: SessionEnd, isEndedHere: boolean): Promise<void> {
  const token = currentSession()?.token
  await Promise.allSettled([...cleaners].map(async (clean) => clean(reason, isEndedHere)))
  // If another tab has signed in meanwhile, leave its token alone.
  forgetToken((storage) => storage.get(tokenKey) === token)
  forgetPersonWithoutToken()
  if (currentSession()?.token !== token) return
  store.set(sessionEndAtom, reason)
  store.set(sessionAtom, undefined)
}

/** Follows changes of storage by other tabs: the session may be over. */
function followStorage(event: StorageEvent) {
  const { key, newValue } = event
  const session = currentSession()
  const isTokens = safeLocal.isAreaOf(event) && (key === tokenKey || key === null)
  if (!isTokens || !session || state.leaving || newValue === session.token) return
  if (newValue) location.reload()
  else void leave('signed-out')
}

/**
 * Handles a page restored from the back/forward cache, which missed a sign-out: hides it at once and reloads it without
 * a session.
 */
function lookAgain({ persisted }: PageTransitionEvent) {
  const session = currentSession()
  if (!persisted || !session || !state.isKept || isStored(session.token)) return
  document.documentElement.hidden = true
  location.reload()
}

function forgetToken(isMeant: (storage: SafeStorage) => boolean) {
  for (const storage of storages.filter(isMeant)) {
    storage.remove(tokenKey)
    storage.remove(adminKey)
  }
}

/** Removes `admin` if the token alone was removed, by hand or in another tab. */
function forgetPersonWithoutToken() {
  forgetToken((storage) => storage.get(tokenKey) === null)
}

const isStored = (token: string) => storages.some((storage) => storage.get(tokenKey) === token)

/** Parses the admin by hand: the contract's schemas would enlarge every visitor's first load. */
function readAdmin(text: string | null | undefined): Admin {
  const entries = new Map(Object.entries(parsed(text)))
  const word = (name: string) => {
    const value: unknown = entries.get(name)
    return typeof value === 'string' ? value : ''
  }
  const role = word('role') === 'super_admin' ? 'super_admin' : 'admin'
  return { _id: word('_id'), name: word('name'), email: word('email'), role }
}

function parsed(text: string | null | undefined): object {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
