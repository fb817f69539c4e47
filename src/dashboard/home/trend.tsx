import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { perWeek } from './per-week.ts'

interface TrendProps<Item> {
  /** Query options of the list; only the cache is read, nothing is fetched. */
  list: UseQueryOptions<Item[]>
  dateOf: (item: Item) => string
}

/** Arrivals in each of the last eight weeks, as bars; nothing while the list is not on this device. */
export function Trend<Item>({ list, dateOf }: TrendProps<Item>) {
  const { data = [] } = useQuery({ ...list, enabled: false })
  const counts = perWeek(data.map(dateOf), Date.now())
  const most = Math.max(...counts)
  if (most === 0) return null
  return (
    <span className="flex flex-col items-end gap-1 text-ink-soft text-xs">
      <svg
        role="img"
        aria-label={`In the last eight weeks: ${counts.join(', ')}`}
        viewBox="0 0 64 24"
        className="h-6 w-16 fill-ink-soft"
      >
        {counts.map((count, index) => {
          const height = Math.max(1, (count / most) * 24)
          // biome-ignore lint/suspicious/noArrayIndexKey: a week has nothing else that tells it from another
          return <rect key={index} x={index * 8} y={24 - height} width={6} height={height} />
        })}
      </svg>
      <span aria-hidden>last 8 weeks</span>
    </span>
  )
}
