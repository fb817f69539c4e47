import { Link, type LinkProps } from '@tanstack/react-router'
import type { DashboardSummary } from '#src/contract/summary.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { age } from '#src/ui/text/date.ts'
import { ScrollBox } from './scroll-box.tsx'

type Activity = DashboardSummary['latestActivities'][number]

/** What happened last; what happened to a record leads to it. */
export function Activities({ activities }: { activities: Activity[] }) {
  return (
    <Panel title="Latest Activities" wide>
      {activities.length === 0 && <p className="text-ink-soft">No activities yet.</p>}
      {activities.length > 0 && (
        <ScrollBox label="Latest Activities" height={220}>
          <ul className="divide-y divide-line">
            {activities.map((activity, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a record may occur twice, and the order is the answer's
                key={index}
                className="relative flex flex-wrap justify-between gap-x-4 px-2 py-2 hover:bg-paper-sunk"
              >
                <span className="wrap-anywhere min-w-0">
                  <Subject activity={activity} />
                </span>
                {activity.date && (
                  <time dateTime={activity.date} className="text-ink-soft">
                    {age(activity.date)}
                  </time>
                )}
              </li>
            ))}
          </ul>
        </ScrollBox>
      )}
    </Panel>
  )
}

function Subject({ activity: { id, type, description } }: { activity: Activity }) {
  const to = details.get(type)
  const words = description || 'Activity'
  if (!to || !id) return words
  return (
    <Link to={to} params={{ id }} className="font-semibold after:absolute after:inset-0">
      {words}
    </Link>
  )
}

const details = new Map<string, Extract<LinkProps['to'], `/dashboard/${string}/$id`>>([
  ['project', '/dashboard/projects/$id'],
  ['job', '/dashboard/applications/$id'],
  ['contact', '/dashboard/contact-submissions/$id'],
  ['testimonial', '/dashboard/testimonials/$id'],
  ['service', '/dashboard/services/$id'],
  ['blog', '/dashboard/blogs/$id'],
])
