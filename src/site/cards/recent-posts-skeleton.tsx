import { Skeleton } from '#src/ui/skeleton.tsx'

/** Placeholder of four recent posts. */
export function RecentPostsSkeleton() {
  return (
    <div
      role="status"
      aria-label="Loading recent posts"
      className="divide-y divide-line border-line border-y"
    >
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="py-3.5">
          <Skeleton className="h-4" />
          <Skeleton className="mt-2 h-4 w-2/3" />
          <Skeleton className="mt-2 h-3 w-1/3" />
        </div>
      ))}
    </div>
  )
}
