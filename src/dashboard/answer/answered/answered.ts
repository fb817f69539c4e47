import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { answersList } from '#src/api/answers.ts'
import { useFeature } from '#src/api/has-feature.ts'
import { sessionAtom } from '#src/api/session.ts'
import { type Answerable, type AnswerEntry, answerId } from '#src/contract/answers.ts'
import { keptAnswers } from '#src/offline/kept/sealed/kept-answers.ts'

/** A mark or a note of a record, from the backend or this device, whichever is later. */
export interface Answer {
  text: string
  /** The author's name. */
  by: string
  /** The author's account; empty for an entry of this device, which is the signed-in person's. */
  author: string
  /** In milliseconds. */
  at: number
  /** This device alone has it. */
  isKeptHere: boolean
}

export interface Note extends Answer {
  /** `_id` of its entry. */
  id: string
  /** The signed-in person wrote it, or nobody knows who did: this person may change it. */
  isOwn: boolean
}

type Answers = ReadonlyMap<string, Answer>

/** What is known of all records; works without a network, and with a backend that knows nothing of it. */
function useAnswers(isFetched: boolean): Answers {
  const isShared = useFeature('answers')
  const { data } = useQuery({ ...answersList(), enabled: isShared && isFetched })
  const kept = useAtomValue(keptAnswers.atom)
  return mergedAnswers((isShared && data) || none, kept)
}

type Kept = ReadonlyMap<string, Omit<Answer, 'author' | 'isKeptHere'>>

const none: AnswerEntry[] = []
const known = new WeakMap<AnswerEntry[], WeakMap<Kept, Answers>>()

/** What the backend and this device know, put together once for each answer, however many rows ask. */
export function mergedAnswers(shared: AnswerEntry[], kept: Kept): Answers {
  const ofList = known.get(shared) ?? new WeakMap<Kept, Answers>()
  known.set(shared, ofList)
  const answers = ofList.get(kept) ?? merged(shared, kept)
  ofList.set(kept, answers)
  return answers
}

/** @param kept wins unless the backend has a later entry */
function merged(shared: AnswerEntry[], kept: Kept): Answers {
  const answers = new Map<string, Answer>()
  for (const { _id, text, by, author, at } of shared) {
    const moment = Date.parse(at)
    // One without a readable moment cannot be held against this device's own.
    if (!Number.isNaN(moment)) answers.set(_id, { text, by, author, at: moment, isKeptHere: false })
  }
  for (const [name, answer] of kept)
    if ((answers.get(name)?.at ?? 0) <= answer.at)
      answers.set(name, { ...answer, author: '', isKeptHere: true })
  return answers
}

/**
 * The ids of a collection's records that somebody has marked as answered.
 *
 * @param isFetched false where something else on the screen brings what the backend knows
 * @example const answered = useAnswered('quote-requests')
 */
export function useAnswered(collection: Answerable, isFetched = true): ReadonlySet<string> {
  return idsOf(useAnswers(isFetched), collection)
}

const ids = new WeakMap<Answers, Map<string, ReadonlySet<string>>>()

/** Ids of a collection's records that are marked as answered. */
export function idsOf(answers: Answers, collection: string): ReadonlySet<string> {
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
 * The one rule of who waits: no one has marked the record as answered, and an application is neither accepted nor
 * rejected.
 *
 * @param answered ids of the collection's records that were marked
 */
export function isWaiting(
  collection: Answerable,
  { _id, status = '' }: { _id: string; status?: unknown },
  answered: ReadonlySet<string>,
): boolean {
  return !answered.has(_id) && (collection !== 'applications' || !decided.test(String(status)))
}

/** Accepted and Rejected in all their words. The contract's list would come with the schema of a form. */
const decided = /^\s*(?:hired|accepted|rejected)\s*$/i

/** The mark of one record and its notes, the newest first; without what was taken back or deleted. */
export function useAnswerOf(collection: Answerable, recordId: string): { mark?: Answer; notes: Note[] } {
  const answers = useAnswers(true)
  const { _id: person = '' } = useAtomValue(sessionAtom)?.admin ?? {}
  const mark = answers.get(answerId({ collection, recordId, kind: 'mark' }))
  return { ...(mark?.text && { mark }), notes: notesOf(answers, `${collection} ${recordId}`, person) }
}

/**
 * @param record `<collection> <record>`
 * @param person id of the account that is signed in
 */
export function notesOf(answers: Answers, record: string, person: string): Note[] {
  const notes = notesByRecord(answers).get(record) ?? []
  return notes.map((note) => ({
    ...note,
    isOwn: note.isKeptHere || note.author === '' || note.author === person,
  }))
}

type RecordNote = Omit<Note, 'isOwn'>

const indexes = new WeakMap<Answers, Map<string, RecordNote[]>>()

/** Notes by `<collection> <record>`, computed once for each set of entries. */
function notesByRecord(answers: Answers): Map<string, RecordNote[]> {
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

/** An entry of an earlier version ends with the kind. */
const noteId = /^(.+) note(?: ([\w-]+))?$/
