import { useMemo } from 'react'
import { company } from '#src/company/company.ts'
import type { QuoteRequest } from '#src/contract/quote-requests/record.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { byService, shortAmount } from './by-service.ts'
import { ChartBar } from './chart-bar.tsx'
import { ChartCard } from './chart-card.tsx'

export const byServiceTitle = 'Quotes by service'

/** Quote requests by service, with the budgets that people named. */
export function QuotesByService({ requests }: { requests: QuoteRequest[] }) {
  const shares = useMemo(() => byService(requests), [requests])
  const most = Math.max(1, ...shares.map(({ count }) => count))
  const budgets = shares.reduce((sum, share) => sum + share.budgets, 0)
  return (
    <ChartCard
      title={byServiceTitle}
      summary={
        shares.length === 0
          ? 'No quote requests yet.'
          : `${withThousands(budgets)} of ${withThousands(requests.length)} state a budget.`
      }
      table={{
        headers: ['Service', 'Requests', 'Budgets', 'Sum of budgets'],
        rows: shares.map(({ service, count, budget, budgets: figures }) => [
          service,
          withThousands(count),
          withThousands(figures),
          figures > 0 ? company.currency.symbol + withThousands(Math.round(budget)) : 'N/A',
        ]),
      }}
    >
      <ul aria-label={byServiceTitle} className="flex flex-col gap-3">
        {shares.map(({ service, count, budget, budgets: figures }) => (
          <li key={service}>
            <span className="flex items-baseline justify-between gap-3">
              <span className="wrap-anywhere min-w-0">{service}</span>
              <span className="shrink-0 font-semibold tabular-nums">{withThousands(count)}</span>
            </span>
            <ChartBar to={count / most} className="fill-info" />
            {figures > 0 && (
              <span className="text-ink-soft text-sm tabular-nums">
                {`${company.currency.symbol}${shortAmount(budget)} in total (${withThousands(figures)} of ${withThousands(count)} stated)`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </ChartCard>
  )
}
