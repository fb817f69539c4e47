/** APIs that show a notification: the worker's registration, and the browser's badge if it has one. */
export interface NoticeHost {
  registration: {
    showNotification: (title: string, options: NotificationOptions) => Promise<void>
    getNotifications: (filter?: { tag?: string }) => Promise<Pick<Notification, 'data' | 'close'>[]>
  }
  setAppBadge?: ((count: number) => Promise<void>) | undefined
}

/** Open page of the site. */
interface OpenPage {
  url: string
  focus: () => Promise<unknown>
  postMessage: (message: unknown) => void
}

interface OpenPages {
  matchAll: (options: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>
  openWindow: (address: string) => Promise<unknown>
}

const nouns: Record<string, [one: string, many: string]> = {
  'quote-requests': ['quote request', 'quote requests'],
  applications: ['application', 'applications'],
  'contact-submissions': ['message', 'messages'],
}

/**
 * Shows the content of a push: its kind and count, never names or details. Unseen notifications are added to the count.
 *
 * @param sent content of the push; a browser that shows nothing for a push may revoke the permission
 */
export async function showPush({ registration, setAppBadge }: NoticeHost, sent: unknown): Promise<void> {
  const { kind, count } = pushOf(sent)
  const before = await registration.getNotifications({ tag: kind })
  const total = count + countIn(before)
  await registration.showNotification(titleOf(kind, total), {
    body: 'Open the dashboard to read it.',
    tag: kind,
    icon: '/icon-192.png',
    badge: '/icon-mono-512.png',
    data: { count: total },
    // Missing in some browsers' types; where supported, the device alerts again.
    ...{ renotify: true },
  })
  await setAppBadge?.(countIn(await registration.getNotifications())).catch(() => undefined)
}

function titleOf(kind: string, count: number): string {
  const noun = nouns[kind]
  if (!noun) return 'Something new came'
  return count === 1 ? `New ${noun[0]}` : `${count} new ${noun[1]}`
}

/** Opens the list of a notification, in an open dashboard or a new window. */
export async function openNotice(pages: OpenPages, tag: string): Promise<void> {
  const path = Object.hasOwn(nouns, tag) ? `/dashboard/${tag}` : '/dashboard/notifications'
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  const dashboard = open
    .filter(isOpenPage)
    .find(({ url }) => /^\/dashboard(\/|$)/.test(new URL(url).pathname))
  if (!dashboard) return void (await pages.openWindow(path))
  // The page navigates itself: it asks first if it has unsaved entries.
  dashboard.postMessage({ type: 'OPEN_LIST', path })
  await dashboard.focus().catch(() => undefined)
}

/** Tells open pages that the browser has replaced the subscription: only a page has the session to report it. */
export async function tellPushChanged(pages: OpenPages): Promise<void> {
  const open = await pages.matchAll({ type: 'window', includeUncontrolled: true })
  for (const page of open.filter(isOpenPage)) page.postMessage({ type: 'PUSH_CHANGED' })
}

function isOpenPage(page: unknown): page is OpenPage {
  return (
    typeof page === 'object' && page !== null && 'url' in page && 'focus' in page && 'postMessage' in page
  )
}

function countIn(notices: Pick<Notification, 'data'>[]): number {
  return notices.reduce((sum, { data }) => sum + (Number(Object(data).count) || 0), 0)
}

function pushOf(sent: unknown): { kind: string; count: number } {
  const { kind, count } = Object(sent)
  const isKnown = typeof kind === 'string' && Object.hasOwn(nouns, kind)
  return { kind: isKnown ? kind : 'other', count: Number.isInteger(count) && count > 0 ? count : 1 }
}
