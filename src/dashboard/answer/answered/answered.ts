import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { answersList } from '#src/api/answers.ts'
import { useFeature } from '#src/api/has-feature.ts'
import type { Answerable, AnswerEntry, AnswerKind } from '#src/contract/answers.ts'
import { keptAnswers } from '#src/offline/kept/sealed/kept-answers.ts'

/** A mark or a note of a record, from the backend or this device, whichever is later. */
export interface Answer {
  text: string
  /** The name of who wrote it. */
  by: string
  /** In milliseconds. */
  at: number
  /** This device alone has it. */
  isKeptHere: boolean
}

type Answers = ReadonlyMap<string, Answer>

export const nameOfAnswer = (collection: string, recordId: string, kind: AnswerKind) =>
  `${collection} ${recordId} ${kind}`

/** What is known of all records; works without a network, and with a backend that knows nothing of it. */
function useAnswers(isFetched: boolean): Answers {
  const isShared = useFeature('answers')
  const { data } = useQuery({ ...answersList(), enabled: isShared && isFetched })
  const kept = useAtomValue(keptAnswers.atom)
  return mergedAnswers((isShared && data) || none, kept)
}

type Kept = ReadonlyMap<string, Omit<Answer, 'isKeptHere'>>

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
  for (const { _id, text, by, at } of shared) {
    const moment = Date.parse(at)
    // One without a readable moment cannot be held against this device's own.
    if (!Number.isNaN(moment)) answers.set(_id, { text, by, at: moment, isKeptHere: false })
  }
  for (const [name, answer] of kept)
    if ((answers.get(name)?.at ?? 0) <= answer.at) answers.set(name, { ...answer, isKeptHere: true })
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

function idsOf(answers: Answers, collection: string): ReadonlySet<string> {
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
 * Whether a record waits for an answer: nobody has marked it, and an application that has another status than "New" is
 * being dealt with.
 *
 * @param answered ids of the collection's records that were marked
 */
export function isWaiting(
  collection: Answerable,
  { _id, status = '' }: { _id: string; status?: unknown },
  answered: ReadonlySet<string>,
): boolean {
  return !answered.has(_id) && (collection !== 'applications' || /^\s*(new\s*)?$/i.test(String(status)))
}

/** The mark and the note of one record; a mark or note that was taken back is none. */
export function useAnswerOf(collection: Answerable, recordId: string): { mark?: Answer; note?: Answer } {
  const answers = useAnswers(true)
  const [mark, note] = (['mark', 'note'] as const).map((kind) =>
    answers.get(nameOfAnswer(collection, recordId, kind)),
  )
  return { ...(mark?.text && { mark }), ...(note?.text && { note }) }
}
