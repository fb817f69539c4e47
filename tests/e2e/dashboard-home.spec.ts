import type { Page } from '@playwright/test'
import { seedCount } from '#mocks/seeded.ts'
import { expect, fileOf, readyForOffline, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'

async function open(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
}

test('the cached summary is shown without a network, with its age and the sidebar counts', {
  tag: '@worker',
}, async ({ page, context }) => {
  await open(page)
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  await sidebar.getByRole('link', { name: 'Quote Requests' }).click()
  await expect(
    sidebar.getByRole('link', { name: `Quote Requests, ${seedCount('quoteRequests')}`, exact: true }),
  ).toBeVisible()
  await readyForOffline(page)
  await untilOnDisk(page, 'latestActivities')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
  await expect(
    sidebar.getByRole('link', { name: `Quote Requests, ${seedCount('quoteRequests')}`, exact: true }),
  ).toBeVisible()
})

test('a phone whose menu script fails to load still shows its screen, and the menu later', async ({
  page,
}) => {
  const file = await fileOf('src/ui/overlay/drawer.tsx')
  await page.route(`**${file}`, (route) => route.abort())
  await page.setViewportSize({ width: 360, height: 780 })
  await page.goto('/dashboard/quote-requests')
  const heading = page.getByRole('heading', { level: 1, name: 'Quote Requests' })
  const opener = page.getByRole('button', { name: 'Open menu' })
  await expect(heading).toBeVisible()
  await opener.click()
  await expect(page.getByRole('alert')).toContainText('The menu did not arrive.')
  await page.unroute(`**${file}`)
  await opener.click()
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})
