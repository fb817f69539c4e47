import { atom, type Setter } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import { type Session, sessionAtom } from '#src/api/session.ts'
import { numberOf } from '#src/dashboard/new-records/seen.ts'
import { hashText } from '#src/offline/storage/hash-text.ts'

/** Notifications that one user has read or removed one by one, as numbers that reveal nothing about the records. */
export interface HandledNotifications {
  read: string[]
  removed: string[]
}

/** More than the number ever shown. */
const most = 300
const people = 10

const storedAtom = atomWithStorage<unknown>('notifications-dealt-with', {}, undefined, { getOnInit: true })

/** Handled notifications of the signed-in user. */
export const handledAtom = atom((get) => handledOf(get(storedAtom), get(sessionAtom)))

export const markReceivedReadAtom = atom(null, (get, set, ...ids: string[]) =>
  add(get(storedAtom), get(sessionAtom), set, 'read', ids),
)

export const removeReceivedAtom = atom(null, (get, set, id: string) =>
  add(get(storedAtom), get(sessionAtom), set, 'removed', [id]),
)

export const numberOfEntry = (id: string): string => hashText(id).toString(36)

function add(
  stored: unknown,
  session: Session | undefined,
  set: Setter,
  what: keyof HandledNotifications,
  ids: string[],
) {
  if (!session) return
  const handled = handledOf(stored, session)
  const added = ids.map(numberOfEntry)
  const numbers = [...handled[what].filter((other) => !added.includes(other)), ...added].slice(-most)
  const otherPeople = Object.entries(Object(stored)).filter(([person]) => person !== numberOf(session))
  const ownEntry = [numberOf(session), { ...handled, [what]: numbers }] as const
  set(storedAtom, Object.fromEntries([...otherPeople.slice(1 - people), ownEntry]))
}

function handledOf(stored: unknown, session: Session | undefined): HandledNotifications {
  const ownEntry = session ? Object(Object(stored)[numberOf(session)]) : {}
  const texts = (value: unknown) =>
    Array.isArray(value) ? value.filter((entry): entry is string => typeof entry === 'string') : []
  return { read: texts(ownEntry.read), removed: texts(ownEntry.removed) }
}
