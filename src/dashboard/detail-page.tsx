import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { type LinkProps, useCanGoBack, useRouter } from '@tanstack/react-router'
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
  /** Where Back leads when nothing was looked at before. */
  list: LinkProps['to']
  actions?: (item: Item) => ReactNode
  /** Shown when the record is gone or never was. */
  missing: ReactNode
  children: (item: Item) => ReactNode
}

/** The frame of every detail: back, heading, actions, and the states of its query. */
export function DetailPage<Item>({ title, query: options, list, actions, missing, children }: Props<Item>) {
  const query = useQuery(options)
  const { history, navigate } = useRouter()
  const canGoBack = useCanGoBack()
  const { error } = query
  // Only our API knows that a record is gone: a page of a proxy with 404 hides nothing that is saved.
  const isMissing = error instanceof ApiError && error.kind === 'refused' && error.status === 404
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-center gap-2">
        <Button
          variant="quiet"
          className="-ml-4"
          onClick={() => (canGoBack ? history.back() : void navigate({ to: list }))}
        >
          <ArrowLeft aria-hidden size={16} strokeWidth={1.5} />
          Back
        </Button>
      </div>
      <PageHeading title={title} actions={!isMissing && query.data !== undefined && actions?.(query.data)} />
      {isMissing ? (
        missing
      ) : (
        <QueryState query={query} skeleton={<DetailSkeleton />}>
          {children}
        </QueryState>
      )}
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
