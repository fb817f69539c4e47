import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useSetAtom } from 'jotai'
import { ChevronRight, CircleCheck, FileUser, type LucideIcon, Mail, MessageSquareQuote } from 'lucide-react'
import { useMemo } from 'react'
import { api } from '#src/api/index.ts'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { useFollowedUp } from '#src/dashboard/follow-ups/follow-ups.ts'
import { lateness, promisedWorkingDays } from '#src/dashboard/inbox/lateness.ts'
import { rememberOrderAtom } from '#src/dashboard/inbox/list-order.ts'
import { daysAgo, Wait } from '#src/dashboard/inbox/wait.tsx'
import { recordRoute } from '#src/dashboard/navigation/list-route.ts'
import { resourceOf } from '#src/dashboard/navigation/resources.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { Badge } from '#src/ui/badge.tsx'
import { Card } from '#src/ui/card.tsx'
import { withKeys } from '#src/ui/keyed.ts'
import { localDay, startOfDay } from '#src/ui/text/date.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { WaitingSkeleton, waitingGrid } from './instrument-skeletons.tsx'
import { type Enquiry, longestFirst, waitingEnquiries } from './waiting.ts'

/** Enquiries that wait for a follow-up: their count, the oldest, the late ones, and a link to each inbox. */
export function WaitingStrip() {
  return (
    <section aria-label="Waiting for an answer" className="flex flex-col gap-2">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 className="text-lg">Waiting for an answer</h2>
        <p className="text-ink-soft text-sm">{`Late after ${promisedWorkingDays} working days`}</p>
      </div>
      <ul className={waitingGrid}>
        <Inbox
          label="Quotes"
          icon={MessageSquareQuote}
          collection="quote-requests"
          list={api.quoteRequests.list()}
        />
        <Inbox
          label="Messages"
          icon={Mail}
          collection="contact-submissions"
          list={api.contactSubmissions.list()}
        />
        <Inbox label="Applicants" icon={FileUser} collection="applications" list={api.applications.list()} />
      </ul>
    </section>
  )
}

/** Headers of the lists' date columns. */
const dateColumns: Record<InboxName, string> = {
  'quote-requests': 'Date',
  'contact-submissions': 'Date Submitted',
  applications: 'Applied Date',
}

interface InboxProps<Item> {
  label: string
  icon: LucideIcon
  collection: InboxName
  list: UseQueryOptions<Item[]>
}

function Inbox<Item extends Enquiry>({ label, icon: Icon, collection, list }: InboxProps<Item>) {
  const query = useQuery({ ...list, enabled: ({ state }) => state.data === undefined })
  const isCutOff = useConnection() !== 'online'
  const followedUp = useFollowedUp(collection)
  const now = useMinute()
  const remember = useSetAtom(rememberOrderAtom)
  const words = resourceOf({ name: collection })?.words
  const { data = none } = query
  const today = localDay(now)
  const { count, late, oldest, first } = useMemo(
    () => waitingEnquiries(collection, data, followedUp, startOfDay(today).getTime()),
    [collection, data, followedUp, today],
  )
  if (!query.data && !query.error && !isCutOff) return <WaitingSkeleton />
  return (
    <Card
      as="li"
      lift
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 p-4 sm:flex sm:flex-col sm:items-stretch"
    >
      <h3 className="flex items-center gap-2 font-sans font-semibold text-base tracking-normal">
        <Icon aria-hidden size={18} strokeWidth={1.5} className="shrink-0" />
        <Link
          to={`/dashboard/${collection}`}
          // The longest wait comes first. All lists share one address type: the router's types do not know this search.
          search={{ answered: 'no', sort: dateColumns[collection] } as never}
          className="min-w-0 after:absolute after:inset-0"
        >
          {/* Three cards beside a narrow sidebar have no room for the second word. */}
          <span className="sr-only">{`${label} waiting for an answer`}</span>
          <span aria-hidden>{label}</span>
          <span aria-hidden className="sm:max-lg:hidden">
            {' waiting'}
          </span>
        </Link>
        <ChevronRight aria-hidden size={16} strokeWidth={1.5} className="shrink-0 sm:ml-auto" />
      </h3>
      {query.data ? (
        <>
          <p className="row-span-2 font-display font-semibold text-3xl tabular-nums">
            {withThousands(count)}
          </p>
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft sm:max-lg:flex-col sm:max-lg:items-start">
            {data.length === 0 && <span>Nothing has come in yet</span>}
            {data.length > 0 && count === 0 && (
              <>
                <CircleCheck aria-hidden size={16} strokeWidth={1.5} className="shrink-0 text-safe" />
                <span>All answered</span>
              </>
            )}
            {count > 0 && <span>{`oldest ${oldest === undefined ? 'N/A' : daysAgo(oldest, now)}`}</span>}
            {late > 0 && (
              <Badge
                tone={oldest && lateness(oldest, now) === 'very late' ? 'danger' : 'caution'}
              >{`${withThousands(late)} late`}</Badge>
            )}
          </p>
          {first.length > 0 && (
            <ol
              aria-label={`${label} that wait longest`}
              className="@container col-span-2 flex flex-col gap-1 border-line border-t pt-2 text-sm sm:mt-1 max-sm:[&>li+li]:hidden"
            >
              {withKeys(first).map(({ key, item }) => (
                <li key={key} className="flex items-baseline justify-between gap-x-2 @max-[9rem]:flex-wrap">
                  <Link
                    to={recordRoute({ name: collection })}
                    params={{ id: item._id }}
                    // From there the next records are those that wait.
                    onClick={() => remember(collection, longestFirst(collection, data, followedUp))}
                    className="relative z-1 min-w-0 truncate font-semibold hover:underline @max-[9rem]:whitespace-normal"
                  >
                    {words?.(item).title || '(no name)'}
                  </Link>
                  <Wait since={receivedAt(item)} now={now} isShort className="@min-[9rem]:shrink-0" />
                </li>
              ))}
            </ol>
          )}
        </>
      ) : (
        <p className="col-span-2 text-ink-soft">
          {isCutOff ? 'Not on this device yet.' : 'This list could not be loaded. Open it to try again.'}
        </p>
      )}
    </Card>
  )
}

const none: never[] = []
