import type { Page } from '@playwright/test'
import { backend, type CollectionName } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { seenByVisitors } from '#mocks/seeded.ts'
import { visitorPages } from './every-page.ts'
import { expect, test } from './product.ts'
import { untilSavedForVisitors } from './saved-data.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

/** Returns a name that only the page's list contains: if it is visible, so is the page. */
const listed = (name: CollectionName, field: string) => () => {
  const record = backend.tables[name]
    .all()
    .find(({ status, isActive }) => status !== 'draft' && isActive !== false)
  return String(record?.[field])
}

/** Pages with a text that is visible once their file and their list have loaded. */
const pages: [path: string, word: () => string][] = [
  ['/', listed('services', 'name')],
  ['/services', listed('services', 'name')],
  ['/projects', listed('projects', 'title')],
  ['/careers', listed('careers', 'title')],
  ['/blog', listed('blogs', 'title')],
  ['/gallery', listed('media', 'title')],
]

test('every company page opens cold without a network after one visit to one page', async ({
  page,
  context,
  product,
}) => {
  const lists = new Set<string>()
  page.on('response', (response) => {
    const [, path] = response.url().split('/api/v1/')
    if (path && response.request().method() === 'GET') lists.add(path)
  })
  await page.goto('/about')
  await untilHydrated(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect
    .poll(() => [...lists])
    .toEqual(expect.arrayContaining(['blogs', 'careers', 'services', 'projects', 'gallery']))
  // Pictures loaded before there was a worker are cached too.
  const seen = await page.evaluate(() => {
    const drawn = [...document.images].find(({ complete, naturalWidth }) => complete && naturalWidth > 0)
    return drawn?.currentSrc ?? ''
  })
  expect(seen).toContain(product.origin)
  await expect.poll(() => page.evaluate(async (src) => Boolean(await caches.match(src)), seen)).toBe(true)
  await untilSavedForVisitors(page, ...pages.map(([, word]) => word()))
  await page.close()
  await product.stop()
  await context.setOffline(true)

  for (const [path, word] of pages) {
    const cold = await context.newPage()
    await cold.goto(`${product.origin}${path}`)
    await expect(cold.locator('main').getByText(word()).first(), path).toBeVisible()
    await expect(cold.getByText(/^Saved (?:just now|\d+ min ago)/).first(), path).toBeVisible()
    await expect(cold.locator('main [data-skeleton]'), path).toHaveCount(0)
    await expect(cold.locator('main').getByText(/^Failed to/), path).toHaveCount(0)
    await cold.close()
  }
  const others = await context.newPage()
  for (const { address, heading } of visitorPages) {
    await others.goto(`${product.origin}${address}`)
    await expect(others.getByRole('heading', { level: 1 }), address).toHaveText(heading)
    await expect(others.locator('main [data-skeleton]'), address).toHaveCount(0)
  }
  await others.close()
  // This page shows no list, so it shows no age. The form must be there.
  const form = await context.newPage()
  await form.goto(`${product.origin}/contact`)
  await expect(form.getByLabel('Full Name')).toBeEditable()
  await form.close()

  const cold = await context.newPage()
  await cold.goto(`${product.origin}/about`)
  await expect
    .poll(() =>
      cold.evaluate(
        (src) => [...document.images].some((image) => image.currentSrc === src && image.naturalWidth > 0),
        seen,
      ),
    )
    .toBe(true)
  // A record that was never loaded: the page names it and links to the loaded ones.
  await cold.goto(`${product.origin}/project/never-opened`)
  await expect(cold.getByRole('heading', { name: 'This project is not on this device yet' })).toBeVisible()
  await expect(
    cold.getByRole('navigation', { name: 'Pages on this device' }).getByRole('link', { name: 'Gallery' }),
  ).toBeVisible()
  const other = cold.locator('main a[href^="/project/"]').first()
  const name = (await other.textContent()) ?? ''
  await other.click()
  await expect(cold.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(cold.getByText('is not on this device yet')).toHaveCount(0)
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('a search without the server uses the data cached on the device', async ({ page }) => {
    await page.goto('/blog')
    await expect(page.getByRole('article')).toHaveCount(seenByVisitors('blogs'))
    await untilSavedForVisitors(page, 'How high is a bund wall?')
    await page.goto('/projects')
    await expect(page.locator('main a[href^="/project/"]').first()).toBeVisible()
    setFaults({ fault: 'dropped' })
    await page.getByRole('link', { name: 'Search this site' }).click()
    await search(page, 'wall rain')
    await expect(page.getByText('These results come from what is saved on this device.')).toBeVisible()
    await expect(
      page
        .getByRole('navigation', { name: 'Kinds of results' })
        .getByRole('link')
        .filter({ hasText: 'Blogs' }),
    ).toHaveText('Blogs 2')
    await search(page, 'crude tank')
    await expect(page.getByRole('link', { name: /^Relocation of crude tank/ })).toBeVisible()
    await search(page, 'crúde tank zebra')
    await expect(page.getByRole('link', { name: /^Relocation of crude tank/ })).toBeVisible()
    await search(page, 'zebra')
    await expect(page.getByText('No results found for "zebra"')).toBeVisible()
    await page.getByRole('button', { name: 'Try Again', exact: true }).click()
    await expect(page.getByText(/^These results come from/)).toBeVisible()
    // Once the server responds, the page searches again automatically: a press would come too late.
    setFaults({})
    await expect(page.getByText(/^These results come from/)).toHaveCount(0)
  })
})

async function search(page: Page, words: string) {
  await page.getByRole('combobox', { name: 'Search terms' }).fill(words)
  await page.getByRole('combobox', { name: 'Search terms' }).press('Enter')
}
