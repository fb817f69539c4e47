import { setFaults } from '#mocks/faults.ts'
import { expect, staffTest as test } from './product.ts'

// The examples are only for a backend without notifications.
test.beforeEach(async ({ page }) => {
  setFaults({ takesKeys: false })
  await page.goto('/dashboard/notifications')
  await expect(page.getByRole('heading', { name: 'All Notifications' })).toBeVisible()
})

test('changes of notifications and their settings survive a reload, and unsaved settings ask before leaving', {
  tag: '@keyless',
}, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => void logged.push(message.text()))
  const rows = page.locator('main li')
  const choose = async (message: string, entry: string) => {
    await page.getByRole('button', { name: `Actions for ${message}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
  await choose('New quote request submitted', 'Mark as Read')
  await expect(page.getByRole('menuitem')).toHaveCount(0)
  await choose('A project was completed', 'Delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(6)

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
  await expect(rows).toHaveCount(6)
  await expect(page.getByRole('button', { name: 'Notifications, 5 unread' })).toBeVisible()
})
