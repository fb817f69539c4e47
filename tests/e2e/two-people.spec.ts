import { type Browser, expect, type Page } from '@playwright/test'
import { accounts } from '#mocks/accounts.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { test } from './product.ts'

const [ada, tamuno] = accounts

/** Opens a colleague's session in a separate browser context. */
async function openSession(
  browser: Browser,
  origin: string,
  { email, password }: (typeof accounts)[number],
): Promise<Page> {
  const answer = await fetch(`${origin}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  const session: { token: string; admin: object } = await answer.json()
  const localStorage = [
    { name: 'auth_token', value: session.token },
    { name: 'admin', value: JSON.stringify(session.admin) },
  ]
  const context = await browser.newContext({
    baseURL: origin,
    serviceWorkers: 'block',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  return context.newPage()
}

async function openBoth(browser: Browser, origin: string, address: string, label: string) {
  const pages = [await openSession(browser, origin, ada), await openSession(browser, origin, tamuno)] as const
  for (const page of pages) {
    await page.goto(address)
    await expect(page.getByLabel(label)).not.toHaveValue('')
  }
  return pages
}

const save = (page: Page) => page.getByRole('button', { name: 'Save Changes' }).click()

test('two people who change different fields of a project keep both changes', async ({
  browser,
  product,
}) => {
  const address = `/dashboard/projects/${rowId('projects', 1)}/edit`
  const [first, second] = await openBoth(browser, product.origin, address, 'Project Title')
  await first.getByLabel('Project Title').fill('New compressor station')
  await second.getByLabel('Client').fill('Niger Coast Gas')
  await save(second)
  await expect(second).toHaveURL(/\/dashboard\/projects$/)
  await save(first)
  await expect(first).toHaveURL(/\/dashboard\/projects$/)
  await first.goto(address)
  await expect(first.getByLabel('Project Title')).toHaveValue('New compressor station')
  await expect(first.getByLabel('Client')).toHaveValue('Niger Coast Gas')
})

test('an open form shows a colleague’s saved change at once and asks about a field that both changed', {
  tag: '@features',
}, async ({ browser, product }) => {
  const address = `/dashboard/careers/${rowId('careers', 1)}`
  const [first, second] = await openBoth(browser, product.origin, address, 'Job Title')
  await first.getByRole('textbox', { name: 'Job Title' }).fill('Mine')
  await second.getByRole('textbox', { name: 'Job Title' }).fill('Theirs')
  await second.getByLabel('Location').fill('Bonny Island')
  await save(second)
  // The event triggers this notice, without any press.
  await expect(first.getByText('Changed by Tamuno Briggs')).toBeVisible()
  await expect(first.getByText('Location is now “Bonny Island”.')).toBeVisible()
  await expect(first.getByLabel('Location')).toHaveValue('Bonny Island')
  await expect(first.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Mine')
  await first.getByRole('button', { name: 'Keep mine: Job Title' }).click()
  await save(first)
  await expect(first).toHaveURL(/\/dashboard\/careers$/)
  await second.goto(address)
  await expect(second.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Mine')
  await expect(second.getByLabel('Location')).toHaveValue('Bonny Island')
})

test('a draft of an older version is merged with a colleague’s later changes', async ({
  browser,
  product,
}) => {
  const address = `/dashboard/careers/${rowId('careers', 1)}`
  const [first, second] = await openBoth(browser, product.origin, address, 'Job Title')
  first.on('dialog', (dialog) => void dialog.accept())
  await first.getByRole('textbox', { name: 'Job Title' }).fill('Mine')
  await first.goto('/dashboard/careers')
  await second.getByRole('textbox', { name: 'Job Title' }).fill('Theirs')
  await second.getByLabel('Location').fill('Bonny Island')
  await save(second)
  await expect(second).toHaveURL(/\/dashboard\/careers$/)
  await first.goto(address)
  await expect(first.getByLabel('Location')).toHaveValue('Bonny Island')
  await first.getByRole('button', { name: 'Restore' }).click()
  await expect(first.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Mine')
  await expect(first.getByText('Job Title is now “Theirs”.')).toBeVisible()
  await first.getByRole('button', { name: 'Use theirs: Job Title' }).click()
  await expect(first.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Theirs')
})

test('a record that a colleague deletes keeps the other’s form, which can be saved as a new record', async ({
  browser,
  product,
}) => {
  const address = `/dashboard/careers/${rowId('careers', 1)}`
  const [first, second] = await openBoth(browser, product.origin, address, 'Job Title')
  await first.getByRole('textbox', { name: 'Job Title' }).fill('Rope access technician')
  await second.getByRole('button', { name: 'Delete Job' }).click()
  await second.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(second).toHaveURL(/\/dashboard\/careers$/)
  await save(first)
  await expect(first.getByText(/deleted this job$/)).toBeVisible()
  // A press before the notice also asks for a choice.
  await save(first)
  await expect(first.getByRole('alert')).toContainText('Choose “Save as new” to keep what you typed.')
  await expect(first.getByRole('textbox', { name: 'Job Title' })).toHaveValue('Rope access technician')
  await first.getByRole('button', { name: 'Save as new' }).click()
  await expect(first).toHaveURL(/\/dashboard\/careers$/)
  await expect(first.getByRole('link', { name: 'Rope access technician' })).toBeVisible()
})
