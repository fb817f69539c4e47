import type { QueryClient } from '@tanstack/react-query'
import { getDefaultStore } from 'jotai'
import { answersList } from '#src/api/answers.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { serverClock } from '#src/api/server-clock.ts'
import { currentSession } from '#src/api/session.ts'
import type { Answerable, AnswerKind } from '#src/contract/answers.ts'
import { keepAnswer, keptAnswersAtom } from '#src/offline/kept/kept-answers.ts'
import { mergedAnswers, nameOfAnswer } from './answered.ts'

/** Notes it on this device, from where it goes to a backend that takes it. @returns false where nothing is kept */
export async function saveAnswer(
  client: QueryClient,
  { collection, recordId, kind }: { collection: Answerable; recordId: string; kind: AnswerKind },
  text: string,
): Promise<boolean> {
  const { name, email } = currentSession()?.admin ?? {}
  const key = nameOfAnswer(collection, recordId, kind)
  const shared = hasFeature('answers') ? client.getQueryData(answersList().queryKey) : undefined
  const before = mergedAnswers(shared ?? [], getDefaultStore().get(keptAnswersAtom)).get(key)
  // A clock that is behind must not lose against what its person has before their eyes.
  const at = Math.max(serverClock.now(), (before?.at ?? 0) + 1)
  return keepAnswer(key, { text, by: name || email || '', at })
}
