import { Skeleton } from '#src/ui/skeleton.tsx'

export const waitingGrid = 'grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4'
export const chartsGrid = 'grid grid-cols-1 gap-4 lg:grid-cols-3'
/** Two columns of equal height: the last chart of each fills the remaining space. */
export const chartColumns = {
  wide: 'flex flex-col gap-4 lg:col-span-2 [&>:last-child]:grow',
  narrow: 'grid gap-4 md:grid-cols-2 lg:flex lg:flex-col [&>:last-child]:grow',
}

/** Placeholder as high as one inbox. Without `data-skeleton`, which marks the cards of the three figures. */
export function WaitingSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton className="h-32 sm:h-56" />
    </li>
  )
}

/** Placeholder as high as most charts. */
export function ChartSkeleton() {
  return (
    <div data-skeleton aria-hidden>
      <Skeleton className="h-28 sm:h-96" />
    </div>
  )
}
