import { type QueryClient, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useEffect } from 'react'
import { isGone } from '#src/api/api-error.ts'
import { company } from '#src/company/company.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { isWaiting, useFollowedUp, useFollowUpOf } from '#src/dashboard/follow-ups/follow-ups.ts'
import { BackButton } from '#src/dashboard/navigation/back-button.tsx'
import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { recordReference } from '#src/dashboard/navigation/record-reference.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'
import type { OfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { QueryState } from '#src/dashboard/query-state/query-state.tsx'
import { DetailSkeleton } from '#src/dashboard/record/detail-page.tsx'
import { type Missing, MissingRecord } from '#src/dashboard/record/missing-record.tsx'
import { PrintButton } from '#src/dashboard/record/print-button.tsx'
import { RecordName } from '#src/dashboard/record/record-name.tsx'
import { refetchBeforeExpiry } from '#src/dashboard/record/refetch-before-expiry.ts'
import { useMedia } from '#src/ui/browser/use-media.ts'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { type Status, statusOf } from '#src/ui/status-badge.tsx'
import { FollowedUpLine } from './followed-up-line.tsx'
import type { InboxPane } from './inbox-pane.tsx'
import { nextOf, useNeighbours } from './neighbours.ts'
import { NotePanel } from './note-panel.tsx'
import type { Sender } from './reply.ts'
import { ReplyBar } from './reply-bar.tsx'
import { goBySwipe, Steps } from './steps.tsx'

/** The calls that a detail needs of its inbox. */
interface Inbox<Item> {
  name: string
  list: () => UseQueryOptions<Item[]>
  detail: (id: string, client: QueryClient) => UseQueryOptions<Item>
}

type Row = { _id: string; createdAt?: unknown; appliedAt?: unknown; status?: unknown }

interface InboxDetailProps<Item> {
  /** Title of the screen; the heading adds the person's name. */
  title: string
  resource: Inbox<Item>
  collection: InboxName
  id: string
  sender: (item: Item) => Sender
  missing: Missing
  /** Deletes the record, after a question if one is needed. */
  remove: { label: string; guard?: OfflineGuard | undefined; ask: (item: Item) => void; question?: Elements }
  /** Second line of a record in the list beside it; by default what the person wrote about. */
  inShort?: (item: Item) => readonly [about: string, figure?: string]
  /** Status words of its kind, where it has any. */
  statuses?: readonly Status[]
  /** Width of the window from which the list is beside the record. */
  listFrom?: '75rem' | '90rem'
  /** Further content under the name. */
  about?: (item: Item) => Elements
  children: (item: Item) => Elements
}

/**
 * Detail of an inbox record, with the others beside it where there is room: the sender, the ways to reply, the
 * follow-ups and the details.
 */
export function InboxDetail<Item extends Row>(props: InboxDetailProps<Item>) {
  const { title, resource, collection, id, sender, missing, remove, inShort, statuses, about, children } =
    props
  const { listFrom = '75rem' } = props
  const query = useQuery({
    ...resource.detail(id, useQueryClient()),
    refetchInterval: ({ state }) => refetchBeforeExpiry(state.data),
  })
  const list = listRoute(resource)
  const neighbours = useNeighbours<Item>(resource, id)
  const followUp = useFollowUpOf(collection, id)
  const followedUp = useFollowedUp(collection)
  const isWide = useMedia(`(width >= ${listFrom})`)
  const hasRoom = useMedia('(width >= 64rem)')
  const isMissing = isGone(query.error)
  const item = isMissing ? undefined : query.data
  const person = item && sender(item)
  const status = item && statuses && statusOf(statuses, String(item.status ?? ''))
  const reference = recordReference(collection, id)
  // The reference tells tabs apart. No personal name: the browser's own history keeps titles, also after Logout.
  useEffect(() => {
    document.title = `${reference} · ${title} | ${company.name}`
  }, [reference, title])
  return (
    <div
      className={
        isWide
          ? 'grid items-start gap-6 grid-cols-[clamp(18rem,18vw,26rem)_minmax(0,1fr)] print:block'
          : undefined
      }
    >
      {isWide && (
        <Suspense fallback={<div />}>
          <Pane
            resource={resource}
            collection={collection}
            id={id}
            neighbours={neighbours}
            inShort={inShort ?? ((row) => [sender(row).subject])}
          />
        </Suspense>
      )}
      <div
        className="@container flex min-w-0 flex-col gap-4 max-md:pb-20 max-md:has-[[data-reply-question]]:pb-36"
        {...goBySwipe}
      >
        <div className="flex flex-wrap items-center justify-between gap-2 print:hidden">
          <BackButton list={list} />
          <div className="flex flex-wrap items-center gap-2">
            <Steps resource={resource} neighbours={neighbours} />
            {person && <PrintButton />}
            {item && hasRoom && (
              <Button variant="quiet" onClick={() => remove.ask(item)} {...remove.guard}>
                {remove.label}
              </Button>
            )}
          </div>
        </div>
        <div className="flex flex-col gap-1">
          <h1 className="text-2xl" tabIndex={-1}>
            <RecordName title={title}>{person?.name}</RecordName>
          </h1>
          {item && about?.(item)}
          {person && (
            <FollowedUpLine
              mark={followUp.mark}
              receivedAt={person.receivedAt}
              waitingSince={isWaiting(collection, item, followedUp) ? receivedAt(item) : undefined}
              reference={reference}
              status={status && statuses && { statuses: statuses, word: status.value }}
            />
          )}
        </div>
        {item && person && (
          <ReplyBar
            // A choice for one person must not carry over to the next.
            key={id}
            collection={collection}
            id={id}
            sender={person}
            isFollowedUp={followUp.mark !== undefined}
            status={status}
            next={nextOf(neighbours, (row) => isWaiting(collection, row, followedUp))}
            resource={resource}
            removal={
              hasRoom
                ? undefined
                : { label: remove.label, guard: remove.guard, onSelect: () => remove.ask(item) }
            }
          />
        )}
        {remove.question}
        {isMissing ? (
          <MissingRecord list={list} {...missing} />
        ) : (
          <QueryState query={query} skeleton={<DetailSkeleton />}>
            {(data) => (
              <>
                {children(data)}
                <NotePanel key={id} collection={collection} id={id} notes={followUp.notes} />
              </>
            )}
          </QueryState>
        )}
      </div>
    </div>
  )
}

/** Loaded only on wide screens: most staff read on a phone. */
// Cast: the type of `lazy` does not support generics.
const Pane = lazy(async () => ({ default: (await import('./inbox-pane.tsx')).InboxPane })) as typeof InboxPane
