import { useQuery } from '@tanstack/react-query'
import { useSetAtom } from 'jotai'
import { sentenceOf } from '#src/api/api-error.ts'
import { api } from '#src/api/index.ts'
import { RetryAlert } from '#src/dashboard/query-state/retry-alert.tsx'
import { FilteredNotifications } from './filtered-notifications.tsx'
import { markReceivedReadAtom, removeReceivedAtom } from './handled-notifications.ts'
import { NotificationRow } from './notification-row.tsx'
import { NotificationSkeleton } from './notification-skeleton.tsx'
import { receivedTypes, useReceived } from './received.ts'

/** List of arrivals from the cached records; works without a network. */
export function ReceivedNotifications() {
  const queries = [
    useQuery(api.quoteRequests.list()),
    useQuery(api.applications.list()),
    useQuery(api.contactSubmissions.list()),
  ]
  const all = useReceived()
  const markRead = useSetAtom(markReceivedReadAtom)
  const remove = useSetAtom(removeReceivedAtom)
  const failed = queries.find(({ error, data }) => error && data === undefined)
  if (all.length === 0 && queries.some(({ isLoading }) => isLoading)) return <NotificationSkeleton />
  return (
    <>
      {failed && <RetryAlert query={failed}>{sentenceOf(failed.error)}</RetryAlert>}
      {(all.length > 0 || !failed) && (
        <FilteredNotifications
          all={all}
          types={receivedTypes}
          empty="New quote requests, applications and messages appear here."
          onRead={markRead}
        >
          {(entry) => (
            <NotificationRow
              key={entry.id}
              notification={entry}
              link={entry.link}
              onRead={() => markRead(entry.id)}
              onRemove={() => remove(entry.id)}
            />
          )}
        </FilteredNotifications>
      )}
    </>
  )
}
