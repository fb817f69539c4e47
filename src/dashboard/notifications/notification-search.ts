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
  const status = notificationStatuses.find((option) => option === raw.status)
  const type = types.find((option) => option === raw.type)
  return { ...(status && { status }), ...(type && { type }) }
}
