import { useMemo } from 'react'
import type { QuoteRequest } from '#src/contract/quote-requests/record.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { dayMonthYear, localDay, startOfDay } from '#src/ui/text/date.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { axisTicks, calendarWeeks } from './calendar-weeks.ts'
import { ChartCard } from './chart-card.tsx'

export const perWeekTitle = 'Quotes a week'

/** Twelve weeks as columns; the current week is an outline because it is not over. */
export function QuotesPerWeek({ requests }: { requests: QuoteRequest[] }) {
  const now = useMinute()
  const today = localDay(now)
  const weeks = useMemo(
    () =>
      calendarWeeks(
        requests.map(({ createdAt }) => createdAt),
        startOfDay(today).getTime(),
      ),
    [requests, today],
  )
  const counts = weeks.map(({ count }) => count)
  const total = counts.reduce((sum, count) => sum + count, 0)
  const thisWeek = counts.at(-1) ?? 0
  const ticks = axisTicks(Math.max(...counts))
  const top = ticks.at(-1) ?? 1
  const isEmpty = requests.length === 0
  const summary = isEmpty
    ? 'No quote requests yet.'
    : `${withThousands(total)} ${total === 1 ? 'request' : 'requests'} in twelve weeks, ${withThousands(thisWeek)} of them this week.`
  return (
    <ChartCard
      title={perWeekTitle}
      summary={summary}
      table={{
        headers: ['Week from', 'Quote requests'],
        rows: isEmpty ? [] : weeks.map(({ monday, count }) => [dayMonthYear(monday), withThousands(count)]),
      }}
    >
      <div
        role="img"
        className="flex grow flex-col"
        aria-label={`${perWeekTitle}: ${summary} Week by week: ${counts.join(', ')}`}
      >
        {/* Limited in height: beside a chart that failed there is more room than it needs. */}
        <div className="grid max-h-72 grow grid-cols-[auto_minmax(0,1fr)] grid-rows-[1fr_auto] gap-x-2">
          <div className="-my-2 flex flex-col-reverse justify-between text-right text-ink-soft text-xs tabular-nums">
            {ticks.map((tick) => (
              <span key={tick} className="h-4">
                {withThousands(tick)}
              </span>
            ))}
          </div>
          <div className="relative min-h-36">
            <Columns counts={counts} ticks={ticks} top={top} titles={weeks.map(({ monday }) => monday)} />
          </div>
          <div className="relative col-start-2 mt-3 grid grid-cols-3 text-ink-soft text-xs">
            {weeks
              .filter((_week, index) => index % 4 === 0)
              .map(({ monday }) => (
                <span key={monday} className="max-sm:nth-3:invisible">
                  {dayMonthYear(monday).replace(/ \d{4}$/, '')}
                </span>
              ))}
            <span className="absolute right-0">This week so far</span>
          </div>
        </div>
      </div>
    </ChartCard>
  )
}

interface ColumnsProps {
  counts: number[]
  titles: string[]
  ticks: number[]
  top: number
}

function Columns({ counts, titles, ticks, top }: ColumnsProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${counts.length * 10} 100`}
      preserveAspectRatio="none"
      className="absolute inset-0 size-full overflow-visible text-info"
    >
      {ticks.map((tick) => (
        <line
          key={tick}
          x1={0}
          x2={counts.length * 10}
          y1={100 - (tick / top) * 100}
          y2={100 - (tick / top) * 100}
          vectorEffect="non-scaling-stroke"
          className={tick === 0 ? 'stroke-edge' : 'stroke-line'}
        />
      ))}
      {counts.map((count, index) => {
        const height = (count / top) * 100
        const isLast = index === counts.length - 1
        return (
          <rect
            key={titles[index]}
            x={index * 10 + 1.5}
            y={100 - height}
            width={7}
            height={height}
            className="fill-current stroke-current"
            vectorEffect="non-scaling-stroke"
            {...(isLast && { fillOpacity: 0.12, strokeDasharray: '4 3', strokeWidth: 1.5 })}
          >
            <title>{`${dayMonthYear(titles[index])}: ${count}`}</title>
          </rect>
        )
      })}
    </svg>
  )
}
