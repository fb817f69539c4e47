import type { contactSubmissionInput } from './input.ts'

/** Labels of the visitors' form, in the order of its text in a mail. */
export const contactSubmissionLabels: Record<keyof (typeof contactSubmissionInput)['shape'], string> = {
  fullName: 'Full Name',
  email: 'Email Address',
  phoneNumber: 'Phone Number',
  service: 'Subject',
  message: 'Message',
}
