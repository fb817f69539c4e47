import type { Writes } from '#src/contract/collection.ts'
import { date, id, text } from '#src/contract/fields.ts'
import { type Read, record } from '#src/contract/records/reader.ts'
import { anErrorOccurred, type Reads } from '#src/contract/records/reads.ts'

export const contactSubmission = record({
  _id: id,
  fullName: text,
  email: text,
  phoneNumber: text,
  service: text,
  message: text,
  createdAt: date,
})

export const contactSubmissionReads = {
  name: 'contact-submissions',
  wire: {
    path: '/contact',
    list: 'contacts',
    item: 'contact',
  },
  noun: ['contact submission', 'contact submissions'],
  record: contactSubmission,
  words: (contact) => ({
    title: contact.fullName,
    terms: [contact.email, contact.phoneNumber, contact.service],
  }),
  failures: { staff: anErrorOccurred, visitor: { create: 'Failed to submit contact form' } },
} satisfies Reads<Read<typeof contactSubmission>>

export const contactSubmissionWrites = {
  calls: { list: 'staff', detail: 'staff', create: 'visitor', remove: 'staff' },
  isInbox: true,
} satisfies Writes
