import { Skeleton } from '#src/ui/skeleton.tsx'

/** Placeholder of the carousel. */
export function TestimonialPlaceholder() {
  return (
    <div role="status" aria-label="Loading">
      <div className="flex min-h-96 flex-col gap-6 border border-line bg-paper-sunk p-6 sm:min-h-80 sm:p-8 lg:p-12">
        <Skeleton className="h-5 w-32" />
        <div className="flex grow flex-col gap-3">
          <Skeleton className="h-5 max-w-4xl" />
          <Skeleton className="h-5 max-w-3xl" />
          <Skeleton className="h-5 w-1/2" />
        </div>
        <div className="flex items-center gap-4">
          <Skeleton className="size-12" />
          <Skeleton className="h-4 w-40" />
        </div>
      </div>
      {/* Height of the buttons. */}
      <div className="h-17" />
    </div>
  )
}
