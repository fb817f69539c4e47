import { collection } from '#src/contract/collection.ts'
import { applicationReads, applicationWrites } from './application-inbox.ts'
import { contactSubmissionReads, contactSubmissionWrites } from './contact-submission-inbox.ts'
import { quoteRequestReads, quoteRequestWrites } from './quote-request-inbox.ts'

/** Endpoints of the visitors' forms, without schemas: pending submissions were validated before. */
export const submissions = {
  quote: collection(quoteRequestReads, quoteRequestWrites).endpoints.create,
  message: collection(contactSubmissionReads, contactSubmissionWrites).endpoints.create,
  application: collection(applicationReads, applicationWrites).endpoints.create,
}
