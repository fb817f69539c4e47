import * as z from 'zod/mini'
import { collection } from './collection.ts'
import { date, id, text } from './fields.ts'
import { choice, email, phoneNumber, required } from './inputs.ts'
import { contactSubjects } from './options.ts'
import { type Read, record } from './reader.ts'
import { anErrorOccurred } from './reads.ts'

export const contactSubmission = record({
  _id: id,
  fullName: text,
  email: text,
  phoneNumber: text,
  service: text,
  message: text,
  createdAt: date,
})
export type ContactSubmission = Read<typeof contactSubmission>

export const contactSubmissionInput = z.object({
  fullName: required('Tell us your name'),
  email: email('Give an e-mail address that we can answer, such as name@company.com'),
  phoneNumber: phoneNumber('Give a phone number that we can call, such as +234 803 123 4567'),
  service: choice(contactSubjects, 'Choose a subject'),
  message: required('Write your message'),
})

export const contactSubmissions = collection(
  {
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
  },
  {
    calls: { list: 'staff', detail: 'staff', create: 'visitor', remove: 'staff' },
    isInbox: true,
    input: contactSubmissionInput,
  },
)
