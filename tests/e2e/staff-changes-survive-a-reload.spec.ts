import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { rangeOf, seedCount } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, staffTest as test } from './product.ts'
import { savedStaffData, untilOnDisk } from './saved-data.ts'

const messages = '/dashboard/contact-submissions'
const message = rowId('contactSubmissions', 1)
const project = rowId('projects', 1)
const names = ['Ebiere Dokubo', 'Anthony Ubogu']

test('a draft is offered after a reload, and never again once it is discarded', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const title = page.getByLabel('Job Title')
  await page.goto('/dashboard/careers/new')
  await title.fill('Rigger')
  await page.reload()
  await expect(page.getByText('You have an unsaved draft from just now.')).toBeVisible()
  await expect(title).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(title).toHaveValue('Rigger')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(title).toHaveValue('')
  await page.reload()
  await expect(title).toHaveValue('')
  await expect(page.getByText(/unsaved draft/)).toHaveCount(0)
})

test('a deleted career is removed from the cache, so a reload without a response does not show it', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/dashboard/careers')
  const saved = async () => (await savedStaffData(context, product.origin)).opened
  await expect.poll(saved).toContain('numerical relays up to 33 kV')
  const title = (await page.locator('[data-row-link]').first().textContent()) ?? ''
  const row = page.getByRole('row', { name: title })
  await row.getByRole('button', { name: 'Delete job' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  setFaults({ fault: 'dropped', only: 'GET /careers' })
  await expect.poll(saved).not.toContain('numerical relays up to 33 kV')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('An error occurred')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await expect(row).toHaveCount(0)
})

test('an editor whose record cannot be fetched shows the cached record and reports it', async ({ page }) => {
  const title = page.getByLabel('Project Title')
  await page.goto(`/dashboard/projects/${project}/edit`)
  await expect(title).toHaveValue(/\w/)
  const before = await title.inputValue()
  await untilOnDisk(page, before)
  setFaults({ fault: 'failing', only: `GET /projects/${project}` })
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('What you see was saved before.')
  await expect(title).toHaveValue(before)
  setFaults({})
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('settings that two sections have saved survive a reload and are not offered as drafts', async ({
  page,
}) => {
  await page.goto('/dashboard/settings')
  await expect(page.getByLabel('Site Name')).toHaveValue('Kelvara Engineering Services')
  await page.getByLabel('Site Name').fill('Kelvara')
  await page.getByLabel('Phone Number').fill('+234 800 000 0009')
  for (const title of ['General Info', 'Contact Details']) {
    await page.getByRole('button', { name: `Save ${title}` }).click()
    await expect(page.getByText(`${title} saved`)).toBeVisible()
  }
  await page.reload()
  await expect(page.getByLabel('Site Name')).toHaveValue('Kelvara')
  await expect(page.getByLabel('Phone Number')).toHaveValue('+234 800 000 0009')
  await expect(page.getByText(/unsaved draft/)).toHaveCount(0)
})

// The example notifications are only for a backend without notifications.
test('changes of notifications and their settings survive a reload', {
  tag: '@keyless',
}, async ({ page }) => {
  setFaults({ takesKeys: false })
  await page.goto('/dashboard/notifications')
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
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Notification settings saved')).toBeVisible()
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

test('a deletion that is sent on leaving and arrives late does not bring the row back', async ({ page }) => {
  await page.goto(messages)
  await expect(page.getByText(rangeOf('contactSubmissions'))).toBeVisible()
  setFaults({ delay: [3000, 3000], only: 'DELETE /contact' })
  await deleteRow(page, names[0])
  await page.reload()
  await expect(page.getByText(rangeOf('contactSubmissions', -1))).toBeVisible()
  await expect.poll(() => backend.tables.contactSubmissions.find(message)).toBeUndefined()
  // The list is fetched again once the backend must have the deletion.
  await page.waitForResponse((answer) => answer.url().endsWith('/api/v1/contact'))
  await expect(page.getByText(rangeOf('contactSubmissions', -1))).toBeVisible()
  await expect(page.getByRole('link', { name: names[0] })).toHaveCount(0)
})

test('a pending deletion is sent when the user leaves the page', async ({ page }) => {
  await page.goto(messages)
  await expect(page.getByText(rangeOf('contactSubmissions'))).toBeVisible()
  await deleteRow(page, names[0])
  await deleteRow(page, names[1])
  await page.goto('about:blank')
  await expect
    .poll(() => backend.tables.contactSubmissions.all().length)
    .toBe(seedCount('contactSubmissions') - 2)
  await page.goto(messages)
  await expect(page.getByText(rangeOf('contactSubmissions', -2))).toBeVisible()
})

const deleteRow = (page: Page, name = '') =>
  page
    .getByRole('row')
    .filter({ hasText: name })
    .getByRole('button', { name: 'Delete contact submission' })
    .click()
