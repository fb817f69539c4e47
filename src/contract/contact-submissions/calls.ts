import { collection } from '#src/contract/schema/collection.ts'
import { contactSubmissionInput } from './input.ts'
import { contactSubmissionReads, contactSubmissionWrites } from './record.ts'

export const contactSubmissions = collection(contactSubmissionReads, {
  ...contactSubmissionWrites,
  input: contactSubmissionInput,
})
