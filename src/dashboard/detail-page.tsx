import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { isGone } from '#src/api/api-error.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { BackButton } from './back-button.tsx'
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
  const isMissing = isGone(query.error)
  return (
    <div className="flex flex-col gap-4">
      <BackButton list={list} />
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
