import { type Notification, notificationStatuses, notificationTypes } from './notifications.ts'

interface NotificationSearch {
  status?: Notification['status']
  type?: Notification['type']
}

/** Reads the filters from the address; a word that is none of theirs is left out. */
export function notificationSearch(raw: Record<string, unknown>): NotificationSearch {
  const status = notificationStatuses.find((known) => known === raw.status)
  const type = notificationTypes.find((known) => known === raw.type)
  return { ...(status && { status }), ...(type && { type }) }
}
