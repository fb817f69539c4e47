import { classes } from './classes.ts'
import { type Ratio, ratioClasses } from './ratio.ts'

/** A grey shape. The class sets its size, e.g. `h-4 w-2/3`. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classes('shimmer relative block overflow-hidden rounded-sm bg-ink/8', className)}
    />
  )
}

/** Placeholder of a card; `ratio` reserves the space of its picture. */
export function SkeletonCard({ ratio, lines = 3 }: { ratio?: Ratio; lines?: number }) {
  return (
    <div data-skeleton className="overflow-hidden rounded-md border border-line bg-paper">
      {ratio && (
        <div className={ratioClasses[ratio]}>
          <Skeleton className="size-full rounded-none" />
        </div>
      )}
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-5 w-3/4" />
        {indexes(lines).map((line) => (
          <Skeleton key={line} className={classes('h-3.5', line === lines && 'w-1/2')} />
        ))}
      </div>
    </div>
  )
}

/** Placeholders of a list that is loading; `className` is the list's own grid. */
export function SkeletonCards({ count, className, ...card }: SkeletonCardsProps) {
  return (
    <div role="status" aria-label="Loading" className={className}>
      {indexes(count).map((index) => (
        <SkeletonCard key={index} {...card} />
      ))}
    </div>
  )
}

export interface SkeletonCardsProps {
  count: number
  className?: string
  ratio?: Ratio
  lines?: number
}

/** Placeholder of a table row. */
export function SkeletonRow({ cells }: { cells: number }) {
  return (
    <tr data-skeleton className="border-t border-line">
      {indexes(cells).map((cell) => (
        <td key={cell} className="px-4 py-4">
          <Skeleton className={classes('h-3.5', cell === 1 ? 'w-4/5' : 'w-2/3')} />
        </td>
      ))}
    </tr>
  )
}

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index + 1)
