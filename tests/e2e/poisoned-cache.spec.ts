import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { laterBuild } from '#tests/deployments.ts'
import { withIndexAsShell, withUncheckedWorker } from '#tests/unchecked-worker.ts'
import { fillMessage } from './message-form.ts'
import { expect, type Product, test } from './product.ts'
import { versionOf } from './version-of.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 270_000 })

const shell = '<!doctype html><title>Kelvara</title><div id="root"></div>'
const portal = '<!doctype html><title>Hotel Wifi</title><h1>Please log in</h1>'
const first = resolve(process.env.PRODUCT_DIST ?? 'dist')
let folder: string
/** A later version, the same without its scripts, and two first releases, whose worker verifies nothing. */
const builds = { second: '', incomplete: '', unchecked: '', uncheckedSecond: '', indexAsShell: '' }

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poisoned-cache-'))
  builds.second = await laterBuild(first, join(folder, '2'), '2')
  builds.incomplete = join(folder, '2-incomplete')
  const isScript = (source: string) => source.startsWith(join(builds.second, 'assets'))
  await cp(builds.second, builds.incomplete, { recursive: true, filter: (source) => !isScript(source) })
  builds.indexAsShell = await withIndexAsShell(await laterBuild(first, join(folder, 'index'), 'i'))
  builds.unchecked = await withUncheckedWorker(await laterBuild(first, join(folder, 'old-1'), 'a'))
  builds.uncheckedSecond = await withUncheckedWorker(await laterBuild(first, join(folder, 'old-2'), 'b'))
})

test.afterAll(() => rm(folder, { recursive: true }))

const isAsset = (path: string) => path.startsWith('/assets/')

/** Ways in which a deployment or a network responds to requests for the second version's files. */
const hosts: Record<string, (product: Product) => void> = {
  'a host that answers 404 for missing files': (product) => product.deploy(builds.incomplete),
  'a host that serves its page for missing files': (product) => {
    product.deploy(builds.incomplete)
    product.answerWithPages((path) => (isAsset(path) ? shell : undefined))
  },
  'a portal that answers all requests but the worker’s': (product) => {
    product.deploy(builds.second)
    product.answerWithPages((path) => (path === '/sw.js' ? undefined : portal))
  },
}

for (const [host, deploy] of Object.entries(hosts))
  test(`the installed version stays until the next one is complete behind ${host}`, async ({
    page,
    product,
  }) => {
    await worked(page)
    const old = await versionOf(page)
    deploy(product)
    expect(await stateOfUpdate(page)).toBe('redundant')
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await versionOf(page)).toBe(old)
    expect(await savedPages(page)).toEqual([])

    product.deploy(builds.second)
    product.answerWithPages(() => undefined)
    expect(await stateOfUpdate(page)).toBe('installed')
    await takesUpdate(page, old)
  })

test('scripts that arrive seconds after the worker are found by the next page that is opened', async ({
  page,
  product,
}) => {
  await worked(page)
  const old = await versionOf(page)
  product.deploy(builds.incomplete)
  product.answerWithPages((path) => (isAsset(path) ? shell : undefined))
  expect(await stateOfUpdate(page)).toBe('redundant')
  product.deploy(builds.second)
  product.answerWithPages(() => undefined)
  await page.goto('/projects')
  await takesUpdate(page, old)
})

test('a device whose earlier worker cached pages as scripts is repaired and keeps its waiting message', async ({
  page,
  context,
  product,
}) => {
  product.deploy(builds.unchecked)
  await worked(page)
  const other = await context.newPage()
  await other.goto('/contact')
  await expect(other.getByLabel('Full Name')).toBeVisible()
  product.deploy(builds.uncheckedSecond)
  product.answerWithPages((path) => (isAsset(path) ? shell : undefined))
  expect(await stateOfUpdate(page)).toBe('installed')
  product.answerWithPages(() => undefined)
  await context.setOffline(true)
  await fillMessage(other, 'Written before the page went white')
  await other.getByRole('button', { name: 'Send Message' }).click()
  await expect(other.getByText(/Saved on this device/).first()).toBeVisible()
  await other.close()
  await page.getByRole('button', { name: 'Update now' }).click()
  await expect.poll(() => page.locator('#root > *').count()).toBe(0)
  await context.setOffline(false)
  await page.reload()
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete')
  expect(await page.locator('#root > *').count()).toBe(0)
  expect(await earlierCaches(page)).toHaveLength(1)

  // The next release: the blank page finds its worker.
  product.deploy(first)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openAnotherScreen(page)
  await expect.poll(() => earlierCaches(page)).toEqual([])
  expect(await savedPages(page)).toEqual([])
  const sent = () =>
    backend.tables.contactSubmissions
      .all()
      .filter((row) => row.message === 'Written before the page went white')
  await expect.poll(sent).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openAnotherScreen(page)
})

test('a device whose worker has an earlier release’s start page is updated and works without a network', async ({
  page,
  context,
  product,
}) => {
  product.deploy(builds.indexAsShell)
  await worked(page)
  await page.reload()
  const old = await versionOf(page)
  expect(await savedDocuments(page)).toEqual(['/index.html'])
  product.deploy(first)
  expect(await stateOfUpdate(page)).toBe('installed')
  // The old version stays until a user accepts the new one.
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await versionOf(page)).toBe(old)
  await page.getByRole('button', { name: 'Update now' }).click()
  await hasTakenOver(page, old)
  await expect.poll(() => savedDocuments(page)).toEqual(['/shell.html'])
  await context.setOffline(true)
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await openAnotherScreen(page)
})

test('a document whose cached script does not start reloads once from the network', async ({ page }) => {
  await worked(page)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length)
  await page.evaluate(async (body) => {
    const cache = await caches.open('site-files')
    const earlier = await caches.open('workbox-precache-v2-site')
    for (const request of await cache.keys()) {
      if (!request.url.includes('.js')) continue
      const wrong = new Response(body, { headers: { 'content-type': 'text/html' } })
      await earlier.put(request, wrong.clone())
      await cache.put(request, wrong)
    }
  }, shell)
  expect(await earlierCaches(page)).toHaveLength(1)
  const starts = startsOf(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(starts).toHaveLength(2)
  await openAnotherScreen(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await savedPages(page)).toEqual([])
  expect(await earlierCaches(page)).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThanOrEqual(
    databases,
  )
})

test('a document without its scripts reports it and waits until the host serves them', async ({
  page,
  product,
}) => {
  product.answerWithPages((path) => (isAsset(path) ? shell : undefined))
  const starts = startsOf(page)
  // The app shell: scripts render its page.
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.')
  expect(starts).toHaveLength(1)
  product.answerWithPages(() => undefined)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(starts).toHaveLength(2)
})

test('a server-rendered page without its scripts is readable, reports a press and keeps typed text', async ({
  page,
  product,
}) => {
  product.answerWithPages((path) => (isAsset(path) ? shell : undefined))
  const starts = startsOf(page)
  const lost = page.waitForResponse((response) => isAsset(new URL(response.url()).pathname))
  await page.goto('/contact')
  await lost
  // The boot script looks for the right files, which are missing.
  await page.waitForResponse((response) => response.url().endsWith('/shell.html'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('A part of this page did not arrive.')).toHaveCount(0)
  await page.getByLabel('Full Name').fill('Tamuno Briggs')
  await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.')
  product.answerWithPages(() => undefined)
  const script = await page.waitForResponse(
    (response) => isAsset(new URL(response.url()).pathname) && isScript(response.headers()),
  )
  await script.finished()
  await expect(page.getByLabel('Full Name')).toHaveValue('Tamuno Briggs')
  expect(starts).toHaveLength(1)
})

const isScript = (headers: Record<string, string>) => String(headers['content-type']).includes('javascript')

/** Presses the button that activates the waiting version, whose other screens load too. */
async function takesUpdate(page: Page, old: string) {
  await page.getByRole('button', { name: 'Update now' }).click()
  await hasTakenOver(page, old)
  await openAnotherScreen(page)
}

/** Waits for the new version. Chromium may let the old worker idle for half a minute first. */
async function hasTakenOver(page: Page, old: string) {
  await expect.poll(() => versionOf(page)).not.toBe(old)
}

/** Opens a page and waits until its worker has cached the site. */
async function worked(page: Page) {
  await page.goto('/about')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
}

/** Looks for an update. Returns the state of the worker that was found. */
async function stateOfUpdate(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    const found = new Promise<string>((resolve) => {
      registration.addEventListener('updatefound', () => {
        const worker = registration.installing
        worker?.addEventListener('statechange', () => resolve(worker.state))
      })
    })
    await registration.update()
    return found
  })
}

/** Returns the pages in Cache Storage that are stored under another type. */
async function savedPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const wrong: string[] = []
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const saved = await cache.match(request)
        const isPage = saved?.headers.get('content-type')?.includes('html')
        if (isPage && !request.url.includes('/shell.html')) wrong.push(request.url)
      }
    }
    return wrong
  })
}

/** Returns the paths of the documents that the worker has for navigations. */
function savedDocuments(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const saved = await (await caches.open('site-files')).keys()
    return saved.map(({ url }) => new URL(url).pathname).filter((path) => path.endsWith('.html'))
  })
}

async function openAnotherScreen(page: Page) {
  await page.getByRole('link', { name: 'Careers', exact: true }).first().click()
  await expect(page).toHaveURL(/\/careers$/)
  await expect(page.getByRole('heading', { level: 1, name: /Career|Work/i })).toBeVisible()
}

function startsOf(page: Page): string[] {
  const starts: string[] = []
  page.on('domcontentloaded', () => starts.push(page.url()))
  return starts
}

/** Returns the caches of the first releases' worker. */
function earlierCaches(page: Page): Promise<string[]> {
  return page.evaluate(async () =>
    (await caches.keys()).filter((name) => name.startsWith('workbox-precache')),
  )
}
