import * as z from 'zod/mini'
import { type Read, record } from '#src/contract/records/reader.ts'
import { get, noContent, post } from './endpoint.ts'
import { date, id, number, rowsOf, section, text } from './fields.ts'
import { requiredText } from './inputs.ts'
import { recordOf } from './response-shape.ts'
import { recordVisit } from './visit.ts'

const metric = section(record({ count: number(), change: number(), period: text }))

export const dashboardSummary = record({
  metrics: section(record({ siteVisits: metric, quoteRequests: metric, jobApplications: metric })),
  latestActivities: rowsOf(record({ id, type: text, description: text, date })),
  quickActions: section(
    record({ addProject: text, postJobOpening: text, addTestimonial: text, postArticle: text }),
  ),
  projects: rowsOf(record({ id, title: text, status: text, client: text })),
  quoteRequests: rowsOf(record({ id, companyName: text, serviceType: text, contactPerson: text })),
  jobApplications: rowsOf(record({ id, applicantName: text, appliedAt: date, role: text, status: text })),
})
export type DashboardSummary = Read<typeof dashboardSummary>

export const summary = {
  read: get('/dashboard', {
    answer: recordOf(dashboardSummary),
    failure: 'Failed to fetch dashboard summary',
  }),
  recordVisit,
  /** Failures are ignored. */
  logActivity: post('/dashboard/activity', {
    input: z.object({
      activity: requiredText('Say what was done'),
      activityType: requiredText('Say of which type it is'),
    }),
    answer: noContent,
    failure: 'An error occurred',
  }),
}
