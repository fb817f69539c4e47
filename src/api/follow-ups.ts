import { queryOptions } from '@tanstack/react-query'
import { answerCalls } from '#src/contract/follow-ups.ts'
import { request } from './call/request.ts'

const audience = 'staff'

/** Follow-ups of all records. Only for a backend that lists the feature `answers`. */
export const answersList = () =>
  queryOptions({
    queryKey: ['answers', audience],
    queryFn: ({ signal }) => request(answerCalls.readAnswers, { audience, signal }),
    meta: { savedFor: audience },
    gcTime: Number.POSITIVE_INFINITY,
  })
