import { queryOptions } from '@tanstack/react-query'
import { followUpCalls } from '#src/contract/follow-ups.ts'
import { request } from './call/request.ts'

const audience = 'staff'

/** Follow-ups of all records. Only for a backend that lists the feature `answers`. */
export const followUpsList = () =>
  queryOptions({
    queryKey: ['answers', audience],
    queryFn: ({ signal }) => request(followUpCalls.listFollowUps, { audience, signal }),
    meta: { savedFor: audience },
    gcTime: Number.POSITIVE_INFINITY,
  })
