import { readFile } from 'node:fs/promises'
import { expect, superAdmin, staffTest as test } from './product.ts'

test.describe('a super admin', () => {
  test.use({ account: superAdmin })

  test('a super admin takes a backup, sees it, and downloads it', { tag: '@features' }, async ({ page }) => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: 'System' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'System' })).toBeFocused()
    await expect(page.getByText('None yet').last()).toBeVisible()
    await page.getByRole('button', { name: 'Back up now' }).click()
    await expect(page.getByText(/^just now, .+, read back$/)).toBeVisible()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Download the complete backup' }).click()
    const download = await downloading
    expect(download.suggestedFilename()).toMatch(/^\d{4}-\d\d-\d\d\.backup$/)
    expect((await readFile(await download.path())).length).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Send a test' }).click()
    await expect(page.getByText(`A test is on its way to ${superAdmin.email}.`)).toBeVisible()
  })
})

test('a plain admin has no entry for the system, and its address has no screen', {
  tag: '@features',
}, async ({ page }) => {
  await page.goto('/dashboard/system')
  await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Setting', exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'System' })).toHaveCount(0)
  await page.getByRole('link', { name: 'Back to Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
