import type { Page } from '@playwright/test'
import { build } from 'vite'
import { entries } from '#scripts/build/app-entries.ts'
import { backendKind } from '#tests/support/backend-kind.ts'
import { malformedPaths, visitorPages } from './every-page.ts'
import { expect, test } from './product.ts'
import { interact, untilHydrated } from './until-hydrated.ts'

// Run in parallel: each test visits every page, and would delay the end of the whole run.
test.describe.configure({ mode: 'parallel', timeout: 360_000 })

// The test of the development build opens all of them. Each of the other tests opens a part.
const addresses = [...visitorPages.map(({ address }) => address), ...malformedPaths, '/project/nothing']

test.describe('documents with current content', () => {
  test.use({ rendersPages: true })

  test('server-rendered documents are hydrated without a console message', async ({ page }) => {
    const said = listen(page)
    for (const address of addresses.filter((_, index) => index % 2 === 0)) await openHydrated(page, address)
    expect(said).toEqual([])
  })

  test('documents are hydrated at the first touch while data saving is on', async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      serviceWorkers: 'block',
      extraHTTPHeaders: { 'save-data': 'on' },
    })
    await context.addInitScript(() => localStorage.setItem('save-data', 'true'))
    const page = await context.newPage()
    const said = listen(page)
    for (const address of [
      '/',
      '/gallery',
      '/contact',
      ...addresses.filter((one) => /-details|project\//.test(one)),
    ]) {
      await page.goto(address)
      await page.keyboard.press('Tab')
      await hydrated(page)
    }
    expect(said).toEqual([])
    await context.close()
  })

  test.describe('in another time zone and language', () => {
    test.use({ timezoneId: 'Pacific/Kiritimati', locale: 'ar-EG', colorScheme: 'dark' })

    test('documents match the first render of a development build in another zone, language, theme and year', async ({
      page,
    }) => {
      const entry = await developmentBuild()
      await openHydrated(page, '/projects')
      await page.evaluate(() => localStorage.setItem('theme', '"light"'))
      await page.clock.setFixedTime(new Date('2031-12-31T23:30:00Z'))
      await page.route('/development.js', (route) =>
        route.fulfill({ body: entry, contentType: 'text/javascript' }),
      )
      await page.route(
        ({ pathname }) => !pathname.includes('.') && !pathname.startsWith('/api/'),
        async (route) => {
          const response = await route.fetch({ maxRetries: 2 })
          const html = await response.text()
          await route.fulfill({
            response,
            body: html.replace(scripts, '$1{"app":["/development.js"],"background":""}$2'),
          })
        },
      )
      const said = listen(page)
      for (const address of addresses) await openHydrated(page, address)
      expect(said).toEqual([])
    })
  })
})

test('a portrait that fails to load before any script runs becomes initials', async ({ page }) => {
  await page.route(/\/(?:pictures|leaders|uploads)\/|\.(?:webp|avif|jpe?g|png)(?:\?|$)/, (route) =>
    route.abort(),
  )
  await page.goto('/team')
  const leaders = page
    .getByRole('region', { name: 'Meet Our Leadership Team', exact: true })
    .locator('ul')
    .first()
    .locator('> li')
  // Scroll to all of them before React listens.
  for (const leader of await leaders.all()) await leader.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      leaders
        .locator('img')
        .evaluateAll((images) =>
          images.every(
            (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
          ),
        ),
    )
    .toBe(true)
  await page.keyboard.press('Tab')
  await untilHydrated(page)
  await expect(leaders.getByRole('img')).toHaveCount(0)
  await expect(leaders.first()).toContainText(/^[A-Z]{2}/)
})

test('documents of a static host are hydrated without a console message', async ({ page }) => {
  const said = listen(page)
  for (const address of addresses.filter((_, index) => index % 2 === 1)) await openHydrated(page, address)
  expect(said).toEqual([])
})

test('pages that the worker serves with the app shell are rendered without a console message', {
  tag: '@worker',
}, async ({ page }) => {
  const said = listen(page)
  await openHydrated(page, '/')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  for (const address of addresses.filter((_, index) => index % 3 === 0)) await openHydrated(page, address)
  expect(said).toEqual([])
})

/** Part of a document that names its scripts. */
const scripts = /(id="scripts">)[^<]*(<)/

/** Records all console messages and errors of a page. */
function listen(page: Page): string[] {
  const said: string[] = []
  const at = () => new URL(page.url()).pathname
  page.on('pageerror', ({ message }) => said.push(`${at()}: ${message}`))
  page.on('console', (message) => {
    const { url } = message.location()
    // The browser reports missing documents and records; on a real server, also pictures of malformed records.
    const missing = backendKind === 'server' ? /\/(?:404|nothing)$|\/uploads\// : /\/(?:404|nothing)$/
    const isMissing = /status of 404/.test(message.text()) && missing.test(url)
    const isNoWordOfOurs = /Download the React DevTools|blocked by Playwright/.test(message.text())
    if (!isMissing && !isNoWordOfOurs) said.push(`${at()}: ${message.text()}`)
  })
  return said
}

async function openHydrated(page: Page, address: string) {
  await page.goto(address)
  await interact(page)
  await hydrated(page)
}

/** Waits until React has hydrated the heading, and the parts rendered only after that are there. */
async function hydrated(page: Page) {
  await page.waitForFunction(() => {
    const heading = document.querySelector('h1')
    return heading && Object.keys(heading).some((key) => key.startsWith('__reactFiber'))
  })
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))))
}

/** Builds the site's script as one file, with all of React's development warnings. */
async function developmentBuild(): Promise<string> {
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'development'
  const result = await build({
    configFile: false,
    mode: 'development',
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"', __APP_VERSION__: '"0"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: entries.site, output: { codeSplitting: false } },
    },
  })
  // Assigning undefined would store the word "undefined".
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  const [{ output } = { output: [] }] = [result].flat().filter((one) => 'output' in one)
  const [script] = output.flatMap((file) => (file.type === 'chunk' && file.isEntry ? [file.code] : []))
  if (!script?.includes('react-dom-client.development'))
    throw new Error('The build has no React of developers')
  return script
}
