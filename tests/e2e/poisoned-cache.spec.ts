import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { laterBuild } from '#tests/support/deployments.ts'
import { expect, type Product, test } from './product.ts'
import { interact, untilHydrated } from './until-hydrated.ts'
import { versionOf } from './version-of.ts'

test.use({ serviceWorkers: 'allow' })
test.describe.configure({ timeout: 270_000 })

const shell = '<!doctype html><title>Kelvara</title><div id="root"></div>'
const portal = '<!doctype html><title>Hotel Wifi</title><h1>Please log in</h1>'
const first = resolve(process.env.PRODUCT_DIST ?? 'dist')
let folder: string
/** A later version, and the same without its scripts. */
const builds = { second: '', incomplete: '' }

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'poisoned-cache-'))
  builds.second = await laterBuild(first, join(folder, '2'), '2')
  builds.incomplete = join(folder, '2-incomplete')
  const isScript = (source: string) => source.startsWith(join(builds.second, 'assets'))
  await cp(builds.second, builds.incomplete, { recursive: true, filter: (source) => !isScript(source) })
})

test.afterAll(() => rm(folder, { recursive: true }))

const isAsset = (path: string) => path.startsWith('/assets/')

/** Ways in which a deployment or a network responds to requests for the second version's files. */
const hosts: Record<string, (product: Product) => void> = {
  'a host that answers 404 for missing files': (product) => product.deploy(builds.incomplete),
  'a host that serves its page for missing files': (product) => {
    product.deploy(builds.incomplete)
    product.replaceFiles((path) => (isAsset(path) ? shell : undefined))
  },
  'a portal that answers all requests but the worker’s': (product) => {
    product.deploy(builds.second)
    product.replaceFiles((path) => (path === '/sw.js' ? undefined : portal))
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
    product.replaceFiles(() => undefined)
    expect(await stateOfUpdate(page)).toBe('installed')
    await takesUpdate(page, old)
  })

for (const isReopened of [true, false])
  test(`scripts that arrive seconds after the worker are found by ${isReopened ? 'the next page that is opened' : 'a page that stays open'}`, async ({
    page,
    product,
  }) => {
    await worked(page)
    const old = await versionOf(page)
    product.deploy(builds.incomplete)
    product.replaceFiles((path) => (isAsset(path) ? shell : undefined))
    expect(await stateOfUpdate(page)).toBe('redundant')
    product.deploy(builds.second)
    product.replaceFiles(() => undefined)
    if (isReopened) await page.goto('/projects')
    await takesUpdate(page, old)
  })

test('a document whose cached script does not start reloads once from the network', async ({ page }) => {
  await worked(page)
  const databases = await page.evaluate(async () => (await indexedDB.databases()).length)
  await page.evaluate(async (body) => {
    const cache = await caches.open('site-files')
    for (const request of await cache.keys()) {
      if (!request.url.includes('.js')) continue
      const wrong = new Response(body, { headers: { 'content-type': 'text/html' } })
      await cache.put(request, wrong)
    }
  }, shell)
  const starts = startsOf(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(starts).toHaveLength(2)
  await openAnotherScreen(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  expect(await savedPages(page)).toEqual([])
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBeGreaterThanOrEqual(
    databases,
  )
})

test('a document without its scripts reports it and waits until the host serves them', async ({
  page,
  product,
}) => {
  product.replaceFiles((path) => (isAsset(path) ? shell : undefined))
  const starts = startsOf(page)
  // The app shell: scripts render its page.
  await page.goto('/login')
  await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.')
  expect(starts).toHaveLength(1)
  product.replaceFiles(() => undefined)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(starts).toHaveLength(2)
})

test('a server-rendered page without its scripts is readable, reports a press and keeps typed text', async ({
  page,
  product,
}) => {
  product.replaceFiles((path) => (isAsset(path) ? shell : undefined))
  const starts = startsOf(page)
  const lost = page.waitForResponse((response) => isAsset(new URL(response.url()).pathname))
  await page.goto('/contact')
  await interact(page)
  await lost
  // The boot script looks for the right files, which are missing.
  await page.waitForResponse((response) => response.url().endsWith('/shell.html'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('A part of this page did not arrive.')).toHaveCount(0)
  await page.getByLabel('Full Name').fill('Tamuno Briggs')
  await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.')
  product.replaceFiles(() => undefined)
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

/** Opens a page, acts on it, and waits until its worker has cached the site. */
async function worked(page: Page) {
  await page.goto('/about')
  await untilHydrated(page)
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
