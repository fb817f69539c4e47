import 'fake-indexeddb/auto'
import { getDefaultStore } from 'jotai'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inTransaction } from '#src/offline/outbox/database.ts'
import { DraftStore } from './draft-store.ts'
import { plainDrafts } from './plain-drafts.ts'
import { ReturningDrafts } from './returning-drafts.ts'

const form = 'application 66c0'
const resume = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf', lastModified: 1 })
const rowsOfDrafts = () => inTransaction('drafts', 'readonly', (rows) => rows.count())

/** Fakes a browser's locks, some of which other tabs may hold. */
function newBrowser(heldElsewhere: string[] = []) {
  const given: string[] = []
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  const request = async (name: string, _how: LockOptions, task: (lock: object | null) => unknown) => {
    if (heldElsewhere.includes(name)) return task(null)
    given.push(name)
    return task({})
  }
  const query = async () => ({ held: heldElsewhere.map((name) => ({ name })), pending: [] })
  vi.stubGlobal('navigator', { locks: { request, query } })
  return given
}

/** Opens a tab with its own modules: its claims are known to itself alone. */
async function openTab(heldElsewhere: string[] = []) {
  newBrowser(heldElsewhere)
  vi.resetModules()
  const { DraftStore: TabsStore } = await import('./draft-store.ts')
  return new TabsStore(plainDrafts((mode, task) => inTransaction('drafts', mode, task)))
}

beforeEach(async () => {
  newBrowser()
  await inTransaction('drafts', 'readwrite', (rows) => rows.clear())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('two tabs with the same form keep both drafts, and a third tab opens the later one and offers the other', async () => {
  const first = await openTab()
  const own = await first.open(form)
  const second = await openTab([`draft ${own.key}`])
  const other = await second.open(form)
  expect(other.key).not.toBe(own.key)
  first.keep(own.key, { name: 'Ada', resume: resume('long.pdf') })
  first.flush()
  vi.setSystemTime(Date.now() + 1_000)
  second.keep(other.key, { name: 'Ada', resume: resume('short.pdf') })
  const third = await (await openTab()).open(form)
  expect(third.draft?.input).toMatchObject({ resume: { name: 'short.pdf' } })
  expect(third.others.map(({ input }) => input.resume)).toMatchObject([{ name: 'long.pdf' }])
})

test('a second tab gets a copy of the draft that another tab is typing, and does not overwrite it', async () => {
  const first = await openTab()
  first.keep((await first.open(form)).key, { name: 'Ada' })
  first.flush()
  const second = await openTab([`draft ${form}`])
  const copy = await second.open(form)
  expect(copy.draft?.input).toEqual({ name: 'Ada' })
  second.keep(copy.key, { name: 'Ada Obi' })
  second.flush()
  expect(await rowsOfDrafts()).toBe(2)
})

test('a tab that types next to another tab’s draft keeps its own when the other tab reloads', async () => {
  const first = await openTab()
  first.keep((await first.open(form)).key, { name: 'Ada' })
  first.flush()
  const second = await openTab([`draft ${form}`])
  const locks = newBrowser([`draft ${form}`])
  const copy = await second.open(form)
  vi.setSystemTime(Date.now() + 1_000)
  second.keep(copy.key, { name: 'Ada Obi' })
  second.flush()
  expect(locks).toEqual([`draft ${copy.key}`])
  expect(await (await openTab(locks)).open(form)).toMatchObject({
    key: form,
    draft: { input: { name: 'Ada' } },
    others: [],
  })
})

describe.each([
  ['has no Web Locks', {}],
  ['refuses them', { locks: refusingLocks() }],
])('drafts in a browser that %s', (what, navigator) => {
  /** The tabs of other tests are still open. */
  const formOf = (test: number) => `application of ${test} in one that ${what}`

  async function openTabWithout() {
    const tab = await openTab()
    vi.stubGlobal('navigator', navigator)
    return tab
  }

  test('a second tab without Web Locks gets a copy of the draft and writes one of its own', async () => {
    const form = formOf(1)
    const first = await openTabWithout()
    const own = await first.open(form)
    first.keep(own.key, { name: 'Ada' })
    first.flush()
    const copy = await (await openTabWithout()).open(form)
    expect(own.key).toBe(form)
    expect(copy.key).not.toBe(form)
    expect(copy).toMatchObject({ draft: { input: { name: 'Ada' } }, others: [] })
  })

  test('two tabs that open at once without Web Locks write separate drafts', async () => {
    const form = formOf(2)
    const tabs = [await openTabWithout(), await openTabWithout()]
    const [one, other] = await Promise.all(tabs.map((tab) => tab.open(form)))
    expect(one?.key).not.toBe(other?.key)
  })

  test('a form opens at once in a tab with neither Web Locks nor a channel to other tabs', async () => {
    const form = formOf(3)
    vi.stubGlobal('BroadcastChannel', undefined)
    const tab = await openTabWithout()
    vi.useFakeTimers({ toFake: ['setTimeout'] })
    expect((await tab.open(form)).key).toBe(form)
  })
})

function refusingLocks() {
  const refuse = () => Promise.reject(new DOMException('Not here', 'SecurityError'))
  return { request: refuse, query: refuse }
}

test('drafts of the previous version are read with their file', async () => {
  await inTransaction('drafts', 'readwrite', (rows) => {
    rows.put({ at: 1, values: { name: 'Ada' } }, form)
    return rows.put({ resume: resume('long.pdf') }, `${form} files`)
  })
  const { draft } = await (await openTab()).open(form)
  expect(draft).toMatchObject({ key: form, at: 1, input: { name: 'Ada', resume: { name: 'long.pdf' } } })
})

const day = 24 * 60 * 60_000

test.each([40 * day, 365 * day, -365 * day])(
  'a page start %i ms away deletes neither the draft nor its file',
  async (away) => {
    const tab = await openTab()
    tab.keep(form, { name: 'Ada', resume: resume('long.pdf') })
    tab.flush()
    const now = Date.now()
    for (const moment of [now + away, now]) {
      vi.setSystemTime(moment)
      const { draft } = await (await openTab()).open(form)
      expect(draft?.input).toMatchObject({ name: 'Ada', resume: { name: 'long.pdf' } })
    }
  },
)

test('a hanging device yields no draft after two seconds, reports it, and preserves what it stores', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hanging = new DraftStore({
    pause: 0,
    queue: () => {},
    leave: () => {},
    forget: () => {},
    find: () => new Promise(() => {}),
    protect: (_key, draft) => draft,
    put: () => new Promise(() => {}),
    remove: () => new Promise(() => {}),
  })
  const opening = hanging.open(form)
  await vi.advanceTimersByTimeAsync(2_000)
  const opened = await opening
  expect(opened).toMatchObject({ others: [] })
  expect(opened.key).not.toBe(form)
  expect(getDefaultStore().get(hanging.keepsAtom)).toBe(false)
})

test('the draft store reports a disk that rejects a draft, and reports when it accepts one again', async () => {
  const tab = await openTab()
  const { key } = await tab.open(form)
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError')
  })
  const jotai = await import('jotai')
  const isKept = () => jotai.getDefaultStore().get(tab.keepsAtom)
  tab.keep(key, { name: 'Ada' })
  await vi.waitFor(() => expect(isKept()).toBe(false))
  full.mockRestore()
  tab.keep(key, { name: 'Ada Obi' })
  await vi.waitFor(() => expect(isKept()).toBe(true))
})

test('an automatically restored draft belongs to the session that ended, not to a later one', async () => {
  const written: unknown[] = []
  let owner = 'ada'
  const store = new ReturningDrafts({
    pause: 0,
    queue: () => {},
    leave: () => {},
    forget: () => {},
    owner: () => owner,
    find: async () => [],
    protect: (_key, { input, returns }) => ({ input, returns }),
    put: async (_key, row) => written.push(row),
    remove: async () => {},
  })
  store.keep(form, { name: 'Ada' })
  await store.returnLastTyped()
  expect(written.at(-1)).toEqual({ input: { name: 'Ada' }, returns: true })
  // A key press while the session was ending.
  store.keep(form, { name: 'Ada O' })
  store.flush()
  await vi.waitFor(() => expect(written).toHaveLength(3))
  // Another user has signed in and typed nothing.
  owner = 'tamuno'
  await store.returnLastTyped()
  expect(written).toHaveLength(3)
})

test('a disk that responds too late does not make its draft the tab’s own', async () => {
  const given = newBrowser()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let answer: (found: []) => void = () => {}
  const slow = new DraftStore({
    pause: 0,
    queue: () => {},
    leave: () => {},
    forget: () => {},
    find: () => new Promise((resolve) => (answer = resolve)),
    protect: (_key, draft) => draft,
    put: async () => {},
    remove: async () => {},
  })
  const late = 'application of somebody whose disk was late'
  const opening = slow.open(late)
  await vi.advanceTimersByTimeAsync(2_000)
  const { key } = await opening
  answer([])
  await vi.advanceTimersByTimeAsync(0)
  expect(given).toEqual([`draft ${key}`])
})
