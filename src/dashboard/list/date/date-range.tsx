import { lazy, Suspense } from 'react'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import type { DateRangeProps } from './date-range-form.tsx'

/** Days that a list is filtered by; both ends are optional and inclusive. Loaded when first opened. */
export function DateRange(props: DateRangeProps) {
  return (
    <Suspense fallback={<FormSkeleton fields={2} columns={props.columns ?? 1} />}>
      <Days {...props} />
    </Suspense>
  )
}

const Days = lazy(async () => ({ default: (await import('./date-range-form.tsx')).DateRangeForm }))
