import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { answersList } from '#src/api/answers.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession } from '#src/api/session.ts'
import type { Answerable, AnswerKind } from '#src/contract/answers.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { keptAnswers } from '#src/offline/kept/sealed/kept-answers.ts'
import { mergedAnswers, nameOfAnswer } from './answered/answered.ts'

/** Notes it on this device, from where it goes to a backend that takes it. @returns false where it will be lost */
export const saveAnswer = (
  client: QueryClient,
  { recordId, ...of }: { collection: Answerable; recordId: string; kind: AnswerKind },
  text: string,
): Promise<boolean> => saveAnswers(client, { ...of, recordIds: [recordId] }, text)

/** The same of several records of one collection. */
export async function saveAnswers(
  client: QueryClient,
  { collection, recordIds, kind }: { collection: Answerable; recordIds: readonly string[]; kind: AnswerKind },
  text: string,
): Promise<boolean> {
  const { name, email } = currentSession()?.admin ?? {}
  const shared = hasFeature('answers') ? client.getQueryData(answersList().queryKey) : undefined
  const before = mergedAnswers(shared ?? [], getDefaultStore().get(keptAnswers.atom))
  const answers = recordIds.map((recordId) => {
    const key = nameOfAnswer(collection, recordId, kind)
    // A clock that is behind must not lose against what its person has before their eyes.
    const at = Math.max(serverClock.now(), (before.get(key)?.at ?? 0) + 1)
    return [key, { text, by: name || email || '', at }] as const
  })
  const isKept = await keptAnswers.keep(new Map(answers))
  // From this page's memory it is on its way to the backend.
  return isKept || (hasFeature('answers') && getDefaultStore().get(connectionAtom) === 'online')
}
