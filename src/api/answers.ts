import { queryOptions } from '@tanstack/react-query'
import { answerCalls } from '#src/contract/answers.ts'
import { request } from './call/request.ts'

const audience = 'staff'

/** Who has answered which record, as the backend knows it: only for a backend that names `answers`. */
export const answersList = () =>
  queryOptions({
    queryKey: ['answers', audience],
    queryFn: ({ signal }) => request(answerCalls.readAnswers, { audience, signal }),
    meta: { savedFor: audience },
    gcTime: Number.POSITIVE_INFINITY,
  })
