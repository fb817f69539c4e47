import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { rangeOf, seedCount } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, readyForOffline, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'
import { standsUpright } from './upright.ts'

const list = '/dashboard/contact-submissions'
const first = rowId('contactSubmissions', 1)
const odd = rowId('contactSubmissions', 31)
const names = ['Ebiere Dokubo', 'Anthony Ubogu']

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText(rangeOf('contactSubmissions'))).toBeVisible()
})

test('a deletion that is sent on leaving and arrives late does not bring the row back', async ({ page }) => {
  setFaults({ delay: [3000, 3000], only: 'DELETE /contact' })
  await deleteRow(page, names[0])
  await page.reload()
  await expect(page.getByText(rangeOf('contactSubmissions', -1))).toBeVisible()
  await expect.poll(() => backend.tables.contactSubmissions.find(first)).toBeUndefined()
  // The list is fetched again once the backend must have the deletion.
  await page.waitForResponse((answer) => answer.url().endsWith('/api/v1/contact'))
  await expect(page.getByText(rangeOf('contactSubmissions', -1))).toBeVisible()
  await expect(page.getByRole('link', { name: names[0] })).toHaveCount(0)
})

test('a pending deletion is sent when the user leaves the page', async ({ page }) => {
  await deleteRow(page, names[0])
  await deleteRow(page, names[1])
  await page.goto('about:blank')
  await expect
    .poll(() => backend.tables.contactSubmissions.all().length)
    .toBe(seedCount('contactSubmissions') - 2)
  await page.goto(list)
  await expect(page.getByText(rangeOf('contactSubmissions', -2))).toBeVisible()
})

test('contact submissions are cards on a phone and fit its width', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Sort by', { exact: true })).toBeVisible()
  for (const path of ['', `/${first}`, `/${odd}`]) await standsUpright(page, `${list}${path}`)
})

test('a list of six columns is a table only if it has the room, and no column is out of reach', async ({
  page,
}) => {
  const area = page.getByRole('region', { name: 'Contact submissions' })
  for (const [width, isTable] of [
    [768, false],
    [1024, false],
    [1280, true],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await expect(page.getByLabel('Sort by', { exact: true })).toBeVisible({ visible: !isTable })
    expect(await area.evaluate((box) => box.scrollWidth - box.clientWidth), `${width} px`).toBe(0)
  }
})

test('the cached list and its records are readable without a network, with their age', {
  tag: '@worker',
}, async ({ page, context, product }) => {
  await readyForOffline(page)
  await untilOnDisk(page, 'we sent a request for the firewater ring this morning')
  await product.stop()
  await page.close()
  const again = await context.newPage()
  await again.goto(`${product.origin}${list}`)
  await expect(again.getByText(/^Saved (just now|\d+ min ago)/)).toBeVisible()
  await again.getByRole('link', { name: names[0] }).click()
  await expect(again.getByText('we sent a request for the firewater ring this morning')).toBeVisible()
})

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

const deleteRow = (page: Page, name = '') =>
  rowOf(page, name).getByRole('button', { name: 'Delete contact submission' }).click()
