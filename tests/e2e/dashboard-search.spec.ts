import type { Page } from '@playwright/test'
import { rangeOf } from '#mocks/seeded.ts'
import { expect, readyForOffline, signIn, staffTest as test } from './product.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/quote-requests')
  await expect(page.getByText(rangeOf('quoteRequests'))).toBeVisible()
})

const palette = (page: Page) => page.getByRole('combobox', { name: 'Find records and screens' })
const chosen = (page: Page) => page.locator('[role=option][aria-selected=true]')

test('Enter in the top bar’s box asks once; tabs count, choose, and are in the address', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/v1/search') asked.push(search)
  })
  const box = page.getByRole('searchbox', { name: 'Search the dashboard' })
  await box.fill('   ')
  await box.press('Enter')
  await expect(page).toHaveURL(/quote-requests$/)
  await box.fill(' pump ')
  await box.press('Enter')
  await expect(page.getByRole('heading', { name: 'Search Results for "pump"' })).toBeVisible()
  const tabs = page.getByRole('navigation', { name: 'Kinds of results' })
  await expect(tabs.getByRole('link')).toHaveText([
    /^All Results \d+$/,
    /^Blogs \d+$/,
    /^Projects \d+$/,
    /^Careers \d+$/,
    /^Services \d+$/,
    /^Testimonials \d+$/,
  ])
  await expect(page.locator('main mark').first()).toHaveText(/pump/i)
  await tabs.getByRole('link', { name: /^Services/ }).click()
  await expect(page).toHaveURL(/query=pump&type=services$/)
  await page.locator('main').getByRole('link', { name: 'Mechanical Engineering' }).click()
  await expect(page).toHaveURL(/\/dashboard\/services\/[0-9a-f]{24}$/)
  await page.goBack()
  await expect(tabs.getByRole('link', { name: /^Services/ })).toHaveAttribute('aria-current', 'page')
  expect(asked).toEqual(['?query=pump'])
})

test('without a network the results come from what is saved', { tag: '@worker' }, async ({
  page,
  context,
}) => {
  await page.goto('/dashboard/services')
  await expect(page.getByRole('link', { name: 'Mechanical Engineering' })).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('searchbox', { name: 'Search the dashboard' }).fill('mechanical')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText('Failed to perform search')
  await expect(page.getByText(/These results come from what is saved on this device/)).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Mechanical Engineering' })).toBeVisible()
})

test('the palette finds a saved record by company, person, address or reference, by keyboard alone', async ({
  page,
}) => {
  const reference = await page.locator('tbody a').first().getAttribute('href')
  const id = reference?.split('/').at(-1) ?? ''
  const company = (await page.locator('tbody a').first().textContent()) ?? ''
  for (const typed of [company, id]) {
    await page.keyboard.press('Control+k')
    await expect(palette(page)).toBeFocused()
    await palette(page).fill(typed)
    await expect(chosen(page)).toContainText(company)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(new RegExp(`/dashboard/quote-requests/${id}$`))
    await expect(palette(page)).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
  await palette(page).fill('process')
  await expect(page.getByRole('group', { name: 'Quote Requests' })).toBeVisible()
  const first = await chosen(page).getAttribute('id')
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page).getAttribute('id')).not.toBe(first)
  await expect(palette(page)).toHaveAttribute(
    'aria-activedescendant',
    (await chosen(page).getAttribute('id')) ?? '',
  )
  await expect(page.getByRole('status').filter({ hasText: /^\d+ results$/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette(page)).toHaveCount(0)
})

test('the palette’s commands: a screen, a new item, the results page; its code loads on first use', async ({
  page,
}) => {
  await page.keyboard.press('Meta+k')
  await palette(page).fill('add new project')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/projects\/new$/)
  await page.getByRole('button', { name: 'Find a record' }).click()
  await palette(page).fill('notification settings')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/dashboard\/notifications\/settings$/)
  await page.keyboard.press('Control+k')
  await palette(page).fill('pump skids')
  await page.getByRole('option', { name: /Search Results for "pump skids"/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/search\?query=pump(\+|%20)skids$/)
})

test('the palette works without a network, stays shut behind a question, and is gone after signing out', {
  tag: '@worker',
}, async ({ page, context }) => {
  await readyForOffline(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Delete quote request' }).first().click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(palette(page)).toHaveCount(0)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
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
