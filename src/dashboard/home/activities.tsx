import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { History } from 'lucide-react'
import type { DashboardSummary } from '#src/contract/summary/record.ts'
import { inboxes, resourceList } from '#src/dashboard/navigation/resources.ts'
import { useCacheSelector } from '#src/dashboard/offline-data/sync/use-cache-selector.ts'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { age } from '#src/ui/text/date.ts'
import { withCapital } from '#src/ui/text/with-capital.ts'
import { withArrivals } from './arrivals.ts'
import { type VisibleActivity, visibleActivities } from './latest-activities.ts'
import { ScrollBox } from './scroll-box.tsx'

/** Latest activities; an activity of a record links to it. */
export function Activities({ activities }: { activities: DashboardSummary['latestActivities'] }) {
  const { rows, views } = useActivities(activities)
  return (
    <Panel title="Latest Activities">
      {activities.length === 0 && (
        <p className="text-ink-soft">
          <span>No activities yet.</span> <span>What arrives and what your team adds is listed here.</span>
        </p>
      )}
      {activities.length > 0 && (
        <ScrollBox label="Latest Activities" height={220}>
          <ul className="divide-y divide-line">
            {rows.map((activity, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: a record may occur twice, and the order is the answer's
                key={index}
                className={rowClass}
              >
                <Kind to={activity.to} />
                <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 sm:flex-nowrap">
                  <span className="wrap-anywhere min-w-0">
                    <Subject activity={activity} />
                  </span>
                  <When date={activity.date} />
                </span>
              </li>
            ))}
            {views && (
              <li className={rowClass}>
                <Kind />
                <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4 sm:flex-nowrap">
                  <span className="text-ink-soft">
                    {views.count > 1 ? `Viewed dashboard, ${views.count} times` : 'Viewed dashboard'}
                  </span>
                  <When date={views.last} />
                </span>
              </li>
            )}
          </ul>
        </ScrollBox>
      )}
    </Panel>
  )
}

/** Returns the summary's activities, filled up from the cached inboxes; fetches nothing. */
function useActivities(activities: DashboardSummary['latestActivities']) {
  const client = useQueryClient()
  useCacheSelector((cache) => inboxes.map(({ key }) => cache.getQueryState(key)?.dataUpdatedAt ?? 0).join())
  const { rows, views } = visibleActivities(activities)
  const saved = inboxes.map(({ name, key, noun, words }) => ({
    type: types.get(name) ?? '',
    words: `${withCapital(noun[0])} from`,
    rows: client.getQueryData<{ _id: string }[]>(key) ?? [],
    wordsOf: words,
  }))
  return { rows: visibleActivities(withArrivals(rows, views?.count ?? 0, saved)).rows, views }
}

const types = new Map([
  ['quote-requests', 'quote'],
  ['contact-submissions', 'contact'],
  ['applications', 'job'],
])

function Subject({ activity: { id, to, description } }: { activity: VisibleActivity }) {
  const words = description || 'Activity'
  if (!to) return <span>{words}</span>
  // Most activities read "… from …": the name tells them apart.
  const [, kind, name] = /^(.* from )(.+)$/.exec(words) ?? [undefined, '', words]
  return (
    <Link to={to} params={{ id }} className="after:absolute after:inset-0">
      <span>{kind}</span>
      <span className={kind && 'font-semibold'}>{name}</span>
    </Link>
  )
}

/** Icon of its resource in the menu. */
function Kind({ to }: Pick<VisibleActivity, 'to'>) {
  const Icon = resourceList.find(({ record }) => record === to)?.icon ?? History
  return <Icon aria-hidden size={18} strokeWidth={1.5} className="mt-0.5 shrink-0 text-ink-soft" />
}

function When({ date }: { date: string }) {
  return (
    date && (
      <time dateTime={date} className="text-ink-soft sm:shrink-0">
        {age(date)}
      </time>
    )
  )
}

const rowClass = 'relative flex gap-x-3 px-2 py-2 hover:bg-paper-sunk'
