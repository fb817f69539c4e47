import { type QueryClient, useQuery } from '@tanstack/react-query'
import { getDefaultStore, useAtomValue } from 'jotai'
import { useMemo } from 'react'
import { answersList } from '#src/api/answers.ts'
import { hasFeature, useFeature } from '#src/api/has-feature.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession } from '#src/api/session.ts'
import type { Answerable, AnswerEntry, AnswerKind } from '#src/contract/answers.ts'
import { keepAnswer, keptAnswersAtom } from '#src/offline/kept/kept-answers.ts'

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

const nameOf = (collection: string, recordId: string, kind: AnswerKind) => `${collection} ${recordId} ${kind}`

/** What is known of all records; works without a network, and with a backend that knows nothing of it. */
function useAnswers(): Answers {
  const isShared = useFeature('answers')
  const { data } = useQuery({ ...answersList(), enabled: isShared })
  const kept = useAtomValue(keptAnswersAtom)
  const shared = isShared ? data : undefined
  return useMemo(() => together(shared ?? [], kept), [shared, kept])
}

/** @param kept wins unless the backend has a later entry */
function together(shared: AnswerEntry[], kept: ReadonlyMap<string, Omit<Answer, 'isKeptHere'>>): Answers {
  const answers = new Map<string, Answer>()
  for (const { _id, text, by, at } of shared)
    answers.set(_id, { text, by, at: Date.parse(at), isKeptHere: false })
  for (const [name, answer] of kept)
    if ((answers.get(name)?.at ?? 0) <= answer.at) answers.set(name, { ...answer, isKeptHere: true })
  return answers
}

/**
 * The ids of a collection's records that somebody has marked as answered.
 *
 * @example const answered = useAnswered('quote-requests')
 */
export function useAnswered(collection: Answerable): ReadonlySet<string> {
  const answers = useAnswers()
  return useMemo(() => {
    const ids = new Set<string>()
    const [start, end] = [`${collection} `, ' mark']
    for (const [name, { text }] of answers)
      if (text && name.startsWith(start) && name.endsWith(end)) ids.add(name.slice(start.length, -end.length))
    return ids
  }, [answers, collection])
}

/** The mark and the note of one record; a mark or note that was taken back is none. */
export function useAnswerOf(collection: Answerable, recordId: string): { mark?: Answer; note?: Answer } {
  const answers = useAnswers()
  const [mark, note] = (['mark', 'note'] as const).map((kind) =>
    answers.get(nameOf(collection, recordId, kind)),
  )
  return { ...(mark?.text && { mark }), ...(note?.text && { note }) }
}

/** Notes it on this device, from where it goes to a backend that takes it. @returns false where nothing is kept */
export async function saveAnswer(
  client: QueryClient,
  { collection, recordId, kind }: { collection: Answerable; recordId: string; kind: AnswerKind },
  text: string,
): Promise<boolean> {
  const { name, email } = currentSession()?.admin ?? {}
  const key = nameOf(collection, recordId, kind)
  const shared = hasFeature('answers') ? client.getQueryData(answersList().queryKey) : undefined
  const known = together(shared ?? [], getDefaultStore().get(keptAnswersAtom)).get(key)
  // A clock that is behind must not lose against what its person has before their eyes.
  const at = Math.max(serverClock.now(), (known?.at ?? 0) + 1)
  return keepAnswer(key, { text, by: name || email || '', at })
}
