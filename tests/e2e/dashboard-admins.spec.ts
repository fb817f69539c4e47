import type { Page } from '@playwright/test'
import { rangeOf } from '#mocks/seeded.ts'
import { expect, signIn, superAdmin, test } from './product.ts'
import { savedStaffData } from './saved-data.ts'

async function open(page: Page, account: { email: string; password: string }) {
  await page.goto('/dashboard/profile')
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await expect(page.getByText(rangeOf('admins'))).toBeVisible()
}

const password = 'Pipe wrench 9! '

async function fill(page: Page) {
  await page.getByRole('button', { name: 'Add New Admin' }).click()
  const modal = page.getByRole('dialog', { name: 'Create New Admin' })
  await modal.getByLabel('Name').fill('Ebi Koroye')
  await modal.getByLabel('Email').fill('ebi.koroye@kelvara.example')
  await modal.getByLabel('Password', { exact: true }).fill(password)
  return modal
}

test('a failed admin creation is reported in the modal, which keeps its entries and leaks no password', async ({
  page,
  context,
  product,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await open(page, superAdmin)
  const modal = await fill(page)
  const answers = [
    [{ status: 409, json: { message: 'An admin with this email already exists' } }, 'already exists'],
    [{ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }, 'Failed to create admin'],
    [{ status: 500, json: {} }, 'Request failed with status 500'],
    ['drop', 'Failed to create admin'],
  ] as const
  for (const [answer, said] of answers) {
    await page.route('**/api/v1/auth/register', (route) =>
      answer === 'drop' ? route.abort('connectionreset') : route.fulfill(answer),
    )
    await modal.getByRole('button', { name: 'Create Admin' }).click()
    await expect(modal.getByRole('alert').filter({ hasText: said })).toBeVisible()
    await page.unroute('**/api/v1/auth/register')
  }
  await expect(modal.getByLabel('Password', { exact: true })).toHaveValue(password)
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(kept).not.toContain('Pipe wrench')
  const { opened } = await savedStaffData(context, product.origin)
  expect(opened).not.toContain('Pipe wrench')
  expect(logged.join()).not.toContain('Pipe wrench')
  await modal.getByRole('button', { name: 'Create Admin' }).click()
  await expect(page.getByText(rangeOf('admins', 1))).toBeVisible()
})
