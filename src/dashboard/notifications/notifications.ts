import { atom } from 'jotai'
import { atomWithStorage } from 'jotai/utils'
import * as z from 'zod/mini'

export const notificationTypes = ['Quote Request', 'Job Application', 'Project Update'] as const

export const notificationStatuses = ['Read', 'Unread'] as const

const notification = z.object({
  id: z.string(),
  type: z.enum(notificationTypes),
  message: z.string(),
  dateTime: z.string(),
  status: z.enum(notificationStatuses),
})
export type Notification = z.infer<typeof notification>

/** Lists that the types of notifications lead to. */
export const notificationTargets = {
  'Quote Request': '/dashboard/quote-requests',
  'Job Application': '/dashboard/applications',
  'Project Update': '/dashboard/projects',
} as const satisfies Record<Notification['type'], string>

/** Initial examples: no backend sends notifications, so they exist on this device only. */
const samples: Notification[] = [
  ['Quote Request', 'New quote request submitted', '2026-11-20T09:12:00Z'],
  ['Job Application', 'New job application received', '2026-11-20T08:40:00Z'],
  ['Project Update', 'A project was moved to In progress', '2026-11-19T15:05:00Z'],
  ['Quote Request', 'A quote request is waiting for an answer', '2026-11-18T11:30:00Z'],
  ['Job Application', 'An applicant was moved to Reviewing', '2026-11-17T10:00:00Z'],
  ['Project Update', 'A project was completed', '2026-11-14T16:20:00Z'],
  ['Quote Request', 'A quote request was received from the site', '2026-11-12T07:55:00Z'],
].map(([type, message, dateTime], index) =>
  z.parse(notification, { id: String(index + 1), type, message, dateTime, status: 'Unread' }),
)

const storedNotificationsAtom = atomWithStorage<unknown>('notifications', samples, undefined, {
  getOnInit: true,
})

/** Notifications of this device; reading and deleting survive a reload. */
export const notificationsAtom = atom(
  (get) => {
    const read = z.safeParse(z.array(notification), get(storedNotificationsAtom))
    return read.success ? read.data : samples
  },
  (_get, set, next: Notification[]) => set(storedNotificationsAtom, next),
)

export const unreadAtom = atom(
  (get) => get(notificationsAtom).filter((entry) => entry.status === 'Unread').length,
)

export const markReadAtom = atom(null, (get, set, ...ids: string[]) =>
  set(
    notificationsAtom,
    get(notificationsAtom).map((entry) => (ids.includes(entry.id) ? { ...entry, status: 'Read' } : entry)),
  ),
)

export const removeNotificationAtom = atom(null, (get, set, id: string) =>
  set(
    notificationsAtom,
    get(notificationsAtom).filter((entry) => entry.id !== id),
  ),
)
