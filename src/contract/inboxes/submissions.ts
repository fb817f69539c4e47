import { collection } from '#src/contract/collection.ts'
import { applicationReads, applicationWrites } from './application-inbox.ts'
import { contactSubmissionReads, contactSubmissionWrites } from './contact-submission-inbox.ts'
import { quoteRequestReads, quoteRequestWrites } from './quote-request-inbox.ts'

/** Where visitors' forms go: apart from their schemas, as what waits on the device was checked before. */
export const submissions = {
  quote: collection(quoteRequestReads, quoteRequestWrites).endpoints.create,
  message: collection(contactSubmissionReads, contactSubmissionWrites).endpoints.create,
  application: collection(applicationReads, applicationWrites).endpoints.create,
}
