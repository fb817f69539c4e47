import { type QueryClient, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ExternalLink, Pencil } from 'lucide-react'
import { isGone } from '#src/api/api-error.ts'
import type { Removable } from '#src/dashboard/deleting/delete-question.tsx'
import { DeleteRecord, type Removal } from '#src/dashboard/deleting/delete-record.tsx'
import { BackButton } from '#src/dashboard/navigation/back-button.tsx'
import { listRoute, type Path } from '#src/dashboard/navigation/list-route.ts'
import { useHasFullRecord } from '#src/dashboard/navigation/use-has-full-record.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { buttonClass } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { Skeleton } from '#src/ui/skeleton.tsx'
import { type Missing, MissingRecord } from './missing-record.tsx'
import { PageHeading } from './page-heading.tsx'
import { RecordName } from './record-name.tsx'
import { refetchBeforeExpiry } from './refetch-before-expiry.ts'

/** The calls that a detail needs of its collection. */
interface Viewable<Item> extends Removable {
  name: string
  detail: (id: string, client: QueryClient) => UseQueryOptions<Item>
}

interface Props<Item> {
  /** Title of the screen. */
  title: string
  /** Returns the name of its record. */
  name: (item: Item) => string
  resource: Viewable<Item>
  id: string
  /** Route of its form, with `$id`. */
  edit?: Extract<Path, `/dashboard/${string}/$id/edit`>
  remove?: Removal
  /** Returns the public page of a record that visitors can see. */
  view: (item: Item) => string | undefined
  missing: Missing
  children: (item: Item) => Elements
}

/** Layout of every detail: back button, heading, actions, and the states of its query. */
export function DetailPage<Item>(props: Props<Item>) {
  const { title, name, resource, id, edit, remove, view, missing, children } = props
  const options = resource.detail(id, useQueryClient())
  const query = useQuery({
    ...options,
    refetchInterval: ({ state }) => refetchBeforeExpiry(state.data),
  })
  // The form opens from the cache only if the cached record is complete.
  const editGuard = useOfflineGuard(useHasFullRecord(resource.name, options.queryKey))
  const list = listRoute(resource)
  const isMissing = isGone(query.error)
  const item = isMissing ? undefined : query.data
  const page = item && view(item)
  const buttons = item && (
    <>
      {page && (
        <a href={page} target="_blank" rel="noopener noreferrer" className={buttonClass('secondary')}>
          <ExternalLink aria-hidden size={16} strokeWidth={1.5} />
          <span>
            View on site<span className="sr-only"> (opens in a new tab)</span>
          </span>
        </a>
      )}
      {edit && (
        <Link to={edit} params={{ id }} className={buttonClass('secondary')} {...editGuard}>
          <Pencil aria-hidden size={16} strokeWidth={1.5} />
          Edit
        </Link>
      )}
      {remove && <DeleteRecord resource={resource} id={id} {...remove} />}
    </>
  )
  return (
    <div className="flex flex-col gap-4">
      <BackButton list={list} />
      <PageHeading title={<RecordName title={title}>{item && name(item)}</RecordName>} actions={buttons} />
      {isMissing ? (
        <MissingRecord list={list} {...missing} />
      ) : (
        <QueryState query={query} skeleton={<DetailSkeleton />}>
          {children}
        </QueryState>
      )}
    </div>
  )
}

export function DetailSkeleton() {
  return (
    <div data-skeleton className="flex flex-col gap-4 rounded-md border border-line p-4" aria-busy>
      <Skeleton className="h-5 w-1/3" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-24 w-full" />
    </div>
  )
}
