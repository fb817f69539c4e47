import { Skeleton } from '#src/ui/skeleton.tsx'
import { serviceColumns } from './-service-columns.ts'

/** Stands where a service's scope and facts will be. */
export function ServiceSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="sheet py-14 lg:py-20">
      <div data-skeleton className={serviceColumns}>
        <div>
          <Skeleton className="h-7 w-11/12" />
          <Skeleton className="mt-2 h-7 w-2/3" />
          <div className="mt-10 aspect-21/9">
            <Skeleton className="size-full" />
          </div>
          <Skeleton className="mt-10 h-9 w-64 max-w-full" />
          {lines.map((line) => (
            <Skeleton key={line} className="mt-8 h-5" />
          ))}
        </div>
        <div className="flex flex-col gap-6">
          <Skeleton className="size-24" />
          <Skeleton className="h-24" />
          <Skeleton className="h-13" />
        </div>
      </div>
    </div>
  )
}

const lines = [1, 2, 3, 4, 5, 6]
