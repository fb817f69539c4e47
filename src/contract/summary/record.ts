import { date, id, number, rowsOf, section, text } from '#src/contract/schema/fields.ts'
import { type Read, record } from '#src/contract/schema/reader.ts'

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
