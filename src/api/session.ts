import { atom, getDefaultStore } from 'jotai'
import type { Admin } from '#src/contract/admins.ts'
import type { SignedIn } from '#src/contract/auth.ts'
import { openChannel } from './channel.ts'

export interface Session {
  token: string
  admin: Admin
}

/** Why the last session ended; /login says it. */
export type SessionEnd = 'signed-out' | 'expired'

const tokenKey = 'auth_token'
const adminKey = 'admin'
const store = getDefaultStore()
/** `isEndedHere` is false where another tab has ended the session and this one follows. */
type Cleaner = (reason: SessionEnd, isEndedHere: boolean) => Promise<void> | void

const cleaners = new Set<Cleaner>()
const channel = openChannel<unknown>('session')
const state: {
  /** The end of the session that is under way. */
  leaving?: Promise<void> | undefined
  /** Whether the browser took the token: if not, the session lasts as long as the page. */
  isKept: boolean
} = { isKept: false }

/** The signed-in admin of this tab, or undefined. Read-only for screens. */
export const sessionAtom = atom<Session | undefined>(undefined)

/** `missing`: the browser has the token no more. */
export const sessionEndAtom = atom<SessionEnd | 'missing' | undefined>(undefined)

/**
 * The device is full and could not note the end of the last session: a browser that is killed now may come back with it.
 */
export const unfinishedSignOutAtom = atom(false)

/** The session of this moment, for code outside components. */
export function currentSession(): Session | undefined {
  return store.get(sessionAtom)
}

/** Whether the session of this moment is to outlive its tab. */
export function isSessionToStay(): boolean {
  const token = currentSession()?.token
  return token !== undefined && storages()[0]?.getItem(tokenKey) === token
}

/** Under which name the device keeps what is a person's; '' without a session. */
export function personOf(session: Session | undefined): string {
  return session?.admin._id || session?.admin.email || ''
}

/**
 * Restores the session that this device keeps and listens for sign-outs in other tabs. Called once, before the
 * first route renders. A token without a readable admin is still a session: its role is the lesser one.
 */
export function restoreSession(): void {
  for (const storage of storages()) {
    const token = valueIn(storage, tokenKey)
    // What cannot be sent as a header was not written by us.
    if (!token || !/^[\x21-\x7e]+$/.test(token)) continue
    store.set(sessionAtom, { token, admin: readAdmin(valueIn(storage, adminKey)) })
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
 * Keeps a fresh session: in localStorage to stay signed in, in sessionStorage for this tab only. A browser that keeps
 * nothing has the session as long as the page.
 */
export function beginSession({ token, admin: person }: SignedIn, stay: boolean): void {
  const kept = storages()[stay ? 0 : 1]
  const admin = JSON.stringify(person)
  // The same person's token is written over: other tabs learn of a new session, and not of a sign-out, which would empty
  // what the device keeps for the person.
  forgetToken((storage) => storage !== kept || valueIn(storage, adminKey) !== admin)
  try {
    kept?.setItem(adminKey, admin)
    kept?.setItem(tokenKey, token)
  } catch {
    // A full disk, or a browser that takes nothing: the session then lasts as long as the page.
  }
  state.isKept = isStored(token)
  store.set(unfinishedSignOutAtom, false)
  store.set(sessionEndAtom, undefined)
  store.set(sessionAtom, { token, admin: person })
}

/** Ends the session in every tab: first what the device saved for the person goes, then the token. */
export function endSession(reason: SessionEnd): Promise<void> {
  channel.post(reason)
  return leave(reason, true)
}

/** As `endSession`, for a session that the other tabs ended long ago. */
export function dropSession(reason: SessionEnd): Promise<void> {
  return leave(reason)
}

/**
 * The session that a call may use. Where the browser had taken the token and has it no more, as when
 * somebody cleared it by hand, the session ends as if another tab had removed it.
 */
export async function sessionForCall(): Promise<Session | undefined> {
  const all = storages()
  // Another token is another tab's new sign-in, for which this page starts anew in a moment. A storage that cannot be
  // read any more tells nothing.
  const isGone = state.isKept && all[0] && all.every((storage) => valueIn(storage, tokenKey) === null)
  if (currentSession() && isGone) {
    await endSession('signed-out')
    store.set(sessionEndAtom, 'missing')
  }
  return currentSession()
}

/** Runs before a session's token is removed. Returns how to stop that. */
export function beforeSessionEnds(cleaner: Cleaner): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

/** Several calls that fail together, and a message from another tab meanwhile, end it once. */
function leave(reason: SessionEnd, isEndedHere = false): Promise<void> {
  state.leaving ??= cleanUp(reason, isEndedHere).finally(() => {
    state.leaving = undefined
  })
  return state.leaving
}

async function cleanUp(reason: SessionEnd, isEndedHere: boolean): Promise<void> {
  const token = currentSession()?.token
  await Promise.allSettled([...cleaners].map(async (clean) => clean(reason, isEndedHere)))
  // Another tab may have signed in again meanwhile: its token is not ours to remove.
  forgetToken((storage) => valueIn(storage, tokenKey) === token)
  forgetPersonWithoutToken()
  if (currentSession()?.token !== token) return
  store.set(sessionEndAtom, reason)
  store.set(sessionAtom, undefined)
}

/** Storage was changed by another tab: this one must not go on with a session that is over. */
function followStorage({ storageArea, key, newValue }: StorageEvent) {
  const session = currentSession()
  const isTokens = storageArea === storages()[0] && (key === tokenKey || key === null)
  if (!isTokens || !session || state.leaving || newValue === session.token) return
  if (newValue) location.reload()
  else void leave('signed-out')
}

/**
 * A page that the browser had put aside heard nothing of a sign-out, and is shown as it was: hidden at once, it starts
 * anew without a session.
 */
function lookAgain({ persisted }: PageTransitionEvent) {
  const session = currentSession()
  if (!persisted || !session || !state.isKept || isStored(session.token)) return
  document.documentElement.hidden = true
  location.reload()
}

function forgetToken(isMeant: (storage: Storage) => boolean) {
  for (const storage of storages().filter(isMeant)) {
    try {
      storage.removeItem(tokenKey)
      storage.removeItem(adminKey)
    } catch {
      // What takes nothing holds no token either.
    }
  }
}

/** Removes `admin` where someone has removed the token alone, by hand or in another tab. */
function forgetPersonWithoutToken() {
  forgetToken((storage) => valueIn(storage, tokenKey) === null)
}

const isStored = (token: string) => storages().some((storage) => valueIn(storage, tokenKey) === token)

/** Undefined where the browser gives a storage whose every use throws. */
function valueIn(storage: Storage, key: string): string | null | undefined {
  try {
    return storage.getItem(key)
  } catch {
    return undefined
  }
}

/** localStorage, then sessionStorage; none in a browser that blocks them. */
function storages(): Storage[] {
  try {
    return [localStorage, sessionStorage]
  } catch {
    return []
  }
}

/** Read by hand: the contract's schemas would otherwise be part of every visitor's first load. */
function readAdmin(text: string | null | undefined): Admin {
  const kept = new Map(Object.entries(parsed(text)))
  const word = (name: string) => {
    const value: unknown = kept.get(name)
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
