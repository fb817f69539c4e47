import type { Page, Route } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { rangeOf } from '#mocks/seeded.ts'
import { expectAccessible } from './accessible.ts'
import { expectSeenInForcedColours } from './forced-colours.ts'
import { expectKeyboardTour } from './keyboard-tour.ts'
import { expect, signIn, test } from './product.ts'
import { cutOff, horizontalOverflow } from './upright.ts'

// Run in parallel: these are the longest tests, and would delay the end of the whole run.
test.describe.configure({ mode: 'parallel' })

const id = (name: 'projects' | 'services' | 'careers' | 'blogs') =>
  String(backend.tables[name].all().find(({ status }) => status !== 'draft')?._id)

const visitors = [
  '/',
  '/about',
  '/about-hse',
  '/management-team',
  '/team',
  '/careers',
  '/apply',
  `/apply?jobId=${id('careers')}`,
  '/projects',
  '/projects?view=programme',
  '/projects?view=map',
  `/project/${id('projects')}`,
  '/services',
  `/service/${id('services')}`,
  // The discipline of this service has projects.
  `/service/${backend.tables.services.all().find(({ name }) => name === 'Electrical System Engineering')?._id}`,
  '/testimonials',
  '/quote',
  '/blog',
  `/blog-details/${id('blogs')}`,
  '/contact',
  '/gallery',
  '/search',
  '/search?query=pump',
  '/my-messages',
  '/login',
  '/register',
  '/forgot-password',
  '/reset-password',
  '/404',
]
const states: [state: string, answer: (route: Route) => Promise<void>, words: string][] = [
  ['a list that failed', (route) => route.fulfill({ status: 500, json: {} }), 'Failed to fetch projects'],
  ['an empty list', (route) => route.fulfill({ json: { projects: [] } }), 'No projects to show yet'],
]

/** Two parts, so that the test runner's workers finish at the same time. */
for (const part of [0, 1])
  test(`every public page is accessible in both themes, at all sizes and by keyboard: part ${part + 1}`, async ({
    page,
  }) => {
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    for (const route of visitors.filter((_, index) => index % 2 === part)) {
      await page.setViewportSize({ width: 1440, height: 800 })
      await page.goto(route)
      await isWhole(page)
      // The stories check the colours of each part in both themes: one theme at each size suffices here.
      await expectAccessible(page, route, ['light'])
      await expectSeenInForcedColours(page, route)
      // A keyboard tour takes as long as all other checks. Each page has one: on a desktop, or with large text.
      const isTouredOnDesktop = Math.floor(visitors.indexOf(route) / 2) % 2 === 0
      if (isTouredOnDesktop) await expectKeyboardTour(page, route)
      await page.setViewportSize({ width: 360, height: 800 })
      await isWhole(page)
      await expectAccessible(page, `${route} on a phone`, ['dark'])
      if (route === '/')
        expect.soft(await heightOf(page), 'pixels of the home page').toBeLessThanOrEqual(8000)
      await page.setViewportSize({ width: 320, height: 800 })
      expect.soft(await horizontalOverflow(page), `${route} at 320 px`).toBeLessThanOrEqual(0)
      // Same effect as the browser's text size: every size is a multiple of the root's.
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      expect.soft(await horizontalOverflow(page), `${route} with large letters`).toBeLessThanOrEqual(0)
      expect.soft(await cutOff(page), `${route} with large letters`).toEqual([])
      if (!isTouredOnDesktop) await expectKeyboardTour(page, `${route} with large letters`)
    }
    expect(faults).toEqual([])
  })

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

async function isWhole(page: Page) {
  await expect(page.locator('h1')).toHaveCount(1)
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
}

test('an empty list, a failed list, an offline record and a page without its file are accessible', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const [state, answer, words] of states) {
    await page.goto('/favicon.svg')
    await page.evaluate(() => indexedDB.deleteDatabase('saved-visitor'))
    await page.route('**/api/v1/projects', answer)
    await page.goto('/projects')
    await expect(page.getByText(words)).toBeVisible()
    await expectAccessible(page, state)
    await page.unroute('**/api/v1/projects')
  }
  await page.goto(`/project/${id('projects')}`)
  await expect(page.getByLabel('Facts about the project')).toBeVisible()
  await context.setOffline(true)
  await expect(page.getByText(/^You are offline/)).toBeVisible()
  await expectAccessible(page, 'a project without a network')
  await page.route(/\/assets\//, (route) => route.abort())
  await page.getByRole('main').getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'This page is not on this device yet' })).toBeVisible()
  await expectAccessible(page, 'a page without its file')
})

test('unknown paths lead visitors to /404 and staff to the dashboard, and /blogs leads to /blog', async ({
  page,
}) => {
  await page.goto('/no/such/page')
  await expect(page).toHaveURL(/\/404$/)
  await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible()
  await page.getByRole('link', { name: 'Back to Home' }).click()
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/blogs')
  await expect(page).toHaveURL(/\/blog$/)
  await page.goto('/dashboard/no-such-screen')
  await signIn(page)
  await expect(page).toHaveURL(/\/dashboard$/)
})

test('the dashboard can be installed with its manifest and icons', async ({ page }) => {
  await page.goto('/login')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest: { start_url: string; icons: { src: string; sizes: string; purpose?: string }[] } = await (
    await page.request.get(address ?? '')
  ).json()
  expect(manifest.start_url).toBe('/dashboard?source=pwa')
  const purposes = manifest.icons.map(({ sizes, purpose = 'any' }) => `${sizes} ${purpose}`)
  expect(purposes).toEqual(
    expect.arrayContaining(['192x192 any', '512x512 any', '512x512 maskable', '512x512 monochrome']),
  )
  for (const { src } of manifest.icons) expect((await page.request.get(src)).ok()).toBe(true)
})

test('the worker serves neither the API nor files with the app shell and caches no API response', {
  tag: '@worker',
}, async ({ page }) => {
  await page.goto('/login')
  await signIn(page)
  await page.goto('/dashboard/quote-requests')
  await expect(page.getByText(rangeOf('quoteRequests'))).toBeVisible()
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const seen = await page.evaluate(async () => {
    const api = await fetch('/api/v1/no-such-call')
    const file = await fetch('/no-such-file.pdf')
    const kept: string[] = []
    for (const name of await caches.keys()) {
      for (const request of await (await caches.open(name)).keys()) kept.push(request.url)
    }
    return { api: api.headers.get('content-type'), file: file.status, kept }
  })
  expect(seen.api).toContain('application/json')
  expect(seen.file).toBe(404)
  expect(seen.kept.length).toBeGreaterThan(10)
  expect(seen.kept.filter((url) => url.includes('/api/'))).toEqual([])
})
