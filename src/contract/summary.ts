import * as z from 'zod/mini'
import { recordOf } from './answer.ts'
import { get, nothing, post } from './endpoint.ts'
import { date, id, number, rowsOf, text } from './fields.ts'
import { required } from './inputs.ts'
import { recordVisit } from './visit.ts'

const nothingCounted = { count: 0, change: 0, period: '' }
const metric = z.catch(z.object({ count: number(), change: number(), period: text }), nothingCounted)
const metrics = z.object({ siteVisits: metric, quoteRequests: metric, jobApplications: metric })

const rows = <Shape extends z.core.$ZodShape>(shape: Shape) => rowsOf(z.object({ id, ...shape }))

const quickActions = z.object({
  addProject: text,
  postJobOpening: text,
  addTestimonial: text,
  postArticle: text,
})

export const dashboardSummary = z.object({
  metrics: z.catch(metrics, () => z.parse(metrics, {})),
  latestActivities: rows({ type: text, description: text, date }),
  quickActions: z.catch(quickActions, {
    addProject: '',
    postJobOpening: '',
    addTestimonial: '',
    postArticle: '',
  }),
  projects: rows({ title: text, status: text, client: text }),
  quoteRequests: rows({ companyName: text, serviceType: text, contactPerson: text }),
  jobApplications: rows({ applicantName: text, appliedAt: date, role: text, status: text }),
})
export type DashboardSummary = z.infer<typeof dashboardSummary>

export const summary = {
  read: get('/dashboard', {
    answer: recordOf(dashboardSummary),
    failure: 'Failed to fetch dashboard summary',
  }),
  recordVisit,
  /** Failures are ignored. */
  logActivity: post('/dashboard/activity', {
    input: z.object({
      activity: required('Say what was done'),
      activityType: required('Say of which type it is'),
    }),
    answer: nothing,
    failure: 'An error occurred',
  }),
}
