import { noContent, put } from '#src/contract/http/endpoint.ts'
import { collection } from '#src/contract/schema/collection.ts'
import { applicationInput, applicationStatusInput } from './input.ts'
import { applicationReads, applicationWrites } from './record.ts'

export const applications = collection(applicationReads, { ...applicationWrites, input: applicationInput })

export const setApplicationStatus = put('/job-applications/{id}/status', {
  input: applicationStatusInput,
  response: noContent,
  failure: 'Failed to update job application status',
})
