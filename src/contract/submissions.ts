import { applicationReads, applicationWrites } from './applications/record.ts'
import { contactSubmissionReads, contactSubmissionWrites } from './contact-submissions/record.ts'
import { quoteRequestReads, quoteRequestWrites } from './quote-requests/record.ts'
import { collection } from './schema/collection.ts'

/** Endpoints of the visitors' forms, without schemas: pending submissions were validated before. */
export const submissions = {
  quote: collection(quoteRequestReads, quoteRequestWrites).endpoints.create,
  message: collection(contactSubmissionReads, contactSubmissionWrites).endpoints.create,
  application: collection(applicationReads, applicationWrites).endpoints.create,
}
