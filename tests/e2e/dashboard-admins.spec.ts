import type { Page } from '@playwright/test'
import { setWeather } from '#mocks/weather.ts'
import { admin, expect, signIn, superAdmin, test } from './product.ts'
import { savedStaffData } from './saved-data.ts'

async function open(page: Page, account: { email: string; password: string }) {
  await page.goto('/dashboard/profile')
  await signIn(page, account)
  await expect(page.getByRole('heading', { name: 'Profile', exact: true })).toBeVisible()
  await expect(page.getByText('1–5 of 5')).toBeVisible()
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

test('an admin sees everybody, and can neither add nor delete', async ({ page }) => {
  await open(page, admin)
  const own = page.getByRole('definition')
  await expect(own.filter({ hasText: admin.name })).toBeVisible()
  await expect(own.filter({ hasText: admin.email })).toBeVisible()
  for (const header of ['Name', 'Email', 'Role'])
    await expect(page.getByRole('columnheader', { name: header })).toBeVisible()
  await expect(page.getByRole('row', { name: /website-import/ })).toContainText('N/A')
  await expect(page.getByRole('row', { name: /Tamuno Briggs/ })).toContainText('Super Admin')
  await expect(page.getByRole('button', { name: 'Add New Admin' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Delete admin' })).toHaveCount(0)
})

test('a super admin adds and deletes others, each with exactly its call, never the own account', async ({
  page,
}) => {
  await open(page, superAdmin)
  const calls: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/auth') && request.method() !== 'GET')
      calls.push([request.method(), pathname.replace(/[0-9a-f]{24}/, '{id}'), request.postDataJSON()])
  })
  await expect(page.getByRole('button', { name: 'Delete admin' })).toHaveCount(4)
  const own = page.getByRole('row', { name: new RegExp(superAdmin.email) })
  await expect(own.getByRole('button', { name: 'Delete admin' })).toHaveCount(0)

  const modal = await fill(page)
  await expect(modal.getByLabel('Role')).toHaveValue('admin')
  await modal.getByRole('button', { name: 'Create Admin' }).dblclick()
  await expect(modal).toHaveCount(0)
  const row = page.getByRole('row', { name: /Ebi Koroye/ })
  await expect(row).toContainText('Admin')
  const person = { name: 'Ebi Koroye', email: 'ebi.koroye@kelvara.example', password, role: 'admin' }
  await expect.poll(() => calls).toEqual([['POST', '/api/v1/auth/register', person]])

  await row.getByRole('button', { name: 'Delete admin' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this admin?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => calls[1]).toEqual(['DELETE', '/api/v1/auth/admins/{id}', null])
})

test('the modal closes on Cancel and the icon, and starts empty again; what is missing is named', async ({
  page,
}) => {
  await open(page, superAdmin)
  for (const way of ['Cancel', 'Close']) {
    const modal = await fill(page)
    await modal.getByRole('button', { name: way }).click()
    await expect(modal).toHaveCount(0)
  }
  await page.getByRole('button', { name: 'Add New Admin' }).click()
  const modal = page.getByRole('dialog', { name: 'Create New Admin' })
  await expect(modal.getByLabel('Name')).toHaveValue('')
  await modal.getByLabel('Email').fill('ebi')
  await modal.getByRole('button', { name: 'Create Admin' }).click()
  await expect(modal.getByRole('alert')).toContainText('Give a password')
  await expect(modal.getByRole('alert')).toContainText('Give an e-mail address in the form name@company.com')
})

test('a failure is said in the modal, which keeps the entries; the password stays in it', async ({
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
  await expect(page.getByText('1–6 of 6')).toBeVisible()
})

test('a deletion that fails says why; the list says when it cannot be fetched or is empty', async ({
  page,
}) => {
  await open(page, superAdmin)
  setWeather({ sky: 'failing', only: 'DELETE /auth/admins' })
  await page
    .getByRole('row', { name: /Bukola/ })
    .getByRole('button', { name: 'Delete admin' })
    .click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('500')
  setWeather({})
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–4 of 4')).toBeVisible()

  await page.route('**/api/v1/auth/admins', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await expect(page.getByText('Request failed with status 500')).toBeVisible()
  await page.unroute('**/api/v1/auth/admins')
  await page.route('**/api/v1/auth/admins', (route) => route.fulfill({ json: [] }))
  await page.reload()
  await expect(page.getByText('No admins found')).toBeVisible()
  await expect(page.getByText('Get started by creating a new admin account.')).toBeVisible()
})

test('the area is the window less 220 px; nothing sideways on a phone', async ({ page }) => {
  await open(page, superAdmin)
  const area = page.getByRole('region', { name: 'Admins' })
  const height = await page.evaluate(() => innerHeight - 220)
  expect(await area.evaluate((box) => getComputedStyle(box).maxHeight)).toBe(`${height}px`)
  await page.setViewportSize({ width: 360, height: 740 })
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0)
})
