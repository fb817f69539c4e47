import { Skeleton } from '#src/ui/skeleton.tsx'

export const waitingGrid = 'grid grid-cols-1 gap-3 sm:grid-cols-3 sm:gap-4'
export const chartsGrid = 'grid grid-cols-1 gap-4 lg:grid-cols-3'

/** As high as one inbox. It is not marked: home's placeholder cards are those of its three figures. */
export function WaitingSkeleton() {
  return (
    <li aria-hidden>
      <Skeleton className="h-32 sm:h-56" />
    </li>
  )
}

/** As high as most charts are. */
export function ChartSkeleton({ wide }: { wide?: boolean | undefined }) {
  return (
    <div data-skeleton aria-hidden className={wide ? 'lg:col-span-2' : undefined}>
      <Skeleton className="h-80" />
    </div>
  )
}
