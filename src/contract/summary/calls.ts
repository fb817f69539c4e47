import * as z from 'zod/mini'
import { get, noContent, post } from '#src/contract/http/endpoint.ts'
import { recordOf } from '#src/contract/http/response-shape.ts'
import { requiredText } from '#src/contract/schema/inputs.ts'
import { dashboardSummary } from './record.ts'
import { recordVisit } from './visit.ts'

export const summary = {
  read: get('/dashboard', {
    response: recordOf(dashboardSummary),
    failure: 'Failed to fetch dashboard summary',
  }),
  recordVisit,
  /** Failures are ignored. */
  logActivity: post('/dashboard/activity', {
    input: z.object({
      activity: requiredText('Say what was done'),
      activityType: requiredText('Say of which type it is'),
    }),
    response: noContent,
    failure: 'An error occurred',
  }),
}
