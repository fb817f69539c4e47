import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '#src/api/session.ts'
import type { Resource } from '#src/dashboard/navigation/define-resource.ts'
import { inboxes } from '#src/dashboard/navigation/resources.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'
import { type Marks, marksAtom } from '#src/dashboard/new-records/seen.ts'
import { useCacheSelector } from '#src/dashboard/offline-data/sync/use-cache-selector.ts'
import { accountStart } from './account-start.ts'
import { type HandledNotifications, handledAtom, numberOfEntry } from './handled-notifications.ts'
import type { NotificationType } from './notification-row.tsx'
import type { Notification } from './notifications.ts'

/** Notification of an arrival. */
export interface Received extends Pick<Notification, 'id' | 'message' | 'dateTime' | 'status'> {
  type: NotificationType
  /** Link to the record. */
  link: { to: Resource['record']; params: { id: string } }
}

export const receivedTypes = ['Quote Request', 'Job Application', 'Message'] as const

/** Number of notifications at most: the lists contain the rest. */
const most = 100

const kinds: Record<string, { type: NotificationType; words: string }> = {
  'quote-requests': { type: 'Quote Request', words: 'New quote request submitted' },
  applications: { type: 'Job Application', words: 'New job application received' },
  'contact-submissions': { type: 'Message', words: 'New message received' },
}

/** Returns the notifications of the cached records, the newest first; updates when one arrives or is handled. */
export function useReceived(): Received[] {
  const client = useQueryClient()
  const marks = useAtomValue(marksAtom)
  const handled = useAtomValue(handledAtom)
  useCacheSelector((cache) => inboxes.map(({ key }) => cache.getQueryState(key)?.dataUpdatedAt ?? 0).join())
  const { _id = '' } = useAtomValue(sessionAtom)?.admin ?? {}
  return receivedIn(client, marks, handled, accountStart(_id, Date.now()))
}

/**
 * Returns one notification for each arrival. It is unread until its list is left, or until it is read individually.
 *
 * @param since creation of the account in milliseconds: what arrived earlier is in the lists
 */
export function receivedIn(
  client: QueryClient,
  marks: Marks,
  { read, removed }: HandledNotifications,
  since = 0,
): Received[] {
  const entries = inboxes.flatMap((inbox) =>
    newestRows(client, inbox).map((row) => ({ inbox, row, at: receivedAt(row) })),
  )
  return entries
    .filter(({ at }) => at >= since)
    .sort((one, other) => other.at - one.at)
    .slice(0, most)
    .flatMap(({ inbox, row, at }) => {
      const { type, words } = kinds[inbox.name] ?? { type: 'Message' as const, words: `New ${inbox.noun[0]}` }
      const id = `${inbox.name} ${row._id}`
      const number = numberOfEntry(id)
      if (removed.includes(number)) return []
      const isUnread = at > (marks[inbox.name] ?? Number.POSITIVE_INFINITY) && !read.includes(number)
      const who = inbox.words(row).title
      return {
        id,
        type,
        message: who ? `${words}: ${who}` : words,
        dateTime: new Date(at).toISOString(),
        status: isUnread ? ('Unread' as const) : ('Read' as const),
        link: { to: inbox.record, params: { id: row._id } },
      }
    })
}

type Row = { _id: string; createdAt?: unknown; appliedAt?: unknown }

/** Rows sorted once per response: lists may have thousands. */
const sorted = new WeakMap<Row[], Row[]>()

function newestRows(client: QueryClient, { key }: Resource): Row[] {
  const rows = client.getQueryData<Row[]>(key)
  if (!rows) return []
  const sortedRows = sorted.get(rows)
  if (sortedRows) return sortedRows
  const newest = rows
    .filter((row) => row._id !== '' && receivedAt(row) > 0)
    .sort((one, other) => receivedAt(other) - receivedAt(one))
    .slice(0, most)
  sorted.set(rows, newest)
  return newest
}
