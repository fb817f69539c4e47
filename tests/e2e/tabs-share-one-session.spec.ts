import type { BrowserContext } from '@playwright/test'
import { setFaults } from '#mocks/faults.ts'
import { admin, expect, readyForOffline, signIn, superAdmin, test } from './product.ts'
import { savedStaffData, untilOnDisk, untilSavedForVisitors } from './saved-data.ts'

test.use({ serviceWorkers: 'allow' })

const list = '/dashboard/quote-requests'
const firstCompany = /Quayside Cold Stores/

test('the page that required a sign-in returns with its search', async ({ page }) => {
  await page.goto(`${list}?q=pump&sort=-Budget`)
  await signIn(page)
  await expect(page).toHaveURL(new RegExp(`${list}\\?q=pump&sort=-Budget$`))
})

test('a wrong password shows the server’s message and keeps the e-mail', async ({ page }) => {
  await page.goto('/login')
  await signIn(page, { email: admin.email, password: 'wrong' })
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
  await expect(page.getByLabel('Email')).toHaveValue(admin.email)
})

test('a JSON 401 ends the session, reports it and returns to the page after the sign-in', async ({
  page,
  context,
  product,
}) => {
  await page.goto(list)
  await signIn(page)
  await expect(page.getByRole('link', { name: firstCompany })).toBeVisible()
  await expect.poll(() => readable(context, product.origin)).toMatch(firstCompany)
  setFaults({ fault: 'unauthorized' })
  await page.reload()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  expect(await savedStaffData(context, product.origin)).toMatchObject({ answers: 0, hasKey: false })
  setFaults({})
  await signIn(page)
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('a captive portal changes no stored data, signs no one out and disables actions that need the server', async ({
  page,
  context,
  product,
}) => {
  await page.goto(list)
  await signIn(page)
  await expect(page.getByRole('link', { name: firstCompany })).toBeVisible()
  await expect.poll(() => readable(context, product.origin)).toMatch(firstCompany)
  const note = page.getByText(/^Server unreachable · saved \d\d:\d\d$/)
  for (const answer of [
    { status: 200, contentType: 'text/html', body: '<h1>Log in to WiFi</h1>' },
    { status: 401, contentType: 'text/html', body: '<h1>Log in to WiFi</h1>' },
    { status: 200, json: { error: 'Log in to WiFi' } },
    { status: 401, json: { error: 'Log in to WiFi' } },
    { status: 403, json: { error: 'Log in to WiFi' } },
  ]) {
    await page.unroute('**/api/v1/**')
    await page.route('**/api/v1/**', (route) => route.fulfill(answer))
    await page.reload()
    await expect(note).toBeVisible()
    await expect(page.getByText(/^Next try in \d+ s$|^Trying again now$/)).toBeVisible()
    await expect(page.getByRole('link', { name: firstCompany })).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${list}$`))
  }
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
  expect(await readable(context, product.origin)).toMatch(firstCompany)

  const held = page.getByRole('button', { name: 'Delete quote request' }).first()
  await expect(held).toHaveAttribute('aria-disabled', 'true')
  await expect(held).toHaveAccessibleDescription('This needs the server, which cannot be reached.')
  await page.unroute('**/api/v1/**')
  await page.getByRole('button', { name: 'Try again' }).first().click()
  await expect(note).toBeHidden()
})

test('Logout empties the device in every tab before the token is removed', async ({
  page,
  context,
  product,
}) => {
  await page.goto(list)
  await signIn(page)
  await expect(page.getByRole('link', { name: firstCompany })).toBeVisible()
  const other = await context.newPage()
  await other.goto(list)
  await expect(other.getByRole('link', { name: firstCompany })).toBeVisible()
  await expect.poll(() => readable(context, product.origin)).toMatch(firstCompany)
  await other.waitForFunction(() => navigator.serviceWorker.controller !== null)
  for (const tab of [page, other]) await tab.clock.install()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect(other).toHaveURL(/\/login/)
  await expect(other.getByText(firstCompany)).toHaveCount(0)
  // Run longer than any write is delayed: none may follow the wipe.
  for (const tab of [page, other]) await tab.clock.runFor(3_000)
  expect(await savedStaffData(context, product.origin)).toMatchObject({ answers: 0, hasKey: false })
  await product.stop()
  await other.goto(`${product.origin}${list}`)
  await expect(other.getByRole('heading', { name: 'Log in to your Account' })).toBeVisible()
})

test('another admin on the same device sees nothing of the first', async ({ page, context, product }) => {
  await page.goto(list)
  await signIn(page)
  await expect.poll(() => readable(context, product.origin)).toMatch(firstCompany)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  setFaults({ fault: 'failing', only: '/demo' })
  await page.goto('/login')
  await signIn(page, superAdmin)
  await expect(page).toHaveURL(/\/dashboard$/)
  await page.goto(list)
  await expect(page.getByRole('alert')).toContainText('Request failed with status 500')
  await expect(page.getByText(firstCompany)).toHaveCount(0)
})

test('a session without “Stay signed in” leaves no data behind', async ({ browser, product }) => {
  const context = await browser.newContext()
  const page = await context.newPage()
  await page.goto(`${product.origin}${list}`)
  await page.getByLabel('Stay signed in').uncheck()
  await signIn(page)
  await expect(page.getByRole('link', { name: firstCompany })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  await expect.poll(async () => (await savedStaffData(context, product.origin)).answers).toBeGreaterThan(0)
  const visitor = await context.newPage()
  await visitor.goto(product.origin)
  // The app's start has checked the disk, and has written to it.
  await untilSavedForVisitors(visitor, 'services')
  await page.reload()
  await expect(page.getByRole('link', { name: firstCompany })).toBeVisible()
  await page.close()
  await visitor.reload()
  await expect.poll(async () => (await savedStaffData(context, product.origin)).hasKey).toBe(false)
  await context.close()
})

test('an offline device signs no one out, and links into the dashboard open cold', async ({
  page,
  context,
  product,
}) => {
  await page.goto(list)
  await signIn(page)
  await page.getByRole('link', { name: firstCompany }).click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  const detail = page.url()
  await readyForOffline(page)
  await untilOnDisk(page, 'Quayside Cold Stores')
  await page.close()
  await product.stop()
  const cold = await context.newPage()
  await cold.goto(detail)
  await expect(cold.getByRole('definition').filter({ hasText: 'Quayside Cold Stores' })).toBeVisible()
  await cold.goto(`${product.origin}${list}?q=peakfield`)
  await expect(cold.getByRole('link', { name: 'Peakfield Energy' }).first()).toBeVisible()
  await expect(cold.getByRole('link', { name: firstCompany })).toHaveCount(0)
  await context.setOffline(true)
  await cold.goto(`${product.origin}/dashboard/quote-requests/no-such-record`)
  await expect(cold.getByText('This is not on this device yet')).toBeVisible()
  expect(await cold.evaluate(() => localStorage.getItem('auth_token'))).not.toBeNull()
})

/** Returns the text that the session's token decrypts. Expects none of it unencrypted. */
async function readable(context: BrowserContext, origin: string): Promise<string> {
  const { text, opened } = await savedStaffData(context, origin)
  expect(text).not.toMatch(firstCompany)
  return opened
}

test('a token that is gone from the browser is reported with the next request', async ({ page }) => {
  await page.goto('/dashboard/careers')
  await signIn(page)
  await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible()
  const link = page.locator('aside').getByRole('link', { name: 'Team & Leadership' })
  // Click in the same task: a request of a background sync could otherwise end the session first.
  await link.evaluate((element: HTMLElement) => {
    localStorage.removeItem('auth_token')
    element.click()
  })
  await expect(page.getByRole('heading', { name: 'Log in to your Account' })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveText('Authentication required')
})
