import * as z from 'zod/mini'
import { typedAmount } from '#src/contract/inputs.ts'
import { pastDay, quoteRequestInput } from '#src/contract/quote-requests.ts'
import { company } from '#src/site/company/company.ts'

const { service, message, budget, timeline, ...you } = quoteRequestInput.shape

/**
 * Entries of the form: amounts as people type them, and no day that is past when it is submitted. The contract takes any
 * day, as a request may wait on the device. In the order of the fields, which the list of faults has, too.
 */
export const quoteEntries = z.object({
  service,
  message,
  budget: typedAmount(company.currency, budget),
  timeline: timeline.check(z.refine((day) => day >= today(), pastDay)),
  ...you,
})

/** On the device's own calendar, as date fields write it. */
function today(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-')
}
