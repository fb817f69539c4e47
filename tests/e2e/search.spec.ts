import type { Page } from '@playwright/test'
import { setFaults } from '#mocks/faults.ts'
import { seenByVisitors } from '#mocks/seeded.ts'
import { expect, test } from './product.ts'
import { untilSavedForVisitors } from './saved-data.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link')

async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search terms' }).fill(words)
  await page.getByRole('searchbox', { name: 'Search terms' }).press('Enter')
}

test('a search without the server uses the data cached on the device', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('article')).toHaveCount(seenByVisitors('blogs'))
  await untilSavedForVisitors(page, 'How high is a bund wall?')
  await page.goto('/projects')
  await expect(page.locator('main a[href^="/project/"]').first()).toBeVisible()
  setFaults({ sky: 'dropped' })
  await page.getByRole('link', { name: 'Search this site' }).click()
  await search(page, 'wall rain')
  await expect(page.getByText('These results come from what is saved on this device.')).toBeVisible()
  await expect(tabs(page).filter({ hasText: 'Blogs' })).toHaveText('Blogs 2')
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
