import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { projectStatuses } from '#src/contract/options.ts'
import type { Project } from '#src/contract/projects/record.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { StatusBadge, statusOf } from '#src/ui/status-badge.tsx'
import { dayMonthYear, localDay, startOfDay } from '#src/ui/text/date.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { ChartBar } from './chart-bar.tsx'
import { ChartCard } from './chart-card.tsx'
import { type Programme, type ProgrammeRow, programme } from './programme.ts'

export const programmeTitle = 'Programme'

/** Projects along a time axis, with a line at today. */
export function ProgrammeChart({ projects }: { projects: Project[] }) {
  const today = localDay(useMinute())
  const plan = useMemo(() => programme(projects, startOfDay(today).getTime()), [projects, today])
  const late = plan.rows.filter(({ isLate }) => isLate).length
  return (
    <ChartCard
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
          <div className={columns}>
            <Scale {...plan} />
          </div>
          <ul aria-label={programmeTitle} className="relative isolate">
            {/* Behind all rows, so that no line is interrupted. */}
            <li aria-hidden role="presentation" className={`absolute inset-0 -z-1 ${columns}`}>
              <Lines {...plan} />
            </li>
            {plan.rows.map((row) => (
              <Row key={row.id} {...row} today={plan.today} />
            ))}
          </ul>
        </div>
      )}
    </ChartCard>
  )
}

function words({ rows, more, undated }: Programme, late: number): string {
  const all = rows.length + more + undated
  const parts = [
    `${withThousands(all)} ${all === 1 ? 'project' : 'projects'}`,
    late > 0 && `${late} late`,
    more > 0 && `${withThousands(more)} with dates not shown`,
    undated > 0 && `${withThousands(undated)} without dates`,
  ]
  return `${parts.filter(Boolean).join(', ')}.`
}

/** Words with the bars beside them where there is room, else below them. */
const columns =
  '@lg:grid @lg:grid-cols-[minmax(19.75rem,5fr)_minmax(0,6fr)] @lg:gap-x-4 [&>:last-child]:relative @lg:[&>:last-child]:col-start-2'

function Row({ today, ...row }: ProgrammeRow & { today: number }) {
  const { id, title, status, start, end, from, to, isCut, isLate } = row
  return (
    <li className={`relative rounded-sm hover:bg-ink/4 @lg:items-center ${columns}`}>
      <span className="block pt-1.5 @lg:pb-1.5">
        <Link
          to="/dashboard/projects/$id"
          params={{ id }}
          className={`wrap-anywhere font-semibold after:absolute after:inset-0 ${overLines}`}
        >
          {title || 'Untitled project'}
        </Link>
        <span className="flex flex-col items-start gap-x-2 @xs:grid @xs:grid-cols-[7rem_minmax(0,1fr)] @xs:items-baseline">
          <span className={`max-w-full ${overLines}`}>
            <StatusBadge statuses={projectStatuses} word={status} />
          </span>
          <span className="text-ink-soft text-sm">
            <span className={overLines}>
              <span>
                {`${start ? dayMonthYear(start) : 'Start not stated'} – ${end ? dayMonthYear(end) : 'end not stated'}`}
              </span>
              {isLate && <strong className="text-danger"> · Late</strong>}
            </span>
          </span>
        </span>
      </span>
      <span className="pointer-events-none block py-1.5">
        <ChartBar
          from={from}
          to={to}
          outlinedFrom={firstPlanned(row, today)}
          isCut={isCut}
          className={fills.get(status) ?? 'fill-ink-soft text-ink-soft'}
        />
      </span>
    </li>
  )
}

/** Background behind words that stand above the bars, so that lines pass behind them. */
const overLines = '@max-lg:bg-paper @max-lg:box-decoration-clone'

/** Returns where the planned part of a bar begins, from 0 to 1; beyond its end if none is planned. */
function firstPlanned({ status, isLate }: ProgrammeRow, today: number): number {
  if (status === 'planning') return 0
  return status !== 'completed' && !isLate ? today : Number.POSITIVE_INFINITY
}

/** Scale above the first row: years, with months where there is room, and the label of today's line. */
function Scale({ today, ticks }: Programme) {
  return (
    <div aria-hidden className="border-edge border-b text-ink-soft text-xs tabular-nums">
      <p className="relative h-5">
        {ticks.map(({ at, timestamp }, index) => (
          <span
            key={timestamp}
            className="-translate-x-1/2 absolute whitespace-nowrap"
            style={{ left: inside(at, isYear(timestamp) ? 1 : 1.75) }}
          >
            {tickWords(timestamp, index === 0)}
          </span>
        ))}
      </p>
      <p className="relative h-5 font-semibold text-signal">
        <span className="-translate-x-1/2 absolute" style={{ left: inside(today, 1.25) }}>
          Today
        </span>
      </p>
    </div>
  )
}

function Lines({ today, ticks }: Programme) {
  return (
    <span className="block h-full">
      {ticks.map(({ at, timestamp }) => (
        <span
          key={timestamp}
          className="absolute inset-y-0 border-line border-l"
          style={{ left: `${at * 100}%` }}
        />
      ))}
      <span
        className="absolute inset-y-0 border-signal border-l-2"
        style={{ left: `calc(${today * 100}% - 1px)` }}
      />
    </span>
  )
}

const isYear = (timestamp: number) => new Date(timestamp).getUTCMonth() === 0

/** Returns `2027` for a first day of a year, else the month: `Apr`, the first one with its year. */
function tickWords(timestamp: number, isFirst: boolean): string {
  const [, month, year] = dayMonthYear(timestamp).split(' ')
  if (isYear(timestamp)) return `${year}`
  return isFirst ? `${month} ${year}` : `${month}`
}

/** Keeps a label inside the ends of the scale, by half its width in rem. */
const inside = (share: number, half: number) => `clamp(${half}rem, ${share * 100}%, 100% - ${half}rem)`

const fills = new Map([
  ['in-progress', 'fill-info text-info'],
  ['planning', 'text-caution'],
  ['completed', 'fill-safe text-safe'],
])
