import { Skeleton } from '#src/ui/skeleton.tsx'

export const waitingGrid = 'grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4'
export const chartsGrid = 'grid grid-cols-1 gap-4 lg:grid-cols-3'
/** Two columns that end together: the last chart of each takes what room is left. */
export const chartColumns = {
  wide: 'flex flex-col gap-4 lg:col-span-2 [&>:last-child]:grow',
  narrow: 'grid gap-4 md:grid-cols-2 lg:flex lg:flex-col [&>:last-child]:grow',
}

/** As high as one inbox. It is not marked: home's placeholder cards are those of its three figures. */
export function WaitingSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton className="h-32 sm:h-56" />
    </li>
  )
}

/** As high as most charts are. */
export function ChartSkeleton() {
  return (
    <div data-skeleton aria-hidden>
      <Skeleton className="h-28 sm:h-96" />
    </div>
  )
}
