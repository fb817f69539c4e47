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

test('a device without wrong files waits, as always', async () => {
  await fill('start()', script)
  await mend()
  expect(skipWaiting).not.toHaveBeenCalled()
  expect(navigate).not.toHaveBeenCalled()
})

test.each([
  ['a page in place of the start script', () => fill(shell, 'text/html')],
  ['the same, in capitals', () => fill(shell, 'TEXT/HTML')],
  ['a portal in place of the start page', () => fill('start()', script, '<h1>Please log in</h1>')],
])('%s: the next version takes over, and white tabs are loaded again; others are not', async (_, poison) => {
  await poison()
  await mend()
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(navigate.mock.calls).toEqual([['https://kelvara.example/white']])
})

test('a second attempt, after the files were deleted by the first, does the same', async () => {
  await fill(shell, 'text/html')
  await createCacheRepair({ skipWaiting, clients: { matchAll: async () => tabs } }).begin()
  expect(device.paths(unchecked)).not.toContain('/assets/index.js')
  await mend()
  expect(navigate).toHaveBeenCalledOnce()
})

test('pages in place of screens: the next version takes over, and no tab is loaded again', async () => {
  await fill('start()', script)
  await device.fill(unchecked, '/assets/about.js', shell, 'text/html')
  await mend()
  expect(skipWaiting).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
})

test('pages go out of every cache; what is right stays until the new version has it', async () => {
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
