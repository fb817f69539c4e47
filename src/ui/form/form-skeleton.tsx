import { classes } from '#src/ui/classes.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'

/** Placeholder of a form, of about its height. */
export function FormSkeleton({ fields, columns = 2 }: { fields: number; columns?: 1 | 2 }) {
  return (
    <div
      data-skeleton
      role="status"
      aria-label="Loading the form"
      className={classes('grid gap-x-6 gap-y-5', columns === 2 && 'md:grid-cols-2')}
    >
      {Array.from({ length: fields }, (_, field) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <div key={field} className="flex flex-col gap-2">
          <Skeleton className="h-4 w-1/3" />
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}
