import * as z from 'zod/mini'
import { contactSubjects } from '#src/contract/options.ts'
import { choice, email, phoneNumber, requiredText } from '#src/contract/schema/inputs.ts'

export const contactSubmissionInput = z.object({
  fullName: requiredText('Tell us your name'),
  email: email('Give an e-mail address that we can answer, such as name@company.com'),
  phoneNumber: phoneNumber('Give a phone number that we can call, such as +234 803 123 4567'),
  service: choice(contactSubjects, 'Choose a subject'),
  message: requiredText('Write your message'),
})
