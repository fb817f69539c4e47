import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { applicationStatuses } from '#src/contract/applications/input.ts'
import type { Application } from '#src/contract/applications/record.ts'
import { statusOf } from '#src/ui/status-badge.tsx'
import { withThousands } from '#src/ui/text/money.ts'
import { ChartBar } from './chart-bar.tsx'
import { ChartCard } from './chart-card.tsx'

export const funnelTitle = 'Applicants by status'

/** Number of applications at each step, from new to accepted. */
export function ApplicationsFunnel({ applications }: { applications: Application[] }) {
  const steps = useMemo(() => stepsOf(applications), [applications])
  const share = (count: number) => count / Math.max(1, applications.length)
  const percent = (count: number) => `${Math.round(share(count) * 100)} %`
  return (
    <ChartCard
      title={funnelTitle}
      summary={
        applications.length === 0
          ? 'No job applications yet.'
          : `${withThousands(applications.length)} applications, ${withThousands(steps[0]?.count ?? 0)} of them new.`
      }
      table={{
        headers: ['Status', 'Applications', 'Share'],
        rows:
          applications.length === 0
            ? []
            : steps.map(({ label, count }) => [label, withThousands(count), percent(count)]),
      }}
    >
      {applications.length > 0 && (
        <ul aria-label={funnelTitle} className="-mx-2 flex flex-col gap-2">
          {steps.map(({ value, label, count, isAside }) => (
            <li
              key={label}
              className={`relative rounded-sm px-2 py-1.5 hover:bg-paper-sunk ${isAside ? 'mt-1 border-line border-t border-dashed' : ''}`}
            >
              <span className="wrap-anywhere flex flex-wrap items-baseline justify-between gap-x-3">
                {value ? (
                  <Link
                    to="/dashboard/applications"
                    // All lists share one address type: the router's types do not know this search.
                    search={{ status: value } as never}
                    className="after:absolute after:inset-0"
                  >
                    {label}
                  </Link>
                ) : (
                  <span>{label}</span>
                )}
                <span className="shrink-0 tabular-nums">
                  <strong>{withThousands(count)}</strong>{' '}
                  <span className="text-ink-soft">{percent(count)}</span>
                </span>
              </span>
              {/* The full row is 100 %: a bar is as long as its share. */}
              <span className="block bg-ink/6">
                <ChartBar to={share(count)} className={isAside ? 'fill-ink-soft' : 'fill-info'} />
              </span>
            </li>
          ))}
        </ul>
      )}
    </ChartCard>
  )
}

interface Step {
  /** Status value of the API, for the list's filter. */
  value?: string
  label: string
  count: number
  /** Whether the status is not a step on the way: it may follow any of them. */
  isAside: boolean
}

function stepsOf(applications: Application[]): Step[] {
  const counts = new Map<string, number>()
  for (const { status } of applications) {
    const { value } = statusOf(applicationStatuses, status || 'new')
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const steps: Step[] = applicationStatuses.map(({ value, label }) => ({
    value,
    label,
    count: counts.get(value) ?? 0,
    isAside: value === 'rejected',
  }))
  const knownCount = steps.reduce((sum, { count }) => sum + count, 0)
  const otherCount = applications.length - knownCount
  return otherCount > 0
    ? [...steps, { value: 'other', label: 'Other', count: otherCount, isAside: true }]
    : steps
}
