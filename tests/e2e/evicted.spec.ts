import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { fillMessage } from './message-form.ts'
import { expect, readyForOffline, signIn, test } from './product.ts'
import { untilDrafted, untilOnDisk } from './saved-data.ts'
import { untilHydrated } from './until-hydrated.ts'

/** Simulates a browser that frees space: deletes databases, caches, and the worker while the page is open. */
async function evict(page: Page) {
  const devtools = await page.context().newCDPSession(page)
  const storageTypes = 'indexeddb,cache_storage,service_workers'
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes })
}

test('a form whose storage the browser evicts is neither lost nor sent twice', {
  tag: '@worker',
}, async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  // Wait for the worker: during its installation, it would continue to cache files.
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await page.getByLabel('Full Name').fill('Amaka')
  await untilDrafted(page, 'Amaka')
  await evict(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  // New input is stored again, completely.
  await page.getByLabel('Full Name').fill('Amaka Okafor')
  await untilDrafted(page, 'Amaka Okafor')
  await page.reload()
  await expect(page.getByLabel('Full Name')).toHaveValue('Amaka Okafor')
  await fillMessage(page, 'Typed before, sent afterwards')
  await evict(page)
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  const { contactSubmissions } = backend.tables
  const sent = contactSubmissions.all().filter(({ message }) => message === 'Typed before, sent afterwards')
  expect(sent).toHaveLength(1)
})

test('staff stay signed in after an eviction, and their records are stored on the device again', {
  tag: '@worker',
}, async ({ page, product }) => {
  await page.goto('/dashboard/quote-requests')
  await signIn(page)
  const link = page.locator('tbody a').first()
  await expect(link).toBeVisible()
  const id = (await link.getAttribute('href'))?.split('/').at(-1) ?? ''
  await untilOnDisk(page, id)
  await evict(page)
  await link.click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  await page.goto('/dashboard/quote-requests')
  await expect(link).toBeVisible()
  await untilOnDisk(page, id)
  await readyForOffline(page)
  await product.stop()
  await page.reload()
  await expect(link).toBeVisible()
})
