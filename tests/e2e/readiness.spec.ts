import type { Page } from '@playwright/test'
import { expect, readyForOffline, signIn, superAdmin, test } from './product.ts'
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

const contact = {
  fullName: 'Tunde Bello',
  email: 'tunde@client.example',
  phoneNumber: '+2348030000001',
  service: 'general',
  message: 'Please call me back',
}

/** A visitor writes, and this page asks for its lists again. */
async function arrives(page: Page) {
  expect((await page.request.post('/api/v1/contact', { data: contact })).ok()).toBe(true)
  await page.goto(device)
  await page.getByRole('button', { name: 'Sync now' }).click()
}

test('what arrives is counted as new until its list was left, over a reload, for each person alone', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const badge: number[] = []
    Object.assign(window, { badge })
    Object.assign(navigator, {
      setAppBadge: async (count: number) => void badge.push(count),
      clearAppBadge: async () => void badge.push(0),
    })
  })
  const badge = () => page.evaluate(() => (window as unknown as { badge: number[] }).badge.at(-1))
  const entry = page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Contact Sub/ })
  await openSynced(page)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 31')
  await arrives(page)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await expect.poll(badge).toBe(1)
  // Answers are written within a second.
  await page.waitForTimeout(1_500)
  await page.reload()
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await page.getByRole('button', { name: 'Notifications, 7 unread, 1 new record' }).click()
  await page.getByRole('menuitem', { name: '1 new contact submission' }).click()
  await expect(page.getByRole('link', { name: 'Tunde Bello New' })).toBeVisible()
  await expect(page.locator('[data-row-link]', { hasText: 'New' })).toHaveCount(1)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await page.getByRole('link', { name: 'This device' }).click()
  await expect(entry).toHaveAccessibleName('Contact Submissions, 32')
  await expect.poll(badge).toBe(0)

  await arrives(page)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await expect.poll(badge).toBe(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await badge()).toBe(0)
  await page.goto(device)
  await signIn(page, superAdmin)
  await expect(synced(page)).toBeVisible({ timeout: 15_000 })
  await expect(entry).toHaveAccessibleName('Contact Submissions, 33')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(device)
  await signIn(page)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
})
