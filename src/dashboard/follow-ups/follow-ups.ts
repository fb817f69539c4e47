import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { followUpsList } from '#src/api/follow-ups.ts'
import { useFeature } from '#src/api/has-feature.ts'
import { sessionAtom } from '#src/api/session.ts'
import { type FollowUpEntry, followUpId, type InboxName, templatesRecord } from '#src/contract/follow-ups.ts'
import { pendingFollowUps } from '#src/dashboard/offline-data/pinned/encrypted/pending-follow-ups.ts'

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
  isPending: boolean
}

export interface Note extends FollowUp {
  /** `_id` of its entry. */
  id: string
  /** Whether the signed-in user may change the note: the author is this user, or unknown. */
  isOwn: boolean
}

type FollowUps = ReadonlyMap<string, FollowUp>

/** Returns the follow-ups of all records. Works offline, and with a backend that does not support them. */
function useFollowUps(isFetched: boolean): FollowUps {
  const isShared = useFeature('answers')
  const { data } = useQuery({ ...followUpsList(), enabled: isShared && isFetched })
  const pending = useAtomValue(pendingFollowUps.atom)
  return mergeFollowUps((isShared && data) || none, pending)
}

type PendingFollowUps = ReadonlyMap<string, Omit<FollowUp, 'author' | 'isPending'>>

const none: FollowUpEntry[] = []
const mergedLists = new WeakMap<FollowUpEntry[], WeakMap<PendingFollowUps, FollowUps>>()

/** Returns the follow-ups of the backend and this device, merged once per response, however many rows ask. */
export function mergeFollowUps(shared: FollowUpEntry[], pending: PendingFollowUps): FollowUps {
  const ofList = mergedLists.get(shared) ?? new WeakMap<PendingFollowUps, FollowUps>()
  mergedLists.set(shared, ofList)
  const followUps = ofList.get(pending) ?? merged(shared, pending)
  ofList.set(pending, followUps)
  return followUps
}

/** @param pending wins unless the backend has a later entry */
function merged(shared: FollowUpEntry[], pending: PendingFollowUps): FollowUps {
  const followUps = new Map<string, FollowUp>()
  for (const { _id, text, by, author, at } of shared) {
    const timestamp = Date.parse(at)
    // An entry without a readable timestamp cannot be compared with the device's own.
    if (!Number.isNaN(timestamp)) followUps.set(_id, { text, by, author, at: timestamp, isPending: false })
  }
  for (const [name, followUp] of pending)
    if ((followUps.get(name)?.at ?? 0) <= followUp.at)
      followUps.set(name, { ...followUp, author: '', isPending: true })
  return followUps
}

/**
 * Returns the ids of a collection's records that are marked as answered.
 *
 * @param isFetched false if another part of the screen fetches the backend's follow-ups
 * @example const followedUp = useFollowedUp('quote-requests')
 */
export function useFollowedUp(collection: InboxName, isFetched = true): ReadonlySet<string> {
  return idsOf(useFollowUps(isFetched), collection)
}

const ids = new WeakMap<FollowUps, Map<string, ReadonlySet<string>>>()

/** Returns the ids of a collection's records that are marked as answered. */
export function idsOf(followUps: FollowUps, collection: string): ReadonlySet<string> {
  const idsByCollection = ids.get(followUps) ?? new Map<string, ReadonlySet<string>>()
  ids.set(followUps, idsByCollection)
  const before = idsByCollection.get(collection)
  if (before) return before
  const [start, end] = [`${collection} `, ' mark']
  const marked = new Set<string>()
  for (const [name, { text }] of followUps)
    if (text && name.startsWith(start) && name.endsWith(end))
      marked.add(name.slice(start.length, -end.length))
  idsByCollection.set(collection, marked)
  return marked
}

/**
 * Whether a record waits for an answer: it is not marked as answered, and an application is neither accepted nor
 * rejected.
 *
 * @param followedUp ids of the collection's records that were marked
 */
export function isWaiting(
  collection: InboxName,
  { _id, status = '' }: { _id: string; status?: unknown },
  followedUp: ReadonlySet<string>,
): boolean {
  return !followedUp.has(_id) && (collection !== 'applications' || !decided.test(String(status)))
}

/** Every spelling of Accepted and Rejected. Importing the contract's list would load a form schema. */
const decided = /^\s*(?:hired|accepted|rejected)\s*$/i

/** Returns the mark of one record and its notes, the newest first, without withdrawn or deleted ones. */
export function useFollowUpOf(collection: InboxName, recordId: string): { mark?: FollowUp; notes: Note[] } {
  const followUps = useFollowUps(true)
  const { _id: person = '' } = useAtomValue(sessionAtom)?.admin ?? {}
  const mark = followUps.get(followUpId({ collection, recordId, kind: 'mark' }))
  return { ...(mark?.text && { mark }), notes: notesOf(followUps, `${collection} ${recordId}`, person) }
}

/**
 * @param record `<collection> <record>`
 * @param person id of the account that is signed in
 */
export function notesOf(followUps: FollowUps, record: string, person: string): Note[] {
  const notes = notesByRecord(followUps).get(record) ?? []
  return notes.map((note) => ({
    ...note,
    isOwn: note.isPending || note.author === '' || note.author === person,
  }))
}

/**
 * Returns the notes of each record as one text, by `<collection> <record>`.
 *
 * @param isFetched false if another part of the screen fetches the backend's follow-ups
 */
export function useNoteTexts(isFetched: boolean): ReadonlyMap<string, string> {
  return noteTexts(useFollowUps(isFetched))
}

const texts = new WeakMap<FollowUps, ReadonlyMap<string, string>>()

/** Returns the notes of each record as one text, joined once for each set of entries. */
export function noteTexts(followUps: FollowUps): ReadonlyMap<string, string> {
  const savedTexts = texts.get(followUps)
  if (savedTexts) return savedTexts
  const joined = [...notesByRecord(followUps)].map(
    ([record, notes]) => [record, notes.map(({ text }) => text).join('\n')] as const,
  )
  const byRecord = new Map(joined)
  texts.set(followUps, byRecord)
  return byRecord
}

/** Returns the texts of the entries that hold an inbox's shared templates, by template id. */
export function useTemplateEntries(collection: InboxName): ReadonlyMap<string, string> {
  const followUps = useFollowUps(true)
  return useMemo(() => {
    const start = `${followUpId({ collection, recordId: templatesRecord, kind: 'template' })} `
    const named = [...followUps].filter(([name]) => name.startsWith(start))
    return new Map(named.map(([name, { text }]) => [name.slice(start.length), text]))
  }, [followUps, collection])
}

type RecordNote = Omit<Note, 'isOwn'>

const indexes = new WeakMap<FollowUps, Map<string, RecordNote[]>>()

/** Notes by `<collection> <record>`, computed once for each set of entries. */
function notesByRecord(followUps: FollowUps): Map<string, RecordNote[]> {
  const savedIndex = indexes.get(followUps)
  if (savedIndex) return savedIndex
  const index = new Map<string, RecordNote[]>()
  for (const [id, followUp] of followUps) {
    const [, record] = noteId.exec(id) ?? []
    if (record && followUp.text) index.set(record, [...(index.get(record) ?? []), { ...followUp, id }])
  }
  for (const notes of index.values()) notes.sort((one, other) => other.at - one.at)
  indexes.set(followUps, index)
  return index
}

/** Entries of an earlier version end with the kind. */
const noteId = /^(.+) note(?: ([\w-]+))?$/
