import { nothing, post } from './endpoint.ts'

/** Recorded once a browser session; failures are ignored. Apart from the summary, so that visitors need no schemas. */
export const recordVisit = post('/dashboard/visit', {
  access: 'visitor',
  answer: nothing,
  failure: 'An error occurred',
})
