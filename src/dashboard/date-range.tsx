import { lazy, type ReactNode, Suspense } from 'react'
import { FormSkeleton } from '#src/ui/form-skeleton.tsx'
import type { RecordList } from './record-list.ts'

export interface DateRangeProps {
  list: Pick<RecordList<unknown>, 'search' | 'change'>
  columns?: 1 | 2
  onApply?: () => void
  /** Buttons before the one that applies it. */
  children: ReactNode
}

/** The days that a list is narrowed to; both ends are optional and included. It comes when it is first opened. */
export function DateRange(props: DateRangeProps) {
  return (
    <Suspense fallback={<FormSkeleton fields={2} columns={props.columns ?? 1} />}>
      <Days {...props} />
    </Suspense>
  )
}

const Days = lazy(async () => ({ default: (await import('./date-range-form.tsx')).DateRangeForm }))
