import type { LinkProps } from '@tanstack/react-router'
import type { DashboardSummary } from '#src/contract/summary.ts'

type Activity = DashboardSummary['latestActivities'][number]

export interface ShownActivity extends Activity {
  /** Route of its record. */
  to?: Extract<LinkProps['to'], `/dashboard/${string}/$id`>
}

interface Shown {
  /** Arrivals and actions. */
  rows: ShownActivity[]
  /** Number of dashboard views, and the time of the last. */
  views: { count: number; last: string } | undefined
}

/** Prepares activities for staff: dashboard views are one line, and enquiries link to their record. */
export function shownActivities(activities: Activity[]): Shown {
  const views = activities.filter(isView)
  return {
    rows: activities.filter((activity) => !isView(activity)).map(shown),
    views: views.length > 0 ? { count: views.length, last: views[0]?.date ?? '' } : undefined,
  }
}

const isView = ({ type, description }: Activity) =>
  type === 'login' && /^viewed dashboard$/i.test(description.trim())

function shown(activity: Activity): ShownActivity {
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

const details = new Map<string, NonNullable<ShownActivity['to']>>([
  ['project', '/dashboard/projects/$id'],
  ['job', '/dashboard/applications/$id'],
  ['contact', '/dashboard/contact-submissions/$id'],
  ['testimonial', '/dashboard/testimonials/$id'],
  ['service', '/dashboard/services/$id'],
  ['blog', '/dashboard/blogs/$id'],
])
