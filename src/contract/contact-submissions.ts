import * as z from 'zod/mini'
import type { Read } from '#src/contract/records/reader.ts'
import { collection } from './collection.ts'
import {
  type contactSubmission,
  contactSubmissionReads,
  contactSubmissionWrites,
} from './inboxes/contact-submission-inbox.ts'
import { choice, email, phoneNumber, requiredText } from './inputs.ts'
import { contactSubjects } from './options.ts'

export type ContactSubmission = Read<typeof contactSubmission>

export const contactSubmissionInput = z.object({
  fullName: requiredText('Tell us your name'),
  email: email('Give an e-mail address that we can answer, such as name@company.com'),
  phoneNumber: phoneNumber('Give a phone number that we can call, such as +234 803 123 4567'),
  service: choice(contactSubjects, 'Choose a subject'),
  message: requiredText('Write your message'),
})

export const contactSubmissions = collection(contactSubmissionReads, {
  ...contactSubmissionWrites,
  input: contactSubmissionInput,
})
