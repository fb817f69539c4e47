import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, readyForOffline, signIn, superAdmin, staffTest as test } from './product.ts'
import { rowsOnDevice } from './saved-data.ts'

const record = (number: number) => `/dashboard/quote-requests/${rowId('quoteRequests', number)}`
const field = (page: Page) => page.getByRole('textbox', { name: 'New internal note' })
const entries = (page: Page) => page.getByRole('list', { name: 'Internal notes' }).getByRole('listitem')

async function addNote(page: Page, text: string) {
  await field(page).fill(text)
  await page.getByRole('button', { name: 'Add note' }).click()
}

test('notes that two people write at the same time are both stored, and both people see both', {
  tag: '@features',
}, async ({ page, browser, product }) => {
  const colleague = await browser.newContext({ baseURL: product.origin, storageState: undefined })
  const other = await colleague.newPage()
  await other.goto(record(2))
  await signIn(other, superAdmin)
  await page.goto(record(2))
  await expect(field(page)).toBeVisible()
  await expect(field(other)).toBeVisible()
  await Promise.all([addNote(page, 'Has called twice'), addNote(other, 'Price sent')])
  for (const screen of [page, other]) {
    await expect(entries(screen)).toHaveCount(2)
    await expect(entries(screen).filter({ hasText: 'Has called twice' })).toContainText('Ada Nwachukwu')
    await expect(entries(screen).filter({ hasText: 'Price sent' })).toContainText('Tamuno Briggs')
    await expect(screen.getByText('Not sent yet')).toHaveCount(0)
  }
  await page.reload()
  await expect(entries(page)).toHaveCount(2)
  // Users can delete only their own notes.
  await page.getByRole('button', { name: 'Delete your note' }).click()
  await expect(entries(other)).toHaveText([/Price sent/])
  await colleague.close()
})

test('a note that is written without a network waits and is sent once', {
  tag: ['@features', '@worker'],
}, async ({ page, context }) => {
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT' && request.url().endsWith('/answers')) sent.push(request.postData() ?? '')
  })
  await page.goto(record(3))
  await expect(field(page)).toBeVisible()
  await readyForOffline(page)
  await context.setOffline(true)
  await addNote(page, 'Crane is booked')
  await expect(entries(page)).toContainText(['Not sent yet: on this device until there is a connection'])
  await page.reload()
  await expect(entries(page)).toHaveText([/Crane is booked/])
  sent.length = 0
  await context.setOffline(false)
  await expect(page.getByText('Not sent yet')).toHaveCount(0)
  await expect(entries(page)).toHaveText([/Crane is booked/])
  expect(sent.filter((body) => body.includes('Crane is booked'))).toHaveLength(1)
})

test('a note that is not yet added survives a reload and a closed tab, only on its own record', async ({
  page,
  context,
}) => {
  await page.goto(record(4))
  await field(page).fill('Owner is on leave')
  await page.reload()
  await expect(field(page)).toHaveValue('Owner is on leave')
  await page.close()
  const again = await context.newPage()
  await again.goto(record(5))
  await expect(field(again)).toBeEmpty()
  await again.goto(record(4))
  await expect(field(again)).toHaveValue('Owner is on leave')
  await again.getByRole('button', { name: 'Add note' }).click()
  await expect(entries(again)).toHaveText([/Owner is on leave/])
  // The draft goes once the note is written.
  await expect.poll(() => rowsOnDevice(again, 'staff', 'drafts')).toBe(0)
  await again.reload()
  await expect(entries(again)).toHaveText([/Owner is on leave/])
  await expect(field(again)).toBeEmpty()
})
