import type { NotificationType } from './notification-row.tsx'
import { type Notification, notificationStatuses } from './notifications.ts'

interface NotificationSearch {
  status?: Notification['status']
  type?: NotificationType
}

/** Reads the filters from the address; drops unknown values. */
export function notificationSearch(
  raw: Record<string, unknown>,
  types: readonly NotificationType[],
): NotificationSearch {
  const status = notificationStatuses.find((known) => known === raw.status)
  const type = types.find((known) => known === raw.type)
  return { ...(status && { status }), ...(type && { type }) }
}
