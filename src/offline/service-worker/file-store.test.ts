import { createHash } from 'node:crypto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFileStore } from './file-store.ts'
import { stubCaches } from './memory-caches.fixture.ts'

const javascript = 'text/javascript; charset=utf-8'
const page: Answer = ['<h1>Hotel Wifi: please log in</h1>', 'text/html']
const integrityOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`
const list = [
  { url: 'assets/a.js', integrity: integrityOf('a()') },
  { url: 'assets/b.js', integrity: integrityOf('b()') },
  { url: 'shell.html', integrity: integrityOf('<div id="root"></div>') },
]

type Answer = [body: string, type: string, status?: number]
/** Responses of the host, and those that the browser's own cache has in their place. */
let host: Record<string, Answer>
let browser: Record<string, Answer>
let asked: string[]
let device: ReturnType<typeof stubCaches>

beforeEach(() => {
  device = stubCaches()
  asked = []
  browser = {}
  host = {
    '/assets/a.js': ['a()', javascript],
    '/assets/b.js': ['b()', javascript],
    '/shell.html': ['<div id="root"></div>', 'text/html'],
  }
  vi.stubGlobal('fetch', async (path: string, { cache }: RequestInit) => {
    asked.push(`${path} ${cache}`)
    const [body, type, status = 200] = (cache === 'default' && browser[path]) || (host[path] ?? page)
    return new Response(body, { status, headers: { 'content-type': type } })
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('files are stored as the build made them and not requested again', async () => {
  const store = createFileStore('site-files', list)
  await store.save()
  // Several files load at once, in any order.
  expect(device.paths('site-files').toSorted()).toEqual(['/assets/a.js', '/assets/b.js', '/shell.html'])
  await store.save()
  expect(asked).toHaveLength(3)
})

test.each<[string, Answer]>([
  ['404', ['<h1>Not Found</h1>', 'text/html', 404]],
  ['the page with 200', ['<div id="root"></div>', 'text/html']],
  ['the page as a script', ['<div id="root"></div>', javascript]],
  ['the file as a text', ['b()', 'text/plain']],
  ['the file of another version', ['b(2)', javascript]],
])(
  'a host that responds with %s stores no wrong file, and the next attempt fetches the rest',
  async (_, answer) => {
    const right = host['/assets/b.js']
    host['/assets/b.js'] = answer
    const store = createFileStore('site-files', list)
    await expect(store.save()).rejects.toThrow('1 files did not arrive')
    expect(device.paths('site-files')).not.toContain('/assets/b.js')
    host['/assets/b.js'] = right ?? page
    asked = []
    await store.save()
    expect(asked).toContain('/assets/b.js default')
    expect(asked).not.toContain('/assets/a.js default')
    expect(await device.text('site-files', '/assets/b.js')).toBe('b()')
  },
)

/** Waits until an attempt has failed: fake timers do not advance its hashes. */
const pauseBegins = () =>
  vi.waitFor(() => expect(vi.getTimerCount()).toBe(1), { interval: 1, timeout: 10_000 })

test('lost files are requested again automatically, and a lasting loss is reported', async () => {
  vi.useFakeTimers()
  const right = host['/assets/b.js']
  host['/assets/b.js'] = page
  const saving = createFileStore('staff-files', list).saveWithRetries()
  await pauseBegins()
  expect(device.paths('staff-files')).not.toContain('/assets/b.js')
  host['/assets/b.js'] = right ?? page
  vi.advanceTimersByTime(5_000)
  await saving
  expect(device.paths('staff-files')).toContain('/assets/b.js')

  const lost = [{ url: 'assets/c.js', integrity: integrityOf('c()') }]
  const failing = expect(createFileStore('site-files', lost).saveWithRetries()).rejects.toThrow(
    'did not arrive',
  )
  await vi.advanceTimersByTimeAsync(5 * 60_000)
  await failing
})

test('files are not requested again after a Logout', async () => {
  vi.useFakeTimers()
  host['/assets/b.js'] = page
  const saving = createFileStore('staff-files', list).saveWithRetries()
  await pauseBegins()
  await caches.delete('staff-files')
  asked = []
  vi.advanceTimersByTime(5_000)
  await saving
  expect(asked).toEqual([])
  expect(await caches.has('staff-files')).toBe(false)
})

test('a captive portal’s page is not stored as the app shell', async () => {
  host = {}
  await expect(createFileStore('site-files', list).save()).rejects.toThrow()
  expect(device.paths('site-files')).toEqual([])
})

test('a wrong response in the browser’s own cache is bypassed', async () => {
  browser = { '/assets/a.js': page }
  await createFileStore('site-files', list).save()
  expect(asked).toContain('/assets/a.js reload')
  expect(await device.text('site-files', '/assets/a.js')).toBe('a()')
})

test('a file of an earlier version is reused only if its content is the same', async () => {
  await device.fill('workbox-precache-v2-x', '/assets/a.js', 'a()', javascript)
  await device.fill('workbox-precache-v2-x', '/assets/b.js', ...pageInPlaceOfScript)
  await createFileStore('site-files', list).save()
  expect(asked).not.toContain('/assets/a.js default')
  expect(await device.text('site-files', '/assets/a.js')).toBe('a()')
  expect(await device.text('site-files', '/assets/b.js')).toBe('b()')
})

test('the file store picks the right one of several stored versions of a file', async () => {
  const saved = { url: 'assets/a.js', integrity: integrityOf('a(0)') }
  await device.fill('site-files', `/assets/a.js?${saved.integrity}`, 'a(0)', javascript)
  await device.fill('earlier-files', '/assets/a.js', 'a()', javascript)
  await device.fill('images', '/assets/b.js', 'b()', javascript)
  await createFileStore('site-files', list).save()
  expect(asked).not.toContain('/assets/a.js default')
  // The picture cache contains nothing else.
  expect(asked).toContain('/assets/b.js default')
})

test('a stored file that has become wrong is fetched again', async () => {
  const store = createFileStore('site-files', list)
  await store.save()
  await device.fill('site-files', `/assets/a.js?${list[0]?.integrity}`, ...pageInPlaceOfScript)
  await store.save()
  expect(await device.text('site-files', '/assets/a.js')).toBe('a()')
})

test('a new version leaves the files of the current one alone until it takes over', async () => {
  await createFileStore('site-files', list).save()
  host['/shell.html'] = ['<div id="root"> </div>', 'text/html']
  const next = createFileStore('site-files', [
    { url: 'shell.html', integrity: integrityOf('<div id="root"> </div>') },
  ])
  await next.save()
  expect(device.paths('site-files')).toHaveLength(4)
  await next.dropOthers()
  expect(device.paths('site-files')).toEqual(['/shell.html'])
  expect(await device.text('site-files', '/shell.html')).toBe('<div id="root"> </div>')
})

const pageInPlaceOfScript = ['<div id="root"></div>', 'text/html'] as const
