import { day, hour } from '#backend/base/durations.ts'
import { Refusal } from '#backend/base/refusal.ts'
import type { Call } from '#backend/wire/call.ts'
import { pastDay } from '#src/contract/quote-requests.ts'

/** How long before now a submission may say that it was filled in, in milliseconds. */
const longestWait = 90 * day

/** Africa/Lagos has no summer time. */
const companyOffset = hour

/**
 * Refuses a day that was past for the visitor when the form was filled in. Where their clock is, the day may be one
 * earlier than at the company; what waited on their device says in `Written-At` when it was submitted there.
 *
 * @throws {Refusal} 422
 */
export function refusePastDay(timeline: string, { request, now }: Pick<Call, 'request' | 'now'>): void {
  const written = Date.parse(request.headers.get('written-at') ?? '')
  const isKnown = written <= now.getTime() && written >= now.getTime() - longestWait
  const earliest = new Date((isKnown ? written : now.getTime()) + companyOffset - day)
  if (timeline < earliest.toISOString().slice(0, 10)) throw new Refusal(422, pastDay)
}
