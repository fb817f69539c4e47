import { collection } from '#src/contract/schema/collection.ts'
import { quoteRequestInput } from './input.ts'
import { quoteRequestReads, quoteRequestWrites } from './record.ts'

export const quoteRequests = collection(quoteRequestReads, {
  ...quoteRequestWrites,
  input: quoteRequestInput,
})
