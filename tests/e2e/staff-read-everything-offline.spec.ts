import type { BrowserContext, Page } from '@playwright/test'
import { setFaults } from '#mocks/faults.ts'
import { seedCount } from '#mocks/seeded.ts'
import { holdBack } from './hold-back.ts'
import { expect, readyForOffline, signIn, superAdmin, test } from './product.ts'
import { savedStaffData, untilOnDisk } from './saved-data.ts'

test.use({ serviceWorkers: 'allow' })

const device = '/dashboard/device'
const inboxes = [
  { path: 'quote-requests', label: 'Quote Requests' },
  { path: 'applications', label: 'Applications' },
  { path: 'contact-submissions', label: 'Contact Submissions' },
] as const
const synced = (page: Page) => page.getByRole('status').filter({ hasText: 'on this device, synced just now' })

/** Opens the device's screen and waits for the sync after a sign-in. */
async function openSynced(page: Page) {
  await page.goto(device)
  await signIn(page)
  await expect(synced(page)).toBeVisible()
}

/** Records the API calls of every tab by path, in order. */
function calls(context: BrowserContext) {
  const seen: string[] = []
  context.on('request', (request) => {
    const [, path] = new URL(request.url()).pathname.split('/api/v1/')
    if (path && request.method() === 'GET') seen.push(path)
  })
  return seen
}

/** Removes detail fields from lists of quote requests, as some backends do. */
async function thinLists(context: BrowserContext) {
  await context.route('**/api/v1/demo', async (route) => {
    const answer = await route.fetch({ maxRetries: 2 })
    const { demoRequests } = await answer.json()
    const thin = demoRequests.map((row: object) => ({ ...row, message: undefined }))
    await route.fulfill({ response: answer, json: { demoRequests: thin } })
  })
}

const row = (page: Page, label: string) =>
  page.locator('main li', { has: page.getByRole('heading', { name: label }) })

test('every list and detail of the inboxes opens cold after a sync, without the server', async ({
  page,
  context,
  product,
}) => {
  await openSynced(page)
  // Data that is reported as stored is on the disk at once, even if the page closes now.
  const opened = async () => (await savedStaffData(context, product.origin)).opened
  expect(await opened()).toContain('contact-submissions')
  for (const { label } of inboxes) {
    await expect(row(page, label)).toContainText(/\d+ records · saved just now · about \d+ KB/)
    await expect(row(page, label)).toContainText('Complete')
  }
  await readyForOffline(page)
  await page.close()
  await product.stop()
  for (const { path } of inboxes) {
    const cold = await context.newPage()
    await cold.goto(`${product.origin}/dashboard/${path}`)
    const link = cold.locator('[data-row-link]').last()
    const name = (await link.textContent()) ?? ''
    const address = await link.getAttribute('href')
    await cold.goto(product.origin + address)
    await expect(cold.locator('main')).toContainText(name.split(' ')[0] ?? '')
    await expect(cold.getByText(/^Saved (just now|1 min ago)$/)).toBeVisible()
    await expect(cold.getByText('This is not on this device yet')).toHaveCount(0)
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

/** Sends a message as a visitor, after which the page reloads its lists. */
async function arrives(page: Page) {
  expect((await page.request.post('/api/v1/contact', { data: contact })).ok()).toBe(true)
  await page.goto(device)
  await page.getByRole('button', { name: 'Sync now' }).click()
}

test('new records are counted until the user leaves their list, across reloads and for each person', {
  tag: '@keyless',
}, async ({ page }) => {
  // Simulate a backend without events.
  setFaults({ takesKeys: false })
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
  await expect(entry).toHaveAccessibleName(`Contact Submissions, ${seedCount('contactSubmissions')}`)
  await arrives(page)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await expect.poll(badge).toBe(1)
  await untilOnDisk(page, 'Tunde Bello')
  await page.reload()
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await page.getByRole('button', { name: 'Notifications, 7 unread, 1 new record' }).click()
  await page.getByRole('menuitem', { name: '1 new contact submission' }).click()
  await expect(page.getByRole('link', { name: /^Tunde Bello .*New$/ })).toBeVisible()
  await expect(page.locator('[data-row-link]', { hasText: 'New' })).toHaveCount(1)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await page.getByRole('link', { name: 'This device' }).click()
  await expect(entry).toHaveAccessibleName(`Contact Submissions, ${seedCount('contactSubmissions') + 1}`)
  await expect.poll(badge).toBe(0)

  await arrives(page)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
  await expect.poll(badge).toBe(1)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(await badge()).toBe(0)
  await page.goto(device)
  await signIn(page, superAdmin)
  await expect(synced(page)).toBeVisible()
  await expect(entry).toHaveAccessibleName(`Contact Submissions, ${seedCount('contactSubmissions') + 2}`)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await page.goto(device)
  await signIn(page)
  await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
})

test('a sync of partial lists fetches every detail, can be stopped and continued, and marks missing ones', async ({
  page,
  context,
  product,
}) => {
  await thinLists(context)
  const seen = calls(context)
  const quotes = row(page, 'Quote Requests')
  let isHeld = true
  await context.route(/\/api\/v1\/demo\/[0-9a-f]{24}$/, async (route) => {
    // Let the compared record and five more through. Hold back the others.
    if (isHeld && seen.filter((path) => path.startsWith('demo/')).length > 6) return
    await route.fallback()
  })
  await page.goto(device)
  await signIn(page)
  await expect(page.getByText(/Bringing records: \d+ of \d+/)).toBeVisible()
  await expect(quotes).toContainText('details missing')
  await expect.poll(() => seen.filter((path) => path.startsWith('demo/')).length).toBe(10)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Sync now' })).toBeVisible()
  await expect(quotes).toContainText(/35 details missing/)
  expect(seen.filter((path) => path.startsWith('demo/'))).toHaveLength(10)

  isHeld = false
  await readyForOffline(page)
  await context.setOffline(true)
  await page
    .getByRole('link', { name: /^Quote Requests/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: /not on this device/ }).first()).toBeVisible()
  await expect(page.locator('[data-row-link]').first()).not.toContainText('not on this device')
  await page
    .getByRole('link', { name: /not on this device/ })
    // Requests in progress when it was stopped may still arrive.
    .last()
    .click()
  await expect(page.getByText('This is not on this device yet')).toBeVisible()
  await context.setOffline(false)

  seen.length = 0
  await page.getByRole('link', { name: 'This device' }).click()
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(quotes).toContainText('Complete')
  const again = seen.filter((path) => path.startsWith('demo/')).length
  expect(again).toBeLessThan(seedCount('quoteRequests'))
  await expect.poll(async () => (await savedStaffData(context, product.origin)).answers).toBeGreaterThan(45)
})

test('two tabs sync once, and both report it', async ({ page, context }) => {
  await openSynced(page)
  const other = await context.newPage()
  await other.goto(device)
  await expect(synced(other)).toBeVisible()
  const seen = calls(context)
  const answer = await holdBack(page, /\/v1\/gallery$/)
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(page.getByText(/Bringing records/)).toBeVisible()
  await other.getByRole('button', { name: 'Sync now' }).click()
  await expect(other.getByText('Another tab is bringing the records just now.')).toBeVisible()
  answer()
  await expect(other.getByRole('button', { name: 'Sync now' })).toBeVisible()
  expect(seen.filter((path) => path === 'contact')).toHaveLength(1)
})

test('a list that fails to sync leaves the others, reports the reason and can be retried alone', async ({
  page,
}) => {
  await openSynced(page)
  setFaults({ fault: 'failing', only: '/job-applications' })
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(row(page, 'Applications')).toContainText('Request failed with status 500')
  await expect(row(page, 'Applications')).toContainText(`${seedCount('applications')} records`)
  await expect(row(page, 'Quote Requests')).toContainText('Complete')
  await expect(page.getByRole('link', { name: /This device/ })).toContainText('1 list not synced')
  setFaults({})
  await page.getByRole('button', { name: 'Retry Applications' }).click()
  await expect(row(page, 'Applications')).not.toContainText('Request failed')
})

test('data saving syncs only lists automatically, and the screen explains a full sync', async ({
  page,
  context,
}) => {
  await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
  const seen = calls(context)
  await openSynced(page)
  await expect(page.getByText('Data saving is on')).toBeVisible()
  await expect(row(page, 'Quote Requests')).toContainText('Details not checked')
  expect(seen.filter((path) => /^(demo|contact|job-applications)\/./.test(path))).toEqual([])
  await page.getByRole('button', { name: 'Sync now' }).click()
  await expect(row(page, 'Quote Requests')).toContainText('Complete')
})
