import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inTransaction } from '#src/offline/outbox/database.ts'
import { store as jotaiStore } from '#src/ui/browser/store.ts'
import { stubStorage } from '#tests/support/memory-storage.ts'
import type { DraftRows } from './draft-rows.ts'
import { DraftStore } from './draft-store.ts'
import { plainDrafts } from './plain-drafts.ts'

const form = 'application 66c0'
const resume = (name: string) => new File(['%PDF-'], name, { type: 'application/pdf', lastModified: 1 })
const openTab = () => new DraftStore(plainDrafts((mode, task) => inTransaction('drafts', mode, task)))
const keysOnDisk = () => inTransaction('drafts', 'readonly', (rows) => rows.getAllKeys())
const put = (key: string, row: object) => inTransaction('drafts', 'readwrite', (rows) => rows.put(row, key))
const left = () => Object.keys(localStorage)
const hangs = () => new Promise<never>(() => {})

beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.stubGlobal('document', new EventTarget())
  stubStorage()
  await inTransaction('drafts', 'readwrite', (rows) => rows.clear())
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

/** Opens a store over a disk that the test controls; rows are the entries themselves. */
function openStore(changes: Partial<DraftRows<object>> = {}) {
  const written: object[] = []
  const store = new DraftStore<object>({
    pause: 0,
    prefix: 'draft ',
    toText: JSON.stringify,
    fromText: JSON.parse,
    find: async () => [],
    protect: (_key, { input }) => input,
    put: async (_key, row) => written.push(row),
    recover: async () => {},
    remove: async () => {},
    ...changes,
  })
  return { store, written, isKept: () => jotaiStore.get(store.keepsAtom) }
}

test('the newest text of a form wins, whichever tab typed it', async () => {
  const [first, second] = [openTab(), openTab()]
  first.keep(form, { name: 'Ada', resume: resume('long.pdf') })
  first.flush()
  vi.setSystemTime(Date.now() + 1_000)
  second.keep(form, { name: 'Ada Obi', resume: resume('short.pdf') })
  second.flush()
  await vi.waitFor(async () =>
    expect((await openTab().open(form))?.input).toMatchObject({
      name: 'Ada Obi',
      resume: { name: 'short.pdf' },
    }),
  )
  await first.drop(form)
  expect(await keysOnDisk()).toHaveLength(2)
  await second.drop(form)
  expect(await keysOnDisk()).toEqual([])
})

test('the newest of several drafts of the previous version stays, under the key of its form', async () => {
  await put(form, { at: 1, values: { name: 'Ada' } })
  await put(`${form} #2`, { at: 2, values: { name: 'Ada Obi' } })
  await put(`${form} #2 files`, { resume: resume('long.pdf') })
  const draft = await openTab().open(form)
  expect(draft).toMatchObject({ at: 2, input: { name: 'Ada Obi', resume: { name: 'long.pdf' } } })
  await vi.waitFor(async () => expect(await keysOnDisk()).toEqual([form, `${form} files`]))
  expect(await openTab().open(form)).toMatchObject({ at: 2, input: { name: 'Ada Obi' } })
})

const day = 24 * 60 * 60_000

test.each([40 * day, 365 * day, -365 * day])(
  'a page start %i ms away deletes neither the draft nor its file',
  async (away) => {
    const tab = openTab()
    tab.keep(form, { name: 'Ada', resume: resume('long.pdf') })
    tab.flush()
    const now = Date.now()
    for (const moment of [now + away, now]) {
      vi.setSystemTime(moment)
      const draft = await openTab().open(form)
      expect(draft?.input).toMatchObject({ name: 'Ada', resume: { name: 'long.pdf' } })
    }
  },
)

test('a hanging device yields no draft after two seconds and reports it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { store, isKept } = openStore({ find: hangs })
  const opening = store.open(form)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(await opening).toBeUndefined()
  expect(isKept()).toBe(false)
})

test('the first letter is stored at once and the last one when the page closes', async () => {
  const tab = openTab()
  const spy = vi.spyOn(IDBObjectStore.prototype, 'put')
  tab.keep(form, { name: 'A' })
  await vi.waitFor(() =>
    expect(spy).toHaveBeenCalledWith(expect.objectContaining({ values: { name: 'A' } }), form),
  )
  tab.keep(form, { name: 'Ad' })
  tab.keep(form, { name: 'Ada' })
  window.dispatchEvent(new Event('pagehide'))
  // A closing page gets no more than microtasks.
  await Promise.resolve()
  await Promise.resolve()
  expect(spy).toHaveBeenLastCalledWith(expect.objectContaining({ values: { name: 'Ada' } }), form)
})

test('a slow disk gets one write at a time, and the last text next', async () => {
  const handed: unknown[] = []
  const taken: (() => void)[] = []
  const { store } = openStore({
    put: (_key, row) => {
      handed.push(row)
      return new Promise<void>((take) => taken.push(take))
    },
  })
  for (const name of ['A', 'Ad', 'Ada', 'Ada O']) {
    store.keep(form, { name })
    await new Promise((soon) => setTimeout(soon))
  }
  expect(handed).toEqual([{ name: 'A' }])
  taken.shift()?.()
  await vi.waitFor(() => expect(handed).toEqual([{ name: 'A' }, { name: 'Ada O' }]))
})

test('a slow encryption does not undo a later one', async () => {
  const ends: (() => void)[] = []
  const { store, written } = openStore({
    protect: (_key, { input }) => new Promise((encrypted) => ends.push(() => encrypted(input))),
  })
  store.keep(form, { name: 'A' })
  store.keep(form, { name: 'Ada' })
  ends[1]?.()
  await vi.waitFor(() => expect(written).toEqual([{ name: 'Ada' }]))
  ends[0]?.()
  store.keep(form, { name: 'Ada Obi' })
  void store.drop(form)
  ends[2]?.()
  await store.forgetAll()
  expect(written).toEqual([{ name: 'Ada' }])
})

test.each(['write', 'encryption'])(
  'a rejected %s is retried without further typing, and only for the last text',
  async (step) => {
    vi.useFakeTimers()
    let refuses = true
    const refuse = (name: string) => (refuses && step === name ? Promise.reject(new Error('No')) : undefined)
    const { store, written, isKept } = openStore({
      put: async (_key, row) => {
        await refuse('write')
        written.push(row)
      },
      protect: (_key, { input }) => refuse('encryption') ?? input,
    })
    for (const name of ['A', 'Ada']) store.keep(form, { name })
    await vi.advanceTimersByTimeAsync(10_000)
    expect(isKept()).toBe(false)
    refuses = false
    await vi.advanceTimersByTimeAsync(3_000)
    expect(written).toEqual([{ name: 'Ada' }])
    expect(isKept()).toBe(true)
    await vi.advanceTimersByTimeAsync(10_000)
    expect(written).toHaveLength(1)
  },
)

test.each([
  ['dropped', (store: DraftStore<object>) => store.drop(form)],
  ['forgotten with all others', (store: DraftStore<object>) => store.forgetAll()],
])('a rejected draft that is %s is not written again', async (_what, end) => {
  vi.useFakeTimers()
  let refuses = true
  const { store, written } = openStore({
    put: async (_key, row) => {
      if (refuses) throw new DOMException('It hangs', 'TimeoutError')
      written.push(row)
    },
  })
  store.keep(form, { name: 'Ada' })
  await vi.advanceTimersByTimeAsync(100)
  refuses = false
  await end(store)
  await vi.advanceTimersByTimeAsync(10_000)
  expect(written).toEqual([])
})

test('a draft that could not be encrypted is not encrypted for the next person who signs in', async () => {
  vi.useFakeTimers()
  let owner = 'ada'
  const protect = vi.fn(() => Promise.reject(new Error('No key')))
  const { store } = openStore({ owner: () => owner, protect })
  store.keep(form, { name: 'Ada' })
  await vi.advanceTimersByTimeAsync(100)
  owner = 'bola'
  await vi.advanceTimersByTimeAsync(10_000)
  expect(protect).toHaveBeenCalledOnce()
})

test('the draft typed last is restored automatically after an expired session, and only once', async () => {
  const { store, written } = openStore({ protect: (_key, { input, returns }) => ({ input, returns }) })
  store.keep(form, { name: 'Ada' })
  await store.returnLastTyped()
  expect(written.at(-1)).toEqual({ input: { name: 'Ada' }, returns: true })
  const count = written.length
  await store.returnLastTyped()
  expect(written).toHaveLength(count)
})

test.each(['pagehide', 'visibilitychange'])(
  'a %s event leaves text that the disk has not confirmed, and the next page stores it once',
  async (event) => {
    const { store } = openStore({
      prefix: 'visitor-draft ',
      toText: () => '{"at":1,"values":{"name":"Ada"}}',
      put: hangs,
    })
    store.keep('quote', { name: 'Ada' })
    for (const target of [window, document]) target.dispatchEvent(new Event(event))
    expect(left()).toEqual(['visitor-draft quote'])
    expect(await openTab().open('quote')).toMatchObject({ input: { name: 'Ada' } })
    expect(left()).toEqual([])
  },
)

test('a text that a closed page left replaces an older one and not a newer one', async () => {
  await put('quote', { at: 2, values: { name: 'Newer' } })
  await put('contact', { at: 2, values: { name: 'Older' } })
  localStorage.setItem('visitor-draft quote', '{"at":1,"values":{"name":"Left"}}')
  localStorage.setItem('visitor-draft contact', '{"at":3,"values":{"name":"Left"}}')
  localStorage.setItem('visitor-draft broken', '{')
  const tab = openTab()
  expect(await tab.open('quote')).toMatchObject({ input: { name: 'Newer' } })
  expect(await tab.open('contact')).toMatchObject({ input: { name: 'Left' } })
  expect(left()).toEqual([])
})

test('a text that the disk rejects again stays for the next time', async () => {
  localStorage.setItem('draft quote', '{}')
  const { store } = openStore({
    recover: () => Promise.reject(new DOMException('No room', 'QuotaExceededError')),
  })
  await store.open('quote')
  expect(left()).toEqual(['draft quote'])
})

test('a row that is confirmed late, dropped or forgotten does not stay in localStorage', async () => {
  const taken: (() => void)[] = []
  const { store } = openStore({ put: () => new Promise<void>((take) => taken.push(take)) })
  for (const key of ['quote', 'contact', 'apply']) store.keep(key, { name: 'Ada' })
  store.leave()
  expect(left()).toHaveLength(3)
  taken[0]?.()
  await vi.waitFor(() => expect(left()).toEqual(['draft contact', 'draft apply']))
  store.forget('contact')
  expect(left()).toEqual(['draft apply'])
  for (const take of taken) take()
  await store.forgetAll()
  expect(left()).toEqual([])
})

test('a text that is too large for localStorage does not prevent the others', () => {
  const { setItem } = localStorage
  vi.spyOn(Object.getPrototypeOf(localStorage), 'setItem').mockImplementation(function (
    this: Storage,
    ...[name, text]: unknown[]
  ) {
    if (String(text).length > 100) throw new DOMException('No room', 'QuotaExceededError')
    setItem.call(this, String(name), String(text))
  })
  const { store } = openStore({ put: hangs })
  store.keep('article', { text: 'a'.repeat(200) })
  store.keep('quote', { name: 'Ada' })
  store.leave()
  expect(left()).toEqual(['draft quote'])
})

test('a browser that blocks localStorage causes no error', async () => {
  vi.stubGlobal('localStorage', undefined)
  const { store, written } = openStore()
  store.keep('quote', { name: 'Ada' })
  store.leave()
  expect(await store.open('quote')).toBeUndefined()
  expect(written).toEqual([{ name: 'Ada' }])
})
