import type { BrowserContext, Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { ownChromium } from './own-chromium.ts'
import { admin, expect, readyForOffline, signIn, superAdmin, test } from './product.ts'
import { savedStaffData } from './saved-data.ts'

const inboxes = [
  { path: '/dashboard/quote-requests', table: 'quoteRequests', heading: 'Quote Request Details' },
  { path: '/dashboard/contact-submissions', table: 'contactSubmissions', heading: 'Contact Submission Details' },
  { path: '/dashboard/applications', table: 'applications', heading: 'Application Details' },
] as const
const [quotes, , applications] = inboxes
const hour = 60 * 60_000

test('three tabs: a second after Logout nothing is left on any screen, in memory or on the disk', async ({
  page,
  context,
  product,
}) => {
  await page.goto(quotes.path)
  await signIn(page)
  const tabs = [page, await context.newPage(), await context.newPage()]
  for (const [index, tab] of tabs.entries()) {
    await tab.goto(product.origin + (inboxes[index]?.path ?? ''))
    await expect(tab.locator('tbody a').first()).toBeVisible()
  }
  await expect.poll(async () => (await savedStaffData(context, product.origin)).answers).toBeGreaterThan(2)
  await page.getByRole('button', { name: 'Logout' }).click()
  await Promise.all(tabs.map((tab) => expect(tab).toHaveURL(/\/login/, { timeout: 1_000 })))
  for (const tab of tabs) await expect(tab.locator('tbody')).toHaveCount(0)
  expect(await savedStaffData(context, product.origin)).toMatchObject({ answers: 0, hasKey: false })
  const kept = await page.evaluate(() => [localStorage.getItem('auth_token'), localStorage.getItem('admin')])
  expect(kept).toEqual([null, null])
})

test('a draft returns to the same person after an expired session, and never to another', async ({ page }) => {
  const title = () => page.getByLabel('Job Title')
  await page.goto('/dashboard/careers/new')
  await signIn(page)
  await title().fill('Rigger, night shift')
  await page.request.put('/__mocks/weather', { data: { sky: 'unauthorized' } })
  await page.getByRole('link', { name: 'Quote Requests' }).first().click()
  await page.getByRole('button', { name: /Leave/ }).click()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await page.request.put('/__mocks/weather', { data: {} })
  await signIn(page)
  await page.goto('/dashboard/careers/new')
  await expect(title()).toHaveValue('Rigger, night shift')
  await page.getByRole('button', { name: 'Logout' }).click()
  const leave = page.getByRole('button', { name: /Leave/ })
  if (await leave.isVisible()) await leave.click()
  await expect(page).toHaveURL(/\/login/)
  await signIn(page, superAdmin)
  await expect(page).toHaveURL(/\/dashboard/)
  await page.goto('/dashboard/careers/new')
  await expect(title()).toHaveValue('')
  await expect(page.getByText(/unsaved entries/)).toHaveCount(0)
})
