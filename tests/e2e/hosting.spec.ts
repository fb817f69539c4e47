import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { chunkFactsOf } from '#scripts/build/staff-files.ts'
import { serveProduct } from '#tests/support/serve-product.ts'
import { expect, signIn, test } from './product.ts'

test('the build’s facts about its chunks are not deployed', async () => {
  const folder = process.env.PRODUCT_DIST ?? 'dist'
  expect(existsSync(join(folder, 'index.html'))).toBe(true)
  expect(existsSync(chunkFactsOf(folder))).toBe(true)
  expect((await readdir(folder, { recursive: true })).filter((file) => file.includes('chunks'))).toEqual([])
})

const fallbacks = {
  'a host that serves shell.html for missing files': { file: 'shell.html', status: 200 },
  'a host that serves 404.html for missing files': { file: '404.html', status: 404 },
  'a host that serves index.html for missing files': { file: 'index.html', status: 200 },
}

for (const [host, fallback] of Object.entries(fallbacks))
  test(`every page renders without a flash of another page on ${host}`, async ({ browser }) => {
    const site = await serveProduct({ fallback })
    const context = await browser.newContext({ baseURL: site.origin })
    await context.addInitScript(noteHeadings)
    const page = await context.newPage()
    const answer = await page.goto('/dashboard/quote-requests')
    expect(answer?.status()).toBe(fallback.status)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log in to your Account')
    await expect(page.locator('title')).toHaveCount(1)
    await expect(page).toHaveTitle(/^Log in/)
    // Check that the complete style sheet has loaded, with the dashboard's own classes.
    await signIn(page)
    await expect(page.locator('aside').getByRole('link').first()).toBeVisible()
    await expect(page.locator('aside').first()).toHaveCSS('position', /fixed|sticky/)
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    await expect(page.locator('link[rel=canonical]')).toHaveCount(1)
    await expect.poll(() => headingsOf(page)).toEqual(['Page Not Found'])
    // The page has its own file, and stays rendered.
    await page.goto('/about/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => headingsOf(page)).toHaveLength(1)
    await context.close()
    await site.stop()
  })

/** Records every first heading that is present when the browser paints. */
function noteHeadings() {
  const seen = new Set<string>()
  Object.assign(window, { headings: seen })
  const look = () => {
    const heading = document.querySelector('h1')
    if (heading?.checkVisibility()) seen.add(heading.textContent)
    requestAnimationFrame(look)
  }
  look()
}

const headingsOf = (page: Page) => page.evaluate(() => [...Reflect.get(window, 'headings')] as string[])

test('an HTML page in place of the API is not taken for data and signs no one in', async ({ browser }) => {
  const site = await serveProduct({ withBackend: false })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('Login failed')
  await context.close()
  await site.stop()
})
