import { atom, getDefaultStore } from 'jotai'
import type { Admin } from '#src/contract/admins.ts'
import type { SignedIn } from '#src/contract/auth.ts'

export interface Session {
  token: string
  admin: Admin
}

/** Why the last session ended; /login says it. */
export type SessionEnd = 'signed-out' | 'expired'

const tokenKey = 'auth_token'
const adminKey = 'admin'
const store = getDefaultStore()
const cleaners = new Set<() => Promise<void> | void>()
let channel: BroadcastChannel | undefined
let ending: Promise<void> | undefined

/** The signed-in admin of this tab, or undefined. Read-only for screens. */
export const sessionAtom = atom<Session | undefined>(undefined)

export const sessionEndAtom = atom<SessionEnd | undefined>(undefined)

/** The session of this moment, for code outside components. */
export function currentSession(): Session | undefined {
  return store.get(sessionAtom)
}

/**
 * Restores the session that this device keeps and listens for sign-outs in other tabs. Called once, before the
 * first route renders. A token without a readable admin is still a session: its role is the lesser one.
 */
export function restoreSession(): void {
  const kept = [localStorage, sessionStorage].find((storage) => storage.getItem(tokenKey))
  const token = kept?.getItem(tokenKey)
  if (kept && token) store.set(sessionAtom, { token, admin: readAdmin(kept.getItem(adminKey)) })
  channel = new BroadcastChannel('session')
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    if (data === 'signed-out' || data === 'expired') void leave(data)
  }
  // Another tab signed somebody else in, or storage was cleared by hand: this tab must not go on as before.
  window.addEventListener('storage', (event) => {
    if (event.storageArea !== localStorage || (event.key !== tokenKey && event.key !== null)) return
    if (currentSession() && localStorage.getItem(tokenKey) !== currentSession()?.token) location.reload()
  })
}

/**
 * Keeps a fresh session: in localStorage to stay signed in, in sessionStorage for this tab only.
 */
export function beginSession({ token, admin: person }: SignedIn, stay: boolean): void {
  const [kept, other] = stay ? [localStorage, sessionStorage] : [sessionStorage, localStorage]
  for (const key of [tokenKey, adminKey]) other.removeItem(key)
  kept.setItem(tokenKey, token)
  kept.setItem(adminKey, JSON.stringify(person))
  store.set(sessionEndAtom, undefined)
  store.set(sessionAtom, { token, admin: person })
}

/**
 * Ends the session in every tab: first what the device saved for the person, then the token (decisions.md, 38).
 * Several calls that fail together end it once.
 */
export function endSession(reason: SessionEnd): Promise<void> {
  channel?.postMessage(reason)
  ending ??= leave(reason).finally(() => {
    ending = undefined
  })
  return ending
}

/** Runs before a session's token is removed. Returns how to stop that. */
export function beforeSessionEnds(cleaner: () => Promise<void> | void): () => void {
  cleaners.add(cleaner)
  return () => cleaners.delete(cleaner)
}

async function leave(reason: SessionEnd): Promise<void> {
  await Promise.allSettled([...cleaners].map(async (clean) => clean()))
  for (const storage of [localStorage, sessionStorage]) {
    storage.removeItem(tokenKey)
    storage.removeItem(adminKey)
  }
  store.set(sessionEndAtom, reason)
  store.set(sessionAtom, undefined)
}

/** Read by hand: the contract's schemas would otherwise be part of every visitor's first load. */
function readAdmin(text: string | null): Admin {
  const kept = new Map(Object.entries(parsed(text)))
  const word = (name: string) => {
    const value: unknown = kept.get(name)
    return typeof value === 'string' ? value : ''
  }
  const role = word('role') === 'super_admin' ? 'super_admin' : 'admin'
  return { _id: word('_id'), name: word('name'), email: word('email'), role }
}

function parsed(text: string | null): object {
  try {
    return Object(JSON.parse(text ?? '{}'))
  } catch {
    return {}
  }
}
