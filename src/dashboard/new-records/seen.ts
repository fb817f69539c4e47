import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type Session, sessionAtom } from '#src/api/session.ts'
import { hashText } from '#src/offline/storage/hash-text.ts'
import { store } from '#src/ui/browser/store.ts'

/** Time of the newest record in each inbox when this user last left its list, in milliseconds. */
export type Marks = Record<string, number>

/**
 * Marks by a number computed from the account's id, which does not reveal who signed in here. They stay after a
 * sign-out: later arrivals are new when the same user comes back (docs/decisions/002).
 */
const storedMarksAtom = atomWithStorage<unknown>('seen-records', {}, undefined, { getOnInit: true })

/** Marks of the signed-in admin. */
export const marksAtom = atom((get) => marksOf(get(storedMarksAtom), get(sessionAtom)))

export function setMark(inbox: string, newest: number): void {
  const session = store.get(sessionAtom)
  if (!session) return
  const storedMarks = store.get(storedMarksAtom)
  const marks = { ...marksOf(storedMarks, session), [inbox]: newest }
  const otherMarks = Object.entries(Object(storedMarks)).filter(([person]) => person !== numberOf(session))
  // Few people share a device; marks of users who do not come back must not pile up.
  store.set(storedMarksAtom, Object.fromEntries([...otherMarks.slice(-9), [numberOf(session), marks]]))
}

function marksOf(storedMarks: unknown, session: Session | undefined): Marks {
  if (!session) return {}
  const ownMarks = Object.entries(Object(Object(storedMarks)[numberOf(session)]))
  return Object.fromEntries(
    ownMarks.filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  )
}

/** Returns a pseudonymous name of an account. */
export const numberOf = ({ admin }: Session) => `p${hashText(admin._id || admin.email).toString(36)}`
