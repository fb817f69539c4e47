import { rangeOf } from '#mocks/seeded.ts'
import { expect, superAdmin, staffTest as test } from './product.ts'
import { savedStaffData } from './saved-data.ts'

const password = 'Pipe wrench 9! '

test.use({ account: superAdmin })

test('a failed admin creation keeps its entries, and the password reaches neither storage nor the console', async ({
  page,
  context,
  product,
}) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.goto('/dashboard/profile')
  await expect(page.getByText(rangeOf('admins'))).toBeVisible()
  await page.getByRole('button', { name: 'Add New Admin' }).click()
  const modal = page.getByRole('dialog', { name: 'Create New Admin' })
  await modal.getByLabel('Name').fill('Ebi Koroye')
  await modal.getByLabel('Email').fill('ebi.koroye@kelvara.example')
  await modal.getByLabel('Password', { exact: true }).fill(password)
  await page.route('**/api/v1/auth/register', (route) =>
    route.fulfill({ status: 409, json: { message: 'An admin with this email already exists' } }),
  )
  await modal.getByRole('button', { name: 'Create Admin' }).click()
  await expect(modal.getByRole('alert').filter({ hasText: 'already exists' })).toBeVisible()
  await expect(modal.getByLabel('Password', { exact: true })).toHaveValue(password)
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('Pipe wrench')
  const { opened } = await savedStaffData(context, product.origin)
  expect(opened).not.toContain('Pipe wrench')
  expect(logged.join()).not.toContain('Pipe wrench')
  await page.unroute('**/api/v1/auth/register')
  await modal.getByRole('button', { name: 'Create Admin' }).click()
  await expect(page.getByText(rangeOf('admins', 1))).toBeVisible()
})
