import { atom, getDefaultStore } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type Session, sessionAtom } from '#src/api/session.ts'
import { hashText } from '#src/offline/disk/hash-text.ts'

/** Of each inbox the newest record that was there when this person last left its list, in milliseconds. */
export type Marks = Record<string, number>

/**
 * By a number made from the account's id, so that it does not tell who signed in here. It stays after a sign-out: what
 * arrives meanwhile is new when the same person comes back (docs/decisions/014).
 */
const keptAtom = atomWithStorage<unknown>('seen-records', {}, undefined, { getOnInit: true })

/** The marks of the admin who is signed in. */
export const marksAtom = atom((get) => marksOf(get(keptAtom), get(sessionAtom)))

export function setMark(inbox: string, newest: number): void {
  const store = getDefaultStore()
  const session = store.get(sessionAtom)
  if (!session) return
  const kept = store.get(keptAtom)
  const marks = { ...marksOf(kept, session), [inbox]: newest }
  const others = Object.entries(Object(kept)).filter(([person]) => person !== numberOf(session))
  // Few people share a device; marks of those who do not come back must not pile up.
  store.set(keptAtom, Object.fromEntries([...others.slice(-9), [numberOf(session), marks]]))
}

function marksOf(kept: unknown, session: Session | undefined): Marks {
  if (!session) return {}
  const own = Object.entries(Object(Object(kept)[numberOf(session)]))
  return Object.fromEntries(own.filter((entry): entry is [string, number] => typeof entry[1] === 'number'))
}

/** Names a person without telling who it is. */
export const numberOf = ({ admin }: Session) => `p${hashText(admin._id || admin.email).toString(36)}`
