import type { DashboardSummary } from '#src/contract/summary/record.ts'
import type { RecordPath } from '#src/dashboard/navigation/list-route.ts'

type Activity = DashboardSummary['latestActivities'][number]

export interface VisibleActivity extends Activity {
  /** Route of its record. */
  to?: RecordPath
}

interface VisibleActivities {
  /** Arrivals and actions. */
  rows: VisibleActivity[]
  /** Number of dashboard views, and the time of the last. */
  views: { count: number; last: string } | undefined
}

/** Prepares activities for staff: dashboard views are one line, and enquiries link to their record. */
export function visibleActivities(activities: Activity[]): VisibleActivities {
  const views = activities.filter(isView)
  return {
    rows: activities.filter((activity) => !isView(activity)).map(visibleActivity),
    views: views.length > 0 ? { count: views.length, last: views[0]?.date ?? '' } : undefined,
  }
}

const isView = ({ type, description }: Activity) =>
  type === 'login' && /^viewed dashboard$/i.test(description.trim())

function visibleActivity(activity: Activity): VisibleActivity {
  // The API calls quote requests "demo"; a backend may give them no type of their own.
  const isQuote =
    /^(?:demo|quote)(?:-?request)?s?$/i.test(activity.type) || quoteWords.test(activity.description)
  const to = isQuote ? '/dashboard/quote-requests/$id' : details.get(activity.type)
  return {
    ...activity,
    description: activity.description.replace(/^demo request\b/i, 'Quote request'),
    ...(to && activity.id && { to }),
  }
}

const quoteWords = /^(?:demo|quote) request from\b/i

const details = new Map<string, NonNullable<VisibleActivity['to']>>([
  ['project', '/dashboard/projects/$id'],
  ['job', '/dashboard/applications/$id'],
  ['contact', '/dashboard/contact-submissions/$id'],
  ['testimonial', '/dashboard/testimonials/$id'],
  ['service', '/dashboard/services/$id'],
  ['blog', '/dashboard/blogs/$id'],
])
