import { setWeather } from '#mocks/weather.ts'
import { expect, staffTest as test } from './product.ts'

// A backend that tells of nothing: the examples are for it alone.
test.beforeEach(async ({ page }) => {
  setWeather({ takesKeys: false })
  await page.goto('/dashboard/notifications')
  await expect(page.getByRole('heading', { name: 'All Notifications' })).toBeVisible()
})

const unread = (count: number) => ({ name: `Notifications, ${count} unread` })

test('reading and deleting change the badge, and survive a reload; nothing is sent', {
  tag: '@keyless',
}, async ({ page }) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/') && request.method() !== 'GET') calls.push(request.url())
  })
  const rows = page.locator('main li')
  await expect(rows).toHaveCount(7)
  await expect(page.getByRole('button', unread(7))).toBeVisible()

  await page.getByRole('button', { name: 'Actions for New quote request submitted' }).click()
  await page.getByRole('menuitem', { name: 'Mark as Read' }).click()
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await expect(page.getByRole('button', unread(6))).toBeVisible()
  await page.getByRole('button', { name: 'Actions for New quote request submitted' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View Details', 'Delete'])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menuitem')).toHaveCount(0)

  await page.getByRole('button', { name: 'Actions for A project was completed' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    'Are you sure you want to delete this notification?',
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(6)
  await expect(page.getByRole('button', unread(5))).toBeVisible()

  await page.reload()
  await expect(rows).toHaveCount(6)
  await expect(page.getByRole('button', unread(5))).toBeVisible()
  expect(calls).toEqual([])
})

for (const [message, path] of [
  ['New quote request submitted', 'quote-requests'],
  ['New job application received', 'applications'],
  ['A project was completed', 'projects'],
] as const) {
  test(`View Details of "${message}" opens its list and marks it as read`, { tag: '@keyless' }, async ({
    page,
  }) => {
    await page.getByRole('button', { name: `Actions for ${message}` }).click()
    await page.getByRole('menuitem', { name: 'View Details' }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/${path}$`))
    await expect(page.getByRole('button', unread(6))).toBeVisible()
  })
}

test('the bell opens a list, too, and leads to all of them', { tag: '@keyless' }, async ({ page }) => {
  await page.getByRole('button', unread(7)).click()
  await page.getByRole('menuitem', { name: 'New job application received' }).click()
  await expect(page).toHaveURL(/\/dashboard\/applications$/)
  await page.getByRole('button', unread(6)).click()
  await page.getByRole('menuitem', { name: 'View all notifications' }).click()
  await expect(page).toHaveURL(/\/dashboard\/notifications$/)
})

test('filters live in the address; what they leave empty says so', { tag: '@keyless' }, async ({ page }) => {
  const rows = page.locator('main li')
  await expect(page.getByRole('button', { name: 'Clear Filters' })).toBeDisabled()
  await page.getByLabel('Type').selectOption('Quote Request')
  await expect(rows).toHaveCount(3)
  await expect(page).toHaveURL(/type=Quote(\+|%20)Request/)
  await page.getByLabel('Status').selectOption('Read')
  await expect(page.getByText('No notifications found')).toBeVisible()
  await page.reload()
  await expect(page.getByLabel('Status')).toHaveValue('Read')
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(rows).toHaveCount(7)
  await expect(page).toHaveURL(/\/dashboard\/notifications$/)
  await page.goBack()
  await expect(page.getByText('No notifications found')).toBeVisible()
})

test('settings: Save keeps them and logs them, Reset restores the defaults, leaving unsaved asks', {
  tag: '@keyless',
}, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  await page.getByRole('link', { name: 'Notification settings' }).click()
  await expect(page.getByRole('heading', { name: 'Notification Settings' })).toBeVisible()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(10)
  await page.getByLabel('Missed video calls').uncheck()
  await page.getByRole('button', { name: 'Back' }).click()
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Cancel' })
    .click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notification settings saved')).toBeVisible()
  expect(logged.filter((text) => text.startsWith('Notification settings'))).toHaveLength(1)
  await page.reload()
  await expect(page.getByLabel('Missed video calls')).not.toBeChecked()
  await page.getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(10)
  await page.reload()
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(10)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/\/dashboard\/notifications$/)
})
