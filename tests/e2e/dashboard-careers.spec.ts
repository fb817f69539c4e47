import { setFaults } from '#mocks/faults.ts'
import { expect, staffTest as test } from './product.ts'
import { savedStaffData } from './saved-data.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/careers')
  await expect(page.getByRole('heading', { name: 'Careers' })).toBeVisible()
})

test('a draft is offered after a reload, and never again once it is discarded', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const title = page.getByLabel('Job Title')
  await page.goto('/dashboard/careers/new')
  await title.fill('Rigger')
  await page.reload()
  await expect(page.getByText('You have unsaved entries from just now.')).toBeVisible()
  await expect(title).toHaveValue('')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(title).toHaveValue('Rigger')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(title).toHaveValue('')
  await page.reload()
  await expect(title).toHaveValue('')
  await expect(page.getByText(/unsaved entries/)).toHaveCount(0)
})

test('a deleted career is removed from the cache, so a reload without a response does not show it', async ({
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
  setFaults({ sky: 'dropped', only: 'GET /careers' })
  await expect.poll(saved).not.toContain('numerical relays up to 33 kV')
  await page.reload()
  await expect(page.getByRole('alert')).toContainText('An error occurred')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await expect(row).toHaveCount(0)
})
