import { Link } from '@tanstack/react-router'
import {
  ChevronRight,
  FileUser,
  Globe,
  type LucideIcon,
  MessageSquareQuote,
  Minus,
  TrendingDown,
  TrendingUp,
} from 'lucide-react'
import { api } from '#src/api/index.ts'
import type { DashboardSummary } from '#src/contract/summary/record.ts'
import { Card } from '#src/ui/card.tsx'
import { classes } from '#src/ui/classes.ts'
import type { Elements } from '#src/ui/elements.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { Trend } from './trend.tsx'

type Counted = DashboardSummary['metrics']

/** Three figures; those that count records link to them. */
export function Metrics({ metrics }: { metrics: Counted }) {
  return (
    <ul className={metricsGrid}>
      <Metric label="Site Visits" icon={Globe} {...metrics.siteVisits} />
      <Metric
        label="Quote Requests"
        icon={MessageSquareQuote}
        to="/dashboard/quote-requests"
        trend={<Trend list={api.quoteRequests.list()} dateOf={({ createdAt }) => createdAt} />}
        {...metrics.quoteRequests}
      />
      <Metric
        label="Job Applications"
        icon={FileUser}
        to="/dashboard/applications"
        trend={
          <Trend
            list={api.applications.list()}
            dateOf={({ appliedAt, createdAt }) => appliedAt || createdAt}
          />
        }
        {...metrics.jobApplications}
      />
    </ul>
  )
}

/** Looks of a change, by its sign. */
const directions: Record<number, Direction> & { 0: Direction } = {
  [-1]: { icon: TrendingDown, word: 'down', tone: 'text-danger' },
  0: { icon: Minus, word: 'none', tone: 'text-ink-soft' },
  1: { icon: TrendingUp, word: 'up', tone: 'text-safe' },
}

interface Direction {
  icon: LucideIcon
  word: string
  tone: string
}

export const metricsGrid = 'grid grid-cols-1 gap-4 sm:grid-cols-3'

type MetricProps = Counted['siteVisits'] & {
  label: string
  icon: LucideIcon
  to?: '/dashboard/quote-requests' | '/dashboard/applications'
  trend?: Elements
}

function Metric({ label, icon: Icon, to, trend, count, change, period }: MetricProps) {
  const { icon: Direction, word, tone } = directions[Math.sign(change)] ?? directions[0]
  return (
    <Card as="li" lift={Boolean(to)} className="flex flex-col gap-1 p-4">
      <h2 className="flex items-center gap-2 font-sans font-semibold text-base text-ink-soft tracking-normal">
        <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
        {to ? (
          <Link to={to} className="wrap-anywhere min-w-0 after:absolute after:inset-0">
            {label}
          </Link>
        ) : (
          <span>{label}</span>
        )}
        {to && <ChevronRight aria-hidden size={16} strokeWidth={1.5} className="ml-auto shrink-0" />}
      </h2>
      <div className="flex flex-wrap items-start justify-between gap-x-3 sm:min-h-11">
        <p className="font-display font-semibold text-3xl tabular-nums">{withThousands(count)}</p>
        {trend}
      </div>
      <p data-change={word} className={classes('flex items-center gap-1.5 tabular-nums', tone)}>
        <Direction aria-hidden size={16} strokeWidth={1.5} className="shrink-0" />
        <span>{`${change >= 0 ? '+' : ''}${withThousands(change)} from last ${period || 'period'}`}</span>
      </p>
    </Card>
  )
}
