import { rangeOf } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, readyForOffline, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'
import { standsUpright } from './upright.ts'

const list = '/dashboard/applications'
const first = rowId('applications', 1)
const odd = rowId('applications', 31)

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText(rangeOf('applications'))).toBeVisible()
})

test('a printed record shows the company, the date and the record, without navigation and buttons', async ({
  page,
}) => {
  for (const [path, heading] of [
    [`${list}/${first}`, 'Application Details'],
    [`/dashboard/quote-requests/${rowId('quoteRequests', 1)}`, 'Quote Request Details'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('textbox', { name: 'New internal note' }).fill('Price sent')
    await page.getByRole('button', { name: 'Add note' }).click()
    const note = page.getByRole('listitem').filter({ hasText: 'Price sent' })
    await expect(note).toBeVisible()
    await expect(page.getByText(/ ago$/).first()).toBeVisible()
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await expect(page.locator('body[data-printed]')).toHaveCount(1)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByText('Kelvara Engineering Services', { exact: true })).toBeVisible()
    await expect(page.getByText(/^[A-Z][a-z]+ \d{2}, \d{4}$/).first()).toBeVisible()
    await expect(page.locator('dd').first()).toBeVisible()
    // The printout is for people outside, and a relative time is only true on the day of printing.
    await expect(note).toBeHidden()
    await expect(page.getByText('Internal notes').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText(/\bago\b|just now/).filter({ visible: true })).toHaveCount(0)
    await expect(page.getByText(/^Received [A-Z][a-z]{2} \d{1,2}, \d{4}$/)).toBeVisible()
    for (const role of ['button', 'link', 'combobox', 'navigation', 'banner'] as const) {
      await expect(page.getByRole(role).filter({ visible: true, hasNotText: /^Skip/ })).toHaveCount(0)
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

test('applications fit a phone, and cached applications can be read without a network', {
  tag: '@worker',
}, async ({ page, context, product }) => {
  await readyForOffline(page)
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [`/${odd}`, `/${first}`, '']) {
    await standsUpright(page, `${list}${path}`)
  }
  await untilOnDisk(page, 'Halima Suleiman')
  await product.stop()
  await page.close()
  const again = await context.newPage()
  await again.goto(`${product.origin}${list}`)
  await expect(again.getByText(/^Saved (just now|\d+ min ago)/)).toBeVisible()
  await again.getByRole('link', { name: 'Halima Suleiman' }).click()
  await expect(again.getByRole('heading', { name: 'Application Details' })).toBeVisible()
  await expect(again.getByRole('definition').filter({ hasText: 'Process Safety Engineer' })).toBeVisible()
  // Once the server is known to be unreachable, controls that need it are disabled.
  await expect(again.getByRole('combobox', { name: 'Application status' })).toBeDisabled()
  await expect(again.getByText('This needs the server, which cannot be reached.')).toBeVisible()
})
