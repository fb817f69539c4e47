import type { Page } from '@playwright/test'
import { setFaults } from '#mocks/faults.ts'
import { expect, test } from './product.ts'
import { untilSavedForVisitors } from './saved-data.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

const startUpLists = [
  '/blogs',
  '/blogs/recent-news',
  '/careers',
  '/gallery',
  '/projects',
  '/services',
  '/team',
  '/testimonials',
]

/** Records the page's requests to our API in order, as paths under /api/v1. */
function readsOf(page: Page): string[] {
  const reads: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v1')
    if (path && request.method() === 'GET') reads.push(path)
  })
  return reads
}

/** Records the files of these kinds that the page loads, as paths. */
function filesOf(page: Page, kind: RegExp): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (kind.test(pathname)) files.push(pathname)
  })
  return files
}

const photos = /^\/(?:pictures|uploads)\//

async function saveData(page: Page) {
  await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
}

/**
 * Waits until all automatic requests have been sent: a hovered link loads after 50 ms, the start-up lists when the page
 * is next idle. The timer and idle callbacks requested here run after those.
 */
async function quiet(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await new Promise((passed) => setTimeout(passed, 60))
    // A page without activity may never be called idle. The timeout is that of the start-up lists.
    for (let pause = 0; pause < 3; pause += 1)
      await new Promise((next) => requestIdleCallback(next, { timeout: 2_000 }))
  })
}

test('the eight start-up lists are fetched once each, after the page’s own requests', async ({ page }) => {
  const reads = readsOf(page)
  setFaults({ delay: [400, 400], only: '/team' })
  await page.goto('/management-team')
  await expect.poll(() => reads.length).toBe(8)
  expect(reads[0], 'the page’s own comes first').toBe('/team')
  await quiet(page)
  expect(reads.toSorted()).toEqual(startUpLists)
})

test('a list that the page failed to load is not fetched again behind its message', async ({ page }) => {
  const reads = readsOf(page)
  setFaults({ fault: 'tooMany', only: '/team' })
  await page.goto('/management-team')
  await expect(page.getByRole('alert')).toHaveText('Error: Failed to fetch team members')
  const before = reads.filter((path) => path === '/team').length
  await expect.poll(() => new Set(reads).size).toBe(8)
  await quiet(page)
  expect(reads.filter((path) => path === '/team')).toHaveLength(before)
})

test('the start-up lists wait for the first public page', async ({ page }) => {
  const reads = readsOf(page)
  await page.goto('/login')
  await quiet(page)
  expect(reads).toEqual([])
  await page.goto('/login')
  await page.getByRole('link', { name: 'Kelvara' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => reads.toSorted()).toEqual(startUpLists)
})

test('the other pages can be read without a network after one visit', async ({ page, product }) => {
  const reads = readsOf(page)
  await page.goto('/contact')
  await untilHydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => reads.length).toBe(8)
  await untilSavedForVisitors(page, 'Ovie Umukoro', 'Relocation of crude tank 11', 'Piping Stress Engineer')
  await product.stop()
  for (const [path, text] of [
    ['/management-team', 'Ovie Umukoro'],
    ['/projects', 'Relocation of crude tank 11, Warri'],
    ['/careers', 'Piping Stress Engineer'],
  ] as const) {
    await page.goto(path)
    await expect(page.locator('main').getByText(text).first()).toBeVisible()
  }
})

test('data saving limits requests to those of the page and installs no service worker', async ({ page }) => {
  await saveData(page)
  const reads = readsOf(page)
  await page.goto('/management-team')
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await quiet(page)
  expect(reads).toEqual(['/team'])
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
  await page.getByRole('switch', { name: 'Save data' }).uncheck()
  await expect.poll(() => reads.toSorted()).toEqual(startUpLists)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
})

test('the browser’s data saving is the default, and the visitor’s switch overrides it and is remembered', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  await page.goto('/contact')
  // Scripts load with the first interaction.
  await page.mouse.move(9, 9)
  const control = page.getByRole('switch', { name: 'Save data' })
  await expect(control).toBeChecked()
  await expect(control).toHaveAccessibleDescription(/^Pictures load when you tap them/)
  await control.uncheck()
  await page.reload()
  await untilHydrated(page)
  await expect(control).not.toBeChecked()
  await control.check()
  await page.goto('/quote')
  await page.mouse.move(10, 10)
  await expect(control).toBeChecked()
})

test.describe('in documents that were server-rendered for a visitor who saves data', () => {
  test.use({ rendersPages: true, extraHTTPHeaders: { 'save-data': 'on' } })

  test('backend pictures load one by one on a tap, next to the card’s link and not inside it', async ({
    page,
  }) => {
    await saveData(page)
    const files = filesOf(page, photos)
    await page.goto('/projects')
    const buttons = page.getByRole('button', { name: /^Show picture/ })
    await expect(buttons.first()).toBeVisible()
    const place = () =>
      page
        .locator('article')
        .first()
        .evaluate((card) => [card.getBoundingClientRect().top + scrollY, card.clientHeight])
    const before = await place()
    await quiet(page)
    expect(files).toEqual([])
    await expect(page.locator('a button, button a')).toHaveCount(0)
    const count = await buttons.count()
    await buttons.first().click()
    await expect(page).toHaveURL(/\/projects$/)
    await expect(page.locator('article').first().getByRole('img')).toBeFocused()
    await expect(buttons).toHaveCount(count - 1)
    await expect.poll(() => files).toHaveLength(1)
    expect(await place(), 'nothing moves').toEqual(before)
  })

  test('the data-saving switch applies at once to server-rendered pictures', async ({ page }) => {
    await saveData(page)
    const files = filesOf(page, photos)
    await page.goto('/projects')
    const buttons = page.getByRole('button', { name: /^Show picture/ })
    await expect(buttons.first()).toBeVisible()
    await page.getByRole('switch', { name: 'Save data' }).uncheck()
    await expect(buttons).toHaveCount(0)
    await page.evaluate(() => scrollTo(0, 0))
    await expect.poll(() => files.length).toBeGreaterThan(1)
  })

  test('the site’s own pictures show their true download size', async ({ page }) => {
    await saveData(page)
    const files = filesOf(page, photos)
    await page.goto('/testimonials')
    // The size of a picture is fetched once its layout box is known.
    await page.mouse.move(9, 9)
    const button = page.getByRole('button', { name: /^Show picture \d+ kB: / }).first()
    await expect(button).toBeVisible()
    await quiet(page)
    expect(files).toEqual([])
    const [, kilobytes] = /(\d+) kB/.exec((await button.getAttribute('aria-label')) ?? '') ?? []
    const loading = page.waitForResponse((response) => photos.test(new URL(response.url()).pathname))
    await button.click()
    const bytes = await (await loading).body()
    expect(Math.round(bytes.length / 1000)).toBe(Number(kilobytes))
    await expect.poll(() => files).toHaveLength(1)
  })
})

test('links are not prefetched while data saving is on', async ({ page }) => {
  const scripts = filesOf(page, /^\/assets\/.*\.js$/)
  await page.goto('/contact')
  await quiet(page)
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' })
  await page.getByRole('switch', { name: 'Save data' }).check()
  await quiet(page)
  const before = scripts.length
  await link.hover()
  await quiet(page)
  expect(scripts.slice(before)).toEqual([])
  await page.mouse.move(0, 400)
  await page.getByRole('switch', { name: 'Save data' }).uncheck()
  await quiet(page)
  const then = scripts.length
  await link.hover()
  await expect.poll(() => scripts.length).toBeGreaterThan(then)
})

test('the data-saving switch and the theme of one tab apply in the other', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('switch', { name: 'Save data' }).check()
  await expect(other.locator('html')).toHaveAttribute('data-save-data', '')
  await page.evaluate(() => localStorage.setItem('theme', '"dark"'))
  await expect(other.locator('html')).toHaveAttribute('data-theme', 'dark')
})
