import { day, hour } from '#backend/base/durations.ts'
import { ApiError } from '#backend/errors.ts'
import type { Call } from '#backend/http/call.ts'
import { pastDay } from '#src/contract/quote-requests/input.ts'

/** Maximum age of a submission's `Written-At`, in milliseconds. */
const longestWait = 90 * day

/** Offset of Africa/Lagos, which has no daylight saving time. */
const companyOffset = hour

/**
 * Rejects a day that was past for the visitor when the form was filled in. The visitor's day may be one earlier than
 * the company's. `Written-At` tells when a submission from the outbox was filled in.
 *
 * @throws {ApiError} invalid-entry
 */
export function refusePastDay(timeline: string, { request, now }: Pick<Call, 'request' | 'now'>): void {
  const written = Date.parse(request.headers.get('written-at') ?? '')
  const isKnown = written <= now.getTime() && written >= now.getTime() - longestWait
  const earliest = new Date((isKnown ? written : now.getTime()) + companyOffset - day)
  if (timeline < earliest.toISOString().slice(0, 10))
    throw new ApiError('invalid-entry', { message: pastDay })
}
