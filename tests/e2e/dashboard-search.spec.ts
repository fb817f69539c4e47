import type { Page } from '@playwright/test'
import { rangeOf } from '#mocks/seeded.ts'
import { expect, fileOf, readyForOffline, signIn, staffTest as test } from './product.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/quote-requests')
  await expect(page.getByText(rangeOf('quoteRequests'))).toBeVisible()
})

const palette = (page: Page) => page.getByRole('combobox', { name: 'Find records and screens' })

test('search results come from the cached lists without a network', { tag: '@worker' }, async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/services')
  await expect(page.getByRole('link', { name: 'Mechanical Engineering' })).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('searchbox', { name: 'Search the dashboard' }).fill('mechanical')
  await page.keyboard.press('Enter')
  await expect(page.getByText('You are offline. Results saved on this device.')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page.locator('main').getByRole('link', { name: 'Mechanical Engineering' })).toBeVisible()
})

test('the palette’s script loads on first use, and Escape closes the palette', async ({ page }) => {
  const file = await fileOf('src/dashboard/search/palette.tsx')
  const loading = page.waitForRequest((request) => new URL(request.url()).pathname === file)
  await page.keyboard.press('Meta+k')
  await loading
  await expect(palette(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('the palette works without a network, stays closed behind a dialog and is gone after signing out', {
  tag: '@worker',
}, async ({ page, context }) => {
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete quote request' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  // Wait until it has closed: it blocks the palette.
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await page.keyboard.press('Control+k')
  await palette(page).fill('fernwell')
  await expect(page.getByRole('option', { name: /^Fernwell Breweries/ }).first()).toBeVisible()
  await context.setOffline(false)
  await page.evaluate(() => new BroadcastChannel('session').postMessage('signed-out'))
  await expect(page).toHaveURL(/\/login$/)
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible()
  await expect(palette(page)).toHaveCount(0)
})
