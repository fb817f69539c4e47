import type { Writes } from '#src/contract/schema/collection.ts'
import { amount, date, id, text, url } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import { anErrorOccurred, type Reads } from '#src/contract/schema/reads.ts'

/** Tolerant: an invalid field must not lose the record. */
export const quoteRequest = record({
  _id: id,
  companyName: text,
  firstName: text,
  lastName: text,
  email: text,
  phoneNumber: text,
  country: text,
  service: text,
  budget: amount,
  /** Day by which the client needs it; some backends store words such as 'Q3'. */
  timeline: text,
  message: text,
  fileUrl: url,
  createdAt: date,
})

export const quoteRequestReads = {
  name: 'quote-requests',
  api: {
    path: '/demo',
    list: 'demoRequests',
    item: 'demoRequest',
  },
  noun: ['quote request', 'quote requests'],
  record: quoteRequest,
  words: ({ companyName, firstName, lastName, ...request }) => {
    const person = `${firstName} ${lastName}`.trim()
    return {
      title: companyName || person,
      terms: [person, request.service, request.email, request.phoneNumber],
      text: request.message,
    }
  },
  failures: { staff: anErrorOccurred, visitor: { create: 'Failed to submit demo request' } },
} satisfies Reads<Read<typeof quoteRequest>>

export const quoteRequestWrites = {
  calls: { list: 'staff', detail: 'staff', create: 'visitor', remove: 'staff' },
  isInbox: true,
} satisfies Writes

export type QuoteRequest = Read<typeof quoteRequest>
