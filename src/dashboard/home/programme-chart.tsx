import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects.ts'
import { useMinute } from '#src/offline/notes/use-minute.ts'
import { StatusBadge, statusOf } from '#src/ui/status-badge.tsx'
import { dayMonthYear, localDay, startOfDay } from '#src/ui/text/date.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { ChartBar } from './chart-bar.tsx'
import { ChartCard } from './chart-card.tsx'
import { type Programme, type ProgrammeRow, programme } from './programme.ts'

export const programmeTitle = 'Programme'

/** Projects along time, with a line where today is. */
export function ProgrammeChart({ projects }: { projects: Project[] }) {
  const today = localDay(useMinute())
  const plan = useMemo(() => programme(projects, startOfDay(today).getTime()), [projects, today])
  const late = plan.rows.filter(({ isLate }) => isLate).length
  return (
    <ChartCard
      wide
      title={programmeTitle}
      summary={plan.rows.length === 0 ? 'No project has a start or an end date yet.' : words(plan, late)}
      table={{
        headers: ['Project', 'Status', 'Start', 'End'],
        rows: plan.rows.map(({ title, status, start, end, isLate }) => [
          title || 'Untitled project',
          `${statusOf(projectStatuses, status).label}${isLate ? ', late' : ''}`,
          dayMonthYear(start),
          dayMonthYear(end),
        ]),
      }}
    >
      {plan.rows.length > 0 && (
        <div className="@container">
          <ul aria-label={programmeTitle}>
            {plan.rows.map((row) => (
              <Row key={row.id} {...row} today={plan.today} />
            ))}
          </ul>
          <div className={columns}>
            <Axis {...plan} />
          </div>
        </div>
      )}
    </ChartCard>
  )
}

function words({ rows, more, undated }: Programme, late: number): string {
  const parts = [
    `${rows.length === 1 ? '1 project' : `${rows.length} projects`}${late > 0 ? `, ${late} late` : ''}`,
    more > 0 && `${withThousands(more)} more ${more === 1 ? 'has' : 'have'} dates`,
    undated > 0 && `${withThousands(undated)} ${undated === 1 ? 'has' : 'have'} none`,
  ]
  return `${parts.filter(Boolean).join('; ')}.`
}

/** Words, and beside them the bars where there is room: below them elsewhere. */
const columns = '@2xl:grid @2xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] @2xl:gap-x-4 @2xl:*:col-start-2'

function Row({ today, ...row }: ProgrammeRow & { today: number }) {
  const { id, title, status, start, end, from, to, isCut, isLate } = row
  return (
    <li
      className={`relative rounded-sm pt-1.5 hover:bg-ink/4 ${columns} @2xl:[&>:first-child]:col-start-1 @2xl:*:row-start-1`}
    >
      <span className="flex flex-wrap items-baseline gap-x-3 @2xl:pb-1.5">
        <span className="wrap-anywhere min-w-0">
          <Link
            to="/dashboard/projects/$id"
            params={{ id }}
            className="font-semibold after:absolute after:inset-0"
          >
            {title || 'Untitled project'}
          </Link>
        </span>
        <StatusBadge of={projectStatuses} word={status} />
        <span className="text-ink-soft text-sm">
          {start ? dayMonthYear(start) : 'Start not stated'} – {end ? dayMonthYear(end) : 'end not stated'}
          {isLate && <strong className="text-danger"> · Late</strong>}
        </span>
      </span>
      <span className="pointer-events-none relative flex items-center py-1.5">
        <ChartBar
          from={from}
          to={to}
          outlinedFrom={firstPlanned(row, today)}
          isCut={isCut}
          className={fills.get(status) ?? 'fill-ink-soft text-ink-soft'}
        />
        <TodayLine at={today} />
      </span>
    </li>
  )
}

/** From where on a bar is only planned, from 0 to 1; beyond its end where nothing is. */
function firstPlanned({ status, isLate }: ProgrammeRow, today: number): number {
  if (status === 'planning') return 0
  return status !== 'completed' && !isLate ? today : Number.POSITIVE_INFINITY
}

function TodayLine({ at }: { at: number }) {
  return (
    <span
      aria-hidden
      className="absolute inset-y-0 border-signal border-l-2"
      style={{ left: `calc(${at * 100}% - 1px)` }}
    />
  )
}

/** The room under the bars: months, and the word that today's line ends at. */
function Axis({ today, ticks }: Programme) {
  return (
    <div aria-hidden className="border-edge border-t text-ink-soft text-xs">
      <p className="relative h-5 font-semibold text-signal">
        <span className="absolute -translate-x-1/2" style={{ left: inside(today, 1.25) }}>
          Today
        </span>
      </p>
      <p className="relative h-5 @max-sm:hidden">
        {ticks.map(({ at, moment }) => (
          <span
            key={moment}
            className="-translate-x-1/2 absolute whitespace-nowrap"
            style={{ left: inside(at, 1.75) }}
          >
            {dayMonthYear(moment).replace(/^\d+ /, '')}
          </span>
        ))}
      </p>
    </div>
  )
}

/** No word hangs over the ends: it keeps half its width from them, in rem. */
const inside = (share: number, half: number) => `clamp(${half}rem, ${share * 100}%, 100% - ${half}rem)`

const fills = new Map([
  ['in-progress', 'fill-info text-info'],
  ['planning', 'text-caution'],
  ['completed', 'fill-safe text-safe'],
])
