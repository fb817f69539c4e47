import { atom, getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type Session, sessionAtom } from '#src/api/session.ts'
import { hashText } from '#src/offline/disk/hash-text.ts'

/** Time of the newest record in each inbox when this user last left its list, in milliseconds. */
export type Marks = Record<string, number>

/**
 * Marks by a number computed from the account's id, which does not reveal who signed in here. They stay after a
 * sign-out: later arrivals are new when the same user comes back (docs/decisions/014).
 */
const keptAtom = atomWithStorage<unknown>('seen-records', {}, undefined, { getOnInit: true })

/** Marks of the signed-in admin. */
export const marksAtom = atom((get) => marksOf(get(keptAtom), get(sessionAtom)))

export function setMark(inbox: string, newest: number): void {
  const store = getDefaultStore()
  const session = store.get(sessionAtom)
  if (!session) return
  const kept = store.get(keptAtom)
  const marks = { ...marksOf(kept, session), [inbox]: newest }
  const others = Object.entries(Object(kept)).filter(([person]) => person !== numberOf(session))
  // Few people share a device; marks of users who do not come back must not pile up.
  store.set(keptAtom, Object.fromEntries([...others.slice(-9), [numberOf(session), marks]]))
}

function marksOf(kept: unknown, session: Session | undefined): Marks {
  if (!session) return {}
  const own = Object.entries(Object(Object(kept)[numberOf(session)]))
  return Object.fromEntries(own.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

/** Returns a pseudonymous name of an account. */
export const numberOf = ({ admin }: Session) => `p${hashText(admin._id || admin.email).toString(36)}`
