import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, staffTest as test } from './product.ts'
import { standsUpright } from './upright.ts'
import { drawing, writesTo } from './writes.ts'

const list = '/dashboard/testimonials'
const inactive = rowId('testimonials', 8)

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText('1–9 of 9')).toBeVisible()
})

test('a testimonial is kept as a draft, published and deleted, each with exactly its call', async ({
  page,
}) => {
  const calls = await writesTo(page, '/testimonials')
  await page.getByRole('link', { name: 'Add Testimonial' }).click()
  await expect(page.getByRole('heading', { name: 'Add New Testimonial' })).toBeVisible()
  await write(page)
  await page.getByLabel('Position').fill('Terminal Manager')
  await page.getByLabel('Company').fill('Lantern Terminals')
  await page.getByLabel('Rating').fill('4')
  await page.getByLabel('Avatar').setInputFiles(drawing('face.svg'))
  const preview = page.getByRole('figure')
  await expect(preview.getByRole('img', { name: 'Rated 4 of 5' })).toBeVisible()
  await expect(preview).toContainText('We lost no loading slot.')
  await expect(preview).toContainText('Terminal Manager, Lantern Terminals')
  // The box says Active; the button decides.
  await expect(page.getByLabel('Active')).toBeChecked()
  await page.getByRole('button', { name: 'Save as Draft' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const entries = [
    ['name', 'Ebiere Okoro'],
    ['position', 'Terminal Manager'],
    ['company', 'Lantern Terminals'],
    ['testimonial', 'We lost no loading slot.'],
  ]
  await expect
    .poll(() => calls)
    .toEqual([
      [
        'POST /api/v1/testimonials',
        [...entries, ['rating', '4'], ['isActive', 'false'], ['avatar', 'face.svg']],
      ],
    ])

  const row = page.getByRole('row', { name: /Ebiere Okoro/ })
  await expect(row).toContainText('Inactive')
  await row.getByRole('button', { name: 'Actions for Ebiere Okoro' }).click()
  await page.getByRole('menuitem', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Testimonial' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Avatar of the client' })).toHaveAttribute('src', /face\.svg$/)
  await page.getByLabel('Rating').fill('17')
  await page.getByRole('button', { name: 'Update' }).click()
  await expect(row).toContainText('Active')
  await expect
    .poll(() => calls[1])
    .toEqual(['PUT /api/v1/testimonials/{id}', [...entries, ['rating', '5'], ['isActive', 'true']]])

  await row.getByRole('button', { name: 'Actions for Ebiere Okoro' }).click()
  await page.getByRole('heading', { name: 'Testimonials' }).click({ force: true })
  await expect(page.getByRole('menu')).toHaveCount(0)
  await row.getByRole('button', { name: 'Actions for Ebiere Okoro' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this testimonial?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => calls.at(-1)).toEqual(['DELETE /api/v1/testimonials/{id}', []])
})

test('Publish sends true whatever the box says; a rating that is no number becomes 1', async ({ page }) => {
  const calls = await writesTo(page, '/testimonials')
  await page.goto(`${list}/new`)
  await write(page)
  await page.getByLabel('Active').uncheck()
  await page.getByLabel('Rating').fill('')
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect
    .poll(() => calls[0]?.[1])
    .toEqual([
      ['name', 'Ebiere Okoro'],
      ['position', ''],
      ['company', ''],
      ['testimonial', 'We lost no loading slot.'],
      ['rating', '1'],
      ['isActive', 'true'],
    ])
})

test('Enter leaves an inactive testimonial inactive', async ({ page }) => {
  const calls = await writesTo(page, '/testimonials')
  await page.goto(`${list}/${inactive}`)
  await page.getByLabel('Company').press('Enter')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect.poll(() => calls[0]?.[1]).toContainEqual(['isActive', 'false'])
})

test('what is missing is named, and nothing is sent', async ({ page }) => {
  const calls = await writesTo(page, '/testimonials')
  await page.goto(`${list}/new`)
  await page.getByRole('button', { name: 'Publish' }).click()
  const summary = page.getByRole('alert')
  await expect(summary).toContainText('Name the client')
  await expect(summary).toContainText('Write what the client says')
  expect(calls).toEqual([])
})

test('one that is gone says so; a deletion on the form that fails says why', async ({ page }) => {
  await page.goto(`${list}/ffffffffffffffffffffffff`)
  await expect(page.getByText('Testimonial not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Testimonials' }).click()
  setWeather({ sky: 'failing', only: 'DELETE /testimonials' })
  await page.goto(`${list}/${inactive}`)
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('500')
  setWeather({})
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–8 of 8')).toBeVisible()
})

test('the list: status filter, several deleted at once, nothing sideways on a phone', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Inactive')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.goto(list)
  await page.getByLabel('Select Ebiere Dokubo').check()
  await page.getByLabel('Select Sadiq Bello').check()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–7 of 7')).toBeVisible()

  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['', `/${rowId('testimonials', 9)}`, '/new']) await standsUpright(page, `${list}${path}`)
})

async function write(page: Page) {
  await page.getByLabel('Client Name').fill('Ebiere Okoro')
  await page.getByLabel('Testimonial', { exact: true }).fill('We lost no loading slot.')
}
