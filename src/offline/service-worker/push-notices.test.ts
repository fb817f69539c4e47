import { beforeEach, expect, test, vi } from 'vitest'
import { openNotice, showPush, tellPushChanged } from './push-notices.ts'

interface Shown {
  title: string
  tag: string
  data: unknown
  close: () => void
}

let shown: Shown[]
let badge: number | undefined

const host = {
  registration: {
    // A notification replaces the one with the same tag.
    showNotification: async (title: string, { tag = '', data }: NotificationOptions) => {
      shown = [...shown.filter((other) => other.tag !== tag), { title, tag, data, close: () => undefined }]
    },
    getNotifications: async ({ tag }: { tag?: string } = {}) =>
      shown.filter((notice) => tag === undefined || notice.tag === tag),
  },
  setAppBadge: async (count: number) => {
    badge = count
  },
}

beforeEach(() => {
  shown = []
  badge = undefined
})

test('a push notice names its kind and count, and the badge counts all notices', async () => {
  await showPush(host, { kind: 'quote-requests', count: 1 })
  await showPush(host, { kind: 'applications', count: 3 })
  expect(shown.map(({ title }) => title)).toEqual(['New quote request', '3 new applications'])
  expect(badge).toBe(4)
})

test('a push notice that was not seen is added to the next one of its kind', async () => {
  await showPush(host, { kind: 'contact-submissions', count: 2 })
  await showPush(host, { kind: 'contact-submissions', count: 1 })
  expect(shown.map(({ title }) => title)).toEqual(['3 new messages'])
})

test.each([
  undefined,
  null,
  'text',
  { kind: 'constructor', count: 2 },
  { kind: '<b>', count: -1, name: 'Ada' },
])('a push with the payload %j is shown without its content', async (sent) => {
  await showPush(host, sent)
  expect(shown.map(({ title, tag }) => [title, tag])).toEqual([['Something new came', 'other']])
})

test('a push notice is shown even without a badge', async () => {
  await showPush({ ...host, setAppBadge: undefined }, { kind: 'applications', count: 1 })
  await showPush(
    { ...host, setAppBadge: () => Promise.reject(new Error('no')) },
    { kind: 'applications', count: 1 },
  )
  expect(shown).toHaveLength(1)
})

function pagesAt(...addresses: string[]) {
  const pages = addresses.map((path) => ({
    url: `https://kelvara.example${path}`,
    focus: vi.fn(async () => undefined),
    postMessage: vi.fn(),
  }))
  return { pages, matchAll: async () => pages, openWindow: vi.fn(async () => undefined) }
}

test('a press on a notice opens the list in the dashboard that is already open', async () => {
  const open = pagesAt('/quote', '/dashboard-x', '/dashboard/projects/new')
  await openNotice(open, 'applications')
  expect(open.pages[2]?.postMessage).toHaveBeenCalledWith({
    type: 'OPEN_LIST',
    path: '/dashboard/applications',
  })
  expect(open.pages[2]?.focus).toHaveBeenCalledOnce()
  expect(open.openWindow).not.toHaveBeenCalled()
})

test('a press on a notice opens a window if no dashboard is open', async () => {
  const open = pagesAt('/login')
  await openNotice(open, 'other')
  expect(open.openWindow).toHaveBeenCalledWith('/dashboard/notifications')
})

test('open pages are notified when the browser has replaced the subscription', async () => {
  const open = pagesAt('/dashboard')
  await tellPushChanged(open)
  expect(open.pages[0]?.postMessage).toHaveBeenCalledWith({ type: 'PUSH_CHANGED' })
})
