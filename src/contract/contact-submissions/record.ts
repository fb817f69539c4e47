import type { Writes } from '#src/contract/schema/collection.ts'
import { date, id, text } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'
import { anErrorOccurred, type Reads } from '#src/contract/schema/reads.ts'

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
  api: {
    path: '/contact',
    list: 'contacts',
    item: 'contact',
  },
  noun: ['contact submission', 'contact submissions'],
  record: contactSubmission,
  words: (contact) => ({
    title: contact.fullName,
    terms: [contact.email, contact.phoneNumber, contact.service],
    text: contact.message,
  }),
  failures: { staff: anErrorOccurred, visitor: { create: 'Failed to submit contact form' } },
} satisfies Reads<Read<typeof contactSubmission>>

export const contactSubmissionWrites = {
  calls: { list: 'staff', detail: 'staff', create: 'visitor', remove: 'staff' },
  isInbox: true,
} satisfies Writes

export type ContactSubmission = Read<typeof contactSubmission>
