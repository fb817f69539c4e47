import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCacheRepair } from './cache-repair.ts'
import { stubCaches } from './memory-caches.fixture.ts'

/** Cache name of the workers that stored responses unchecked. */
const unchecked = 'workbox-precache-v2-https://kelvara.example/'
const shell = '<script src="/assets/index.js"></script><div id="root"></div>'
const script = 'text/javascript'

let device: ReturnType<typeof stubCaches>
const skipWaiting = vi.fn(async () => {})
const navigate = vi.fn(async () => {})
const tabs = ['white', 'with-a-form'].map((id) => ({ id, url: `https://kelvara.example/${id}`, navigate }))

beforeEach(async () => {
  vi.clearAllMocks()
  device = stubCaches()
  await device.fill('earlier-files', '/earlier-tabs', '["with-a-form"]', 'application/json')
})
afterEach(() => void vi.unstubAllGlobals())

async function fill(start: string, type: string, page = shell) {
  await device.fill(unchecked, '/index.html?__WB_REVISION__=1', page, 'text/html')
  await device.fill(unchecked, '/assets/index.js', start, type)
  await device.fill(unchecked, '/assets/about.js', 'about()', script)
}

async function mend() {
  const repair = createCacheRepair({ skipWaiting, clients: { matchAll: async () => tabs } })
  const finish = await repair.begin()
  expect(skipWaiting).not.toHaveBeenCalled()
  await finish()
  await repair.finish()
}

test('a worker on a device without wrong files waits as usual', async () => {
  await fill('start()', script)
  await mend()
  expect(skipWaiting).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  ['a page in place of the start script', () => fill(shell, 'text/html')],
  ['an HTML page whose type is in capitals', () => fill(shell, 'TEXT/HTML')],
  ['a portal in place of the start page', () => fill('start()', script, '<h1>Please log in</h1>')],
])('the next version activates and reloads blank tabs when the cache holds %s', async (_, poison) => {
  await poison()
  await mend()
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(navigate.mock.calls).toEqual([['https://kelvara.example/white']])
})

test('a second repair after the files were deleted reloads the blank tabs as well', async () => {
  await fill(shell, 'text/html')
  await createCacheRepair({ skipWaiting, clients: { matchAll: async () => tabs } }).begin()
  expect(device.paths(unchecked)).not.toContain('/assets/index.js')
  await mend()
  expect(navigate).toHaveBeenCalledOnce()
})

test('the next version activates without reloading any tab when only lazy screens are wrong', async () => {
  await fill('start()', script)
  await device.fill(unchecked, '/assets/about.js', shell, 'text/html')
  await mend()
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
})

test('HTML pages are removed from every cache, and right files stay until the new version has them', async () => {
  await fill(shell, 'text/html')
  await device.fill('staff-files', '/assets/desk.js', shell, 'text/html')
  await device.fill('site-files', '/shell.html', shell, 'text/html')
  await device.fill('images', '/pictures/a.avif', shell, 'Text/HTML')
  await device.fill('images', '/pictures/b.avif', 'b', 'image/avif')
  const repair = createCacheRepair({ skipWaiting, clients: { matchAll: async () => [] } })
  await repair.begin()
  expect(device.paths('staff-files')).toEqual([])
  expect(device.paths('site-files')).toEqual(['/shell.html'])
  expect(device.paths('images')).toEqual(['/pictures/b.avif'])
  expect(device.paths(unchecked)).toEqual(['/index.html', '/assets/about.js'])
  await repair.finish()
  expect(await caches.has(unchecked)).toBe(false)
})
