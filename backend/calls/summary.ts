import { day } from '#backend/base/durations.ts'
import { newRow } from '#backend/base/new-row.ts'
import { activityTypes, collectionNames, nounOf } from '#backend/base/words.ts'
import { route } from '#backend/http/call.ts'
import { allOf, type Row, type Rows } from '#backend/ports/rows.ts'
import { type CollectionTable, type TableName, timeColumn } from '#backend/schema.ts'
import { collections } from '#src/contract/index.ts'
import { date } from '#src/contract/schema/fields.ts'
import { summary } from '#src/contract/summary/calls.ts'
import { visitChanges } from './visits.ts'

const latest = 20
const latestViews = 5

export const summaryRoutes = [
  route(summary.read, async ({ ports: { rows }, now }) => {
    const newest = <Table extends TableName>(table: Table, limit: number) =>
      allOf(rows.list(table, { limit }))
    const [siteVisits, quotes, applications, projects, quoteRequests, jobApplications, latestActivities] =
      await Promise.all([
        metric(rows, 'visits', now),
        metric(rows, 'quoteRequests', now),
        metric(rows, 'applications', now),
        newest('projects', 5),
        newest('quoteRequests', 5),
        newest('applications', 5),
        activities(rows),
      ])
    return {
      body: {
        metrics: { siteVisits, quoteRequests: quotes, jobApplications: applications },
        latestActivities,
        quickActions: {
          addProject: '/dashboard/projects/new',
          postJobOpening: '/dashboard/careers/new',
          addTestimonial: '/dashboard/testimonials/new',
          postArticle: '/dashboard/blogs/new',
        },
        // A row of the summary has `id` where a record has `_id`, as on the hosted backend.
        projects: projects.map(({ _id: id, title, status, client }) => ({ id, title, status, client })),
        quoteRequests: quoteRequests.map(({ _id: id, companyName, service, firstName, lastName }) => ({
          id,
          companyName,
          serviceType: service,
          contactPerson: [firstName, lastName].filter(Boolean).join(' '),
        })),
        jobApplications: jobApplications.map(
          ({ _id: id, applicantName, appliedAt, createdAt, role, status }) => ({
            id,
            applicantName,
            appliedAt: appliedAt ?? createdAt,
            role,
            status,
          }),
        ),
      },
    }
  }),
  route(summary.recordVisit, async (call) => ({ body: 'Visit recorded', changes: await visitChanges(call) })),
  route(summary.logActivity, async ({ input, now, person }) => {
    const { activity, activityType } = await input()
    const fields = { type: activityType, description: activity, adminId: person?._id }
    return {
      body: 'Activity recorded',
      changes: [{ insert: 'activities', row: newRow('activities', fields, now) } as const],
      audit: 'none' as const,
    }
  }),
]

/** Returns the total, and the difference between the last thirty days and the thirty before. */
async function metric(rows: Rows, table: TableName, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * day).toISOString()
  const [count, lastMonth, monthBefore] = await Promise.all([
    rows.count(table),
    rows.count(table, { from: before(30) }),
    rows.count(table, { from: before(60), before: before(30) }),
  ])
  return { count, change: lastMonth - monthBefore, period: 'month' }
}

/** Lists actions of staff and new records, newest first. */
async function activities(rows: Rows) {
  const newest = collectionNames
    .filter((name) => name !== 'admins')
    .map(async (name) => (await allOf(rows.list(name, { limit: latest }))).map((row) => arrival(name, row)))
  const done = (await allOf(rows.list('activities', { limit: latest }))).map(
    ({ _id: id, type, description, createdAt }) => ({ id, type, description, date: createdAt }),
  )
  // Every visit of the dashboard is logged. Limit these, so that they do not crowd out new records.
  const views = done.filter(({ type }) => type === 'login').slice(latestViews)
  return [...(await Promise.all(newest)).flat(), ...done.filter((one) => !views.includes(one))]
    .filter(({ date: timestamp }) => timestamp !== '')
    .sort((one, other) => other.date.localeCompare(one.date))
    .slice(0, latest)
}

function arrival(name: CollectionTable, row: Row) {
  const subject = row.title ?? row.name ?? row.fullName ?? row.applicantName ?? row.companyName
  const verb = collections[name].isInbox ? 'from' : 'added:'
  const description = `${nounOf(name)} ${verb} ${subject ?? 'unknown'}`
  const timestamp = date.read(row[timeColumn(name)]) || date.read(row.createdAt)
  return { id: row._id, type: activityTypes[name] ?? 'create', description, date: timestamp }
}
