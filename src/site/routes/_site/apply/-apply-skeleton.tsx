import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Columns of the application and its aside. */
export const applyColumns = 'grid grid-cols-1 gap-12 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-16'

/** Classes of the job's facts: before the form on a phone, beside it on a wide screen. */
export const asideClass = 'order-first self-start border-line lg:order-none lg:border-l lg:pl-8'

/** Placeholder of the form, and of a job's facts beside it. */
export function ApplySkeleton({ hasJob }: { hasJob: boolean }) {
  return (
    <div className={applyColumns}>
      <FormSkeleton fields={8} />
      {hasJob && (
        <div data-skeleton role="status" aria-label="Loading the job" className={`${asideClass} grid gap-5`}>
          <Skeleton className="h-6 w-1/2" />
          <Skeleton className="h-37" />
          <Skeleton className="h-24" />
        </div>
      )}
    </div>
  )
}
