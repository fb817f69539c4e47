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

test('a notice says what kind and how many, and the badge counts them all', async () => {
  await showPush(host, { kind: 'quote-requests', count: 1 })
  await showPush(host, { kind: 'applications', count: 3 })
  expect(shown.map(({ title }) => title)).toEqual(['New quote request', '3 new applications'])
  expect(badge).toBe(4)
})

test('what was shown and not seen is counted into the next one of its kind', async () => {
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
])('a push that says %j is shown without what it says', async (sent) => {
  await showPush(host, sent)
  expect(shown.map(({ title, tag }) => [title, tag])).toEqual([['Something new came', 'other']])
})

test('a browser without a badge, or that refuses one, shows the notice all the same', async () => {
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

test('a press leads to the list in the dashboard that is open, which goes there itself', async () => {
  const open = pagesAt('/quote', '/dashboard-x', '/dashboard/projects/new')
  await openNotice(open, 'applications')
  expect(open.pages[2]?.postMessage).toHaveBeenCalledWith({
    type: 'OPEN_LIST',
    path: '/dashboard/applications',
  })
  expect(open.pages[2]?.focus).toHaveBeenCalledOnce()
  expect(open.openWindow).not.toHaveBeenCalled()
})

test('without an open dashboard a window is opened', async () => {
  const open = pagesAt('/login')
  await openNotice(open, 'other')
  expect(open.openWindow).toHaveBeenCalledWith('/dashboard/notifications')
})

test('pages are told of a subscription that the browser has replaced', async () => {
  const open = pagesAt('/dashboard')
  await tellPushChanged(open)
  expect(open.pages[0]?.postMessage).toHaveBeenCalledWith({ type: 'PUSH_CHANGED' })
})
