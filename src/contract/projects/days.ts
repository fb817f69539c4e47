import * as z from 'zod/mini'
import { day } from '#src/contract/schema/inputs.ts'

/** Start and end of a project: each a day or empty, and the end not before the start. */
export const projectDays = {
  startDate: dayOrNothing('Give the day on which the work begins'),
  endDate: dayOrNothing('Give the day on which the work ends'),
}

function dayOrNothing(sentence: string) {
  return z.optional(z.union([z.literal(''), day(sentence)], sentence))
}

export const endsAfterStart = z.refine<{ startDate?: string | undefined; endDate?: string | undefined }>(
  ({ startDate, endDate }) => !startDate || !endDate || startDate <= endDate,
  { path: ['endDate'], error: 'The end date cannot be earlier than the start date' },
)
