import { Link } from '@tanstack/react-router'
import type { DashboardSummary } from '#src/contract/summary.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { age } from '#src/ui/text/date.ts'
import { type ShownActivity, shownActivities } from './latest-activities.ts'
import { ScrollBox } from './scroll-box.tsx'

/** What happened last; what happened to a record leads to it. */
export function Activities({ activities }: { activities: DashboardSummary['latestActivities'] }) {
  const { rows, views } = shownActivities(activities)
  return (
    <Panel title="Latest Activities" wide>
      {activities.length === 0 && <p className="text-ink-soft">No activities yet.</p>}
      {activities.length > 0 && (
        <ScrollBox label="Latest Activities" height={220}>
          <ul className="divide-y divide-line">
            {rows.map((activity, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a record may occur twice, and the order is the answer's
                key={index}
                className={rowClass}
              >
                <span className="wrap-anywhere min-w-0">
                  <Subject activity={activity} />
                </span>
                <When date={activity.date} />
              </li>
            ))}
            {views && (
              <li className={rowClass}>
                <span className="text-ink-soft">
                  Viewed dashboard{views.count > 1 && `, ${views.count} times`}
                </span>
                <When date={views.last} />
              </li>
            )}
          </ul>
        </ScrollBox>
      )}
    </Panel>
  )
}

function Subject({ activity: { id, to, description } }: { activity: ShownActivity }) {
  const words = description || 'Activity'
  if (!to) return words
  return (
    <Link to={to} params={{ id }} className="font-semibold after:absolute after:inset-0">
      {words}
    </Link>
  )
}

function When({ date }: { date: string }) {
  return (
    date && (
      <time dateTime={date} className="text-ink-soft">
        {age(date)}
      </time>
    )
  )
}

const rowClass = 'relative flex flex-wrap justify-between gap-x-4 px-2 py-2 hover:bg-paper-sunk'
