import { setWeather } from '#mocks/weather.ts'
import { admin, expect, signIn, staffTest as test } from './product.ts'
import { savedStaffData } from './saved-data.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/careers')
  await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible()
})

const entries = {
  'Job Title': 'Piping Engineer',
  Location: 'Warri',
  'Salary Range (Min)': '18000',
  'Salary Range (Max)': '26000',
  'Job Description': 'Stress analysis and isometrics for two flow stations.',
}

test('leaving with unsaved changes asks first; the draft is offered back after a reload', async ({
  page,
}) => {
  await page.goto('/dashboard/careers/new')
  await page.getByLabel('Job Title').fill('Rigger')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Rigger')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard\/careers$/)

  await page.goto('/dashboard/careers/new')
  await expect(page.getByText('You have unsaved entries from just now.')).toBeVisible()
  await expect(page.getByLabel('Job Title')).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('Rigger')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Job Title')).toHaveValue('')
  await page.reload()
  await expect(page.getByLabel('Job Title')).toHaveValue('')
  await expect(page.getByText(/unsaved entries/)).toHaveCount(0)
})

test('what was typed comes back when the session expired meanwhile', async ({ page }) => {
  await page.goto('/dashboard/careers/new')
  for (const [label, entry] of Object.entries(entries)) await page.getByLabel(label).fill(entry)
  setWeather({ sky: 'unauthorized', only: 'POST /careers' })
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  setWeather({})
  await signIn(page, admin)
  await expect(page).toHaveURL(/\/dashboard\/careers\/new$/)
  await expect(page.getByLabel('Job Title')).toHaveValue('Piping Engineer')
  await expect(page.getByText(/Your unsaved entries from .* are back/)).toBeVisible()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(/\/dashboard\/careers$/)
})

test('several are deleted after one question with their number; columns and filters live in the address', async ({
  page,
}) => {
  const rows = page.locator('tbody tr:not([data-skeleton])')
  await expect(rows.first()).toBeVisible()
  const before = await rows.count()
  await page.getByRole('checkbox', { name: 'Select all rows of this page' }).check()
  await rows.last().getByRole('checkbox').uncheck()
  await page.getByRole('button', { name: `Delete ${before - 1}` }).click()
  await expect(page.getByRole('alertdialog')).toContainText(
    `Are you sure you want to delete these ${before - 1} jobs?`,
  )
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(rows).toHaveCount(1)

  await page.getByRole('button', { name: 'Columns' }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Location' }).click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('columnheader', { name: 'Location' })).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Job Title' })).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Location' })).toHaveCount(0)
})

test('what was deleted leaves the saved copy as well, and a reload without an answer does not show it', async ({
  page,
  context,
  product,
}) => {
  const saved = async () => (await savedStaffData(context, product.origin)).opened
  await expect.poll(saved).toContain('numerical relays up to 33 kV')
  const title = (await page.locator('[data-row-link]').first().textContent()) ?? ''
  const row = page.getByRole('row', { name: title })
  await row.getByRole('button', { name: 'Delete job' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  setWeather({ sky: 'dropped', only: 'GET /careers' })
  await expect.poll(saved).not.toContain('numerical relays up to 33 kV')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('An error occurred')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await expect(row).toHaveCount(0)
})

test('a job that was changed and then deleted from its form leads to the list without a question', async ({
  page,
}) => {
  const first = page.locator('[data-row-link]').first()
  const title = (await first.textContent()) ?? ''
  await first.click()
  await page.getByRole('textbox', { name: 'Location' }).fill('Elsewhere')
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(/\/dashboard\/careers$/)
  await expect(page.getByRole('row', { name: title })).toHaveCount(0)
})
