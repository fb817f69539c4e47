import type { Page } from '@playwright/test'
import { expect, staffTest as test } from './product.ts'

test.beforeEach(async ({ page }) => {
  await page.goto('/dashboard/settings')
  await expect(page.getByRole('heading', { name: 'Site settings' })).toBeVisible()
  await expect(page.getByLabel('Site Name')).toHaveValue('Kelvara Engineering Services')
})

const save = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}` })
const saved = (page: Page, title: string) => page.getByText(`${title} saved`)

test('settings that two sections have saved survive a reload and are not offered as drafts', async ({
  page,
}) => {
  await page.getByLabel('Site Name').fill('Kelvara')
  await page.getByLabel('Phone Number').fill('+234 800 000 0009')
  for (const title of ['General Info', 'Contact Details']) {
    await save(page, title).click()
    await expect(saved(page, title)).toBeVisible()
  }
  await page.reload()
  await expect(page.getByLabel('Site Name')).toHaveValue('Kelvara')
  await expect(page.getByLabel('Phone Number')).toHaveValue('+234 800 000 0009')
  await expect(page.getByText(/unsaved entries/)).toHaveCount(0)
})

test('unsaved settings are offered when the page is opened again', async ({ page }) => {
  await page.getByLabel('Meta Title').fill('Engineers')
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
  await question.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL(/\/dashboard\/projects$/)
  await page.goto('/dashboard/settings')
  await page.getByRole('button', { name: 'Restore' }).click()
  await expect(page.getByLabel('Meta Title')).toHaveValue('Engineers')
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByLabel('Meta Title')).toHaveValue(/^Kelvara/)
  await expect(page.getByText('Unsaved changes')).toHaveCount(0)
})
