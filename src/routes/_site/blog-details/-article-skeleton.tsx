import { Skeleton } from '#src/ui/skeleton.tsx'

/** Stands where an article's picture and words will be. */
export function ArticleSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <div data-skeleton className="flex flex-col gap-4">
        <div className="aspect-[16/9]">
          <Skeleton className="size-full" />
        </div>
        <Skeleton className="mt-3 h-5 w-64 max-w-full" />
        <Skeleton className="mt-4 h-5" />
        <Skeleton className="h-5" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-4 h-4" />
        <Skeleton className="h-4" />
        <Skeleton className="h-4 w-4/5" />
      </div>
    </div>
  )
}
