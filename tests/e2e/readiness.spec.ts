import type { Page } from '@playwright/test'
import { expect, readyForOffline, signIn, test } from './product.ts'
import { savedStaffData } from './saved-data.ts'

const device = '/dashboard/device'
const inboxes = [
  { path: 'quote-requests', label: 'Quote Requests' },
  { path: 'applications', label: 'Applications' },
  { path: 'contact-submissions', label: 'Contact Submissions' },
] as const
const synced = (page: Page) => page.getByRole('status').filter({ hasText: 'on this device, synced just now' })

/** The device's screen, after the sync that a sign-in starts. */
async function openSynced(page: Page) {
  await page.goto(device)
  await signIn(page)
  await expect(synced(page)).toBeVisible({ timeout: 15_000 })
}

const row = (page: Page, label: string) =>
  page.locator('main li', { has: page.getByRole('heading', { name: label }) })

test('after a sync every list and detail of the inboxes opens cold, with the server gone', async ({
  page,
  context,
  product,
}) => {
  await openSynced(page)
  for (const { label } of inboxes) {
    await expect(row(page, label)).toContainText(/\d+ records · saved just now · about \d+ KB/)
    await expect(row(page, label)).toContainText('Complete')
  }
  await readyForOffline(page)
  const opened = async () => (await savedStaffData(context, product.origin)).opened
  await expect.poll(opened).toContain('contact-submissions')
  await page.close()
  await product.stop()
  for (const { path } of inboxes) {
    const cold = await context.newPage()
    await cold.goto(`${product.origin}/dashboard/${path}`)
    const link = cold.locator('[data-row-link]').last()
    const name = (await link.textContent()) ?? ''
    const address = await link.getAttribute('href')
    await cold.goto(product.origin + address)
    await expect(cold.getByText('This is not on this device yet')).toHaveCount(0)
    await expect(cold.locator('main')).toContainText(name.split(' ')[0] ?? '')
    await cold.close()
  }
})
