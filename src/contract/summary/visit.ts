import { noContent, post } from '#src/contract/http/endpoint.ts'

/** Recorded once per browser session; failures are ignored. Not in summary.ts, so that visitors load no schemas. */
export const recordVisit = post('/dashboard/visit', {
  access: 'visitor',
  response: noContent,
  failure: 'An error occurred',
})
