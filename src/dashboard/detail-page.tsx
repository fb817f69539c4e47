import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { ApiError } from '#src/api/api-error.ts'
import { Button } from '#src/ui/button.tsx'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { PageHeading } from './page-heading.tsx'
import { QueryState } from './query-state.tsx'

interface Props<Item> {
  title: string
  query: UseQueryOptions<Item>
  onBack: () => void
  actions?: (item: Item) => ReactNode
  /** Shown when the record is gone or never was. */
  missing: ReactNode
  children: (item: Item) => ReactNode
}

/** The frame of every detail: back, heading, actions, and the states of its query. */
export function DetailPage<Item>({ title, query: options, onBack, actions, missing, children }: Props<Item>) {
  const query = useQuery(options)
  if (query.error instanceof ApiError && query.error.status === 404) return missing
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <Button variant="quiet" className="-ml-4" onClick={onBack}>
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
          Back
        </Button>
      </div>
      <PageHeading title={title} actions={query.data !== undefined && actions?.(query.data)} />
      <QueryState query={query} skeleton={<DetailSkeleton />}>
        {children}
      </QueryState>
    </div>
  )
}

function DetailSkeleton() {
  return (
    <div data-skeleton className="flex flex-col gap-4 rounded-md border border-line p-4" aria-busy>
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
