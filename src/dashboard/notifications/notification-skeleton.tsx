import { Skeleton } from '#src/ui/skeleton.tsx'

/** Placeholder while notifications load. */
export function NotificationSkeleton() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-2">
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} className="h-16" />
      ))}
    </div>
  )
}
