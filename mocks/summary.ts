import { collections } from '#src/contract/index.ts'
import { summary } from '#src/contract/summary.ts'
import { backend, type CollectionName } from './backend.ts'
import { route } from './route.ts'
import { madeAt, newId, type Row } from './table.ts'
import { activityTypes, nounOf } from './words.ts'

/** Visits before the server started, which nobody recorded one by one. */
const earlierVisits = { total: 4812, lastMonth: 406, monthBefore: 371 }
const day = 24 * 60 * 60 * 1000
const latest = 20

export const summaryHandlers = [
  route(summary.read, () => {
    const { projects, quoteRequests, applications } = backend.tables
    const visited = backend.visits.length
    return {
      metrics: {
        siteVisits: {
          count: earlierVisits.total + visited,
          change: earlierVisits.lastMonth + visited - earlierVisits.monthBefore,
          period: 'month',
        },
        quoteRequests: metric(quoteRequests.all()),
        jobApplications: metric(applications.all()),
      },
      latestActivities: activities().slice(0, latest),
      quickActions: {
        addProject: '/dashboard/projects/new',
        postJobOpening: '/dashboard/careers/new',
        addTestimonial: '/dashboard/testimonials/new',
        postArticle: '/dashboard/blogs/new',
      },
      projects: rows(projects.all(), ({ title, status, client }) => ({ title, status, client })),
      quoteRequests: rows(quoteRequests.all(), ({ companyName, service, firstName, lastName }) => ({
        companyName,
        serviceType: service,
        contactPerson: [firstName, lastName].filter(Boolean).join(' '),
      })),
      jobApplications: rows(applications.all(), ({ applicantName, appliedAt, createdAt, role, status }) => ({
        applicantName,
        appliedAt: appliedAt ?? createdAt,
        role,
        status,
      })),
    }
  }),
  route(summary.recordVisit, () => {
    backend.visits.push(new Date().toISOString())
    return 'Visit recorded'
  }),
  route(summary.logActivity, async ({ input }) => {
    const { activity, activityType } = await input()
    const date = new Date().toISOString()
    backend.activities.push({ id: newId(), type: String(activityType), description: String(activity), date })
    return 'Activity recorded'
  }),
]

/** How many there are, and how many more came in the last thirty days than in the thirty before. */
function metric(all: Row[]) {
  const since = (days: number) => new Date(Date.now() - days * day).toISOString()
  const came = all.map(madeAt).filter((moment) => moment >= since(60))
  const lastMonth = came.filter((moment) => moment >= since(30)).length
  return { count: all.length, change: 2 * lastMonth - came.length, period: 'month' }
}

/** The newest five. A row of the summary has `id` where a record has `_id`, as on the hosted backend. */
function rows(all: Row[], shown: (row: Row) => object) {
  return all.slice(0, 5).map((row) => ({ id: row._id, ...shown(row) }))
}

/** What people did and which records came, newest first. */
function activities() {
  // Object.keys forgets its keys' type; tables has exactly the collections.
  const names = Object.keys(backend.tables) as CollectionName[]
  const came = names
    .filter((name) => name !== 'admins')
    .flatMap((name) => backend.tables[name].all().map((row) => arrival(name, row)))
    .filter(({ date }) => date !== '')
  return [...came, ...backend.activities].sort((one, other) => other.date.localeCompare(one.date))
}

function arrival(name: CollectionName, row: Row) {
  const subject = row.title ?? row.name ?? row.fullName ?? row.applicantName ?? row.companyName
  const verb = collections[name].isInbox ? 'from' : 'added:'
  const description = `${nounOf(name)} ${verb} ${subject ?? 'unknown'}`
  return { id: row._id, type: activityTypes[name] ?? 'create', description, date: madeAt(row) }
}
