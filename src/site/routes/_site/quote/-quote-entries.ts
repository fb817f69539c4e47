import * as z from 'zod/mini'
import { company } from '#src/company/company.ts'
import { pastDay, quoteRequestInput } from '#src/contract/quote-requests/input.ts'
import { typedAmount } from '#src/contract/schema/inputs.ts'

const { service, message, budget, timeline, ...you } = quoteRequestInput.shape

/**
 * Entries of the form, in the order of its fields and errors: amounts as typed, and no day in the past. The contract
 * allows any day, because a request may wait on the device.
 */
export const quoteEntries = z.object({
  service,
  message,
  budget: typedAmount(company.currency, budget),
  timeline: timeline.check(z.refine((day) => day >= today(), pastDay)),
  ...you,
})

/** Returns today's date on the device's calendar, in the format of date fields. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
