import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { followUpsList } from '#src/api/follow-ups.ts'
import { useFeature } from '#src/api/has-feature.ts'
import { sessionAtom } from '#src/api/session.ts'
import { type FollowUpEntry, followUpId, type InboxName } from '#src/contract/follow-ups.ts'
import { pendingFollowUps } from '#src/offline/pinned/encrypted/pending-follow-ups.ts'

/** A mark or a note of a record, from the backend or this device, whichever is later. */
export interface FollowUp {
  text: string
  /** The author's name. */
  by: string
  /** Account id of the author; empty for an entry of this device, which belongs to the signed-in user. */
  author: string
  /** Timestamp in milliseconds. */
  at: number
  /** Whether the entry exists on this device alone. */
  isKeptHere: boolean
}

export interface Note extends FollowUp {
  /** `_id` of its entry. */
  id: string
  /** Whether the signed-in user may change the note: the author is this user, or unknown. */
  isOwn: boolean
}

type FollowUps = ReadonlyMap<string, FollowUp>

/** Returns the follow-ups of all records. Works offline, and with a backend that does not support them. */
function useAnswers(isFetched: boolean): FollowUps {
  const isShared = useFeature('answers')
  const { data } = useQuery({ ...followUpsList(), enabled: isShared && isFetched })
  const kept = useAtomValue(pendingFollowUps.atom)
  return mergeFollowUps((isShared && data) || none, kept)
}

type Kept = ReadonlyMap<string, Omit<FollowUp, 'author' | 'isKeptHere'>>

const none: FollowUpEntry[] = []
const known = new WeakMap<FollowUpEntry[], WeakMap<Kept, FollowUps>>()

/** Returns the follow-ups of the backend and this device, merged once per response, however many rows ask. */
export function mergeFollowUps(shared: FollowUpEntry[], kept: Kept): FollowUps {
  const ofList = known.get(shared) ?? new WeakMap<Kept, FollowUps>()
  known.set(shared, ofList)
  const answers = ofList.get(kept) ?? merged(shared, kept)
  ofList.set(kept, answers)
  return answers
}

/** @param kept wins unless the backend has a later entry */
function merged(shared: FollowUpEntry[], kept: Kept): FollowUps {
  const answers = new Map<string, FollowUp>()
  for (const { _id, text, by, author, at } of shared) {
    const moment = Date.parse(at)
    // An entry without a readable timestamp cannot be compared with the device's own.
    if (!Number.isNaN(moment)) answers.set(_id, { text, by, author, at: moment, isKeptHere: false })
  }
  for (const [name, answer] of kept)
    if ((answers.get(name)?.at ?? 0) <= answer.at)
      answers.set(name, { ...answer, author: '', isKeptHere: true })
  return answers
}

/**
 * Returns the ids of a collection's records that are marked as answered.
 *
 * @param isFetched false if another part of the screen fetches the backend's follow-ups
 * @example const answered = useAnswered('quote-requests')
 */
export function useFollowedUp(collection: InboxName, isFetched = true): ReadonlySet<string> {
  return idsOf(useAnswers(isFetched), collection)
}

const ids = new WeakMap<FollowUps, Map<string, ReadonlySet<string>>>()

/** Returns the ids of a collection's records that are marked as answered. */
export function idsOf(answers: FollowUps, collection: string): ReadonlySet<string> {
  const known = ids.get(answers) ?? new Map<string, ReadonlySet<string>>()
  ids.set(answers, known)
  const before = known.get(collection)
  if (before) return before
  const [start, end] = [`${collection} `, ' mark']
  const marked = new Set<string>()
  for (const [name, { text }] of answers)
    if (text && name.startsWith(start) && name.endsWith(end))
      marked.add(name.slice(start.length, -end.length))
  known.set(collection, marked)
  return marked
}

/**
 * Whether a record waits for an answer: it is not marked as answered, and an application is neither accepted nor
 * rejected.
 *
 * @param answered ids of the collection's records that were marked
 */
export function isWaiting(
  collection: InboxName,
  { _id, status = '' }: { _id: string; status?: unknown },
  answered: ReadonlySet<string>,
): boolean {
  return !answered.has(_id) && (collection !== 'applications' || !decided.test(String(status)))
}

/** Every spelling of Accepted and Rejected. Importing the contract's list would load a form schema. */
const decided = /^\s*(?:hired|accepted|rejected)\s*$/i

/** Returns the mark of one record and its notes, the newest first, without withdrawn or deleted ones. */
export function useFollowUpOf(collection: InboxName, recordId: string): { mark?: FollowUp; notes: Note[] } {
  const answers = useAnswers(true)
  const { _id: person = '' } = useAtomValue(sessionAtom)?.admin ?? {}
  const mark = answers.get(followUpId({ collection, recordId, kind: 'mark' }))
  return { ...(mark?.text && { mark }), notes: notesOf(answers, `${collection} ${recordId}`, person) }
}

/**
 * @param record `<collection> <record>`
 * @param person id of the account that is signed in
 */
export function notesOf(answers: FollowUps, record: string, person: string): Note[] {
  const notes = notesByRecord(answers).get(record) ?? []
  return notes.map((note) => ({
    ...note,
    isOwn: note.isKeptHere || note.author === '' || note.author === person,
  }))
}

type RecordNote = Omit<Note, 'isOwn'>

const indexes = new WeakMap<FollowUps, Map<string, RecordNote[]>>()

/** Notes by `<collection> <record>`, computed once for each set of entries. */
function notesByRecord(answers: FollowUps): Map<string, RecordNote[]> {
  const known = indexes.get(answers)
  if (known) return known
  const index = new Map<string, RecordNote[]>()
  for (const [id, answer] of answers) {
    const [, record] = noteId.exec(id) ?? []
    if (record && answer.text) index.set(record, [...(index.get(record) ?? []), { ...answer, id }])
  }
  for (const notes of index.values()) notes.sort((one, other) => other.at - one.at)
  indexes.set(answers, index)
  return index
}

/** Entries of an earlier version end with the kind. */
const noteId = /^(.+) note(?: ([\w-]+))?$/
