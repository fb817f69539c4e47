import type { Locator, Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, staffTest as test } from './product.ts'

test('a job is found, opened, changed and deleted by keyboard alone without losing the focus', async ({
  page,
}) => {
  const heading = page.getByRole('heading', { level: 1 })
  const row = page.getByRole('row').filter({ has: page.locator(`a[href$="/${rowId('careers', 1)}"]`) })
  await page.goto('/dashboard/careers')
  await expect(row).toBeVisible()
  await page.keyboard.press('/')
  await expect(page.getByLabel('Filter jobs')).toBeFocused()
  await page.keyboard.type('senior electrical')
  await expect(page.getByRole('row')).toHaveCount(2)
  await tabTo(page, row.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Edit Job')
  await expect(heading).toBeFocused()
  await tabTo(page, page.getByLabel('Job Title'))
  await page.keyboard.press('End')
  await page.keyboard.type(', lead')
  await tabTo(page, page.getByRole('button', { name: 'Save Changes' }))
  await page.keyboard.press('Enter')
  await expect(row).toContainText(', lead')
  await expect(heading).toBeFocused()
  await tabTo(page, row.getByRole('link'))
  await page.keyboard.press('Enter')
  await expect(heading).toHaveText('Edit Job')
  await tabTo(page, page.getByLabel('Job Title'))
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await page.keyboard.press('Control+s')
  await expect(row).toContainText(', leads')

  const icon = row.getByRole('button', { name: 'Delete job' })
  const question = page.getByRole('alertdialog')
  await tabTo(page, icon)
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(icon).toBeFocused()
  await page.keyboard.press('Enter')
  await tabTo(page, question.getByRole('button', { name: 'Delete' }))
  await page.keyboard.press('Enter')
  await expect(row).toHaveCount(0)
  await expect(heading).toBeFocused()
})

test('a control that disappears when pressed hands its focus on', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/dashboard/projects?status=planning')
  const clear = page.getByRole('button', { name: 'Clear filters' })
  await tabTo(page, clear)
  await page.keyboard.press('Enter')
  await expect(clear).toHaveCount(0)
  await expect(page.locator(':focus')).toHaveCount(1)
  const menu = page.getByRole('button', { name: /^Actions for/ }).first()
  await tabTo(page, menu)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await page.getByRole('main').getByRole('checkbox').nth(1).focus()
  await page.keyboard.press('Space')
  await tabTo(page, page.getByRole('button', { name: 'Clear selection' }))
  await page.keyboard.press('Enter')
  await expect(heading).toBeFocused()

  await page.goto('/dashboard/quote-requests')
  const next = page.getByRole('button', { name: 'Next page' })
  await next.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^26–\d+ of \d+$/)).toBeVisible()
  await expect(next).toBeFocused()
})

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, wanted: Locator) {
  await expect(wanted).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press('Tab')
    if (await wanted.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('Tab does not lead there')
}
