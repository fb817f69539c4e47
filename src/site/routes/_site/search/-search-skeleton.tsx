import { Skeleton } from '#src/ui/skeleton.tsx'

/** Placeholder of the first results. */
export function SearchSkeleton() {
  return (
    <div role="status" aria-label="Searching">
      <Skeleton className="mt-1 mb-5 h-4 w-20" />
      <div className="mb-8 flex flex-wrap gap-2">
        {['w-16', 'w-20', 'w-24', 'w-24', 'w-24', 'w-28'].map((width, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: six bars that never change
          <Skeleton key={index} className={`h-11 ${width}`} />
        ))}
      </div>
      <div className="divide-y divide-line border-line border-y">
        {[1, 2, 3].map((index) => (
          <div key={index} data-skeleton className="max-w-prose py-5">
            <Skeleton className="h-5 w-2/3" />
            <Skeleton className="mt-3 h-4" />
            <Skeleton className="mt-2 h-4 w-4/5" />
          </div>
        ))}
      </div>
    </div>
  )
}
