import { setWeather } from '#mocks/weather.ts'
import { expect, staffTest as test } from './product.ts'
import { standsUpright } from './upright.ts'
import { drawing, writesTo } from './writes.ts'

const list = '/dashboard/services'
const second = '66c0ffeea200000000000002'
const odd = '66c0ffeea200000000000007'
const icon = drawing('jetty.svg')
const brochure = { name: 'brochure.docx', mimeType: 'application/octet-stream', buffer: Buffer.from('PK') }
const entries = {
  'Service Name': 'Jetty works',
  'Short Description': 'Berths, dolphins, bank protection.',
  'Full Description': 'Piles.\n\nDeck units.',
}

/** What `entries` become on the wire. */
const words = (category: string) => [
  ['name', 'Jetty works'],
  ['category', category],
  ['shortDescription', 'Berths, dolphins, bank protection.'],
  ['fullDescription', 'Piles.\r\n\r\nDeck units.'],
]

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText('1–7 of 7')).toBeVisible()
})

test('a service is made beside its preview, read, changed and deleted, each with exactly its call', async ({
  page,
}) => {
  const calls = await writesTo(page, '/services')
  await page.getByRole('link', { name: 'Add New Service' }).click()
  for (const [label, entry] of Object.entries(entries)) await page.getByLabel(label).fill(entry)
  const preview = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Preview' }) })
  await expect(preview.getByRole('heading', { name: 'Jetty works' })).toBeVisible()
  await expect(preview.getByText('Our Services Include:')).toBeVisible()
  await expect(preview.getByRole('listitem')).toHaveText(['01Piles.', '02Deck units.'])
  await page.getByLabel('Icon', { exact: true }).setInputFiles(icon)
  await expect(preview.locator('img[src^="blob:"]')).toBeVisible()
  await page.getByLabel('Document', { exact: true }).setInputFiles(brochure)
  await page.getByRole('button', { name: 'Save Changes' }).dblclick()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect
    .poll(() => calls)
    .toEqual([
      [
        'POST /api/v1/services',
        [...words('civil-engineering'), ['icon', 'jetty.svg'], ['document', 'brochure.docx']],
      ],
    ])

  const row = page.getByRole('row', { name: /Jetty works/ })
  await expect(row).toContainText('Civil Engineering')
  await page.getByRole('link', { name: 'Jetty works' }).click()
  await expect(page.getByRole('heading', { name: 'Service Detail' })).toBeVisible()
  await expect(page.getByRole('link', { name: /brochure\.docx/ })).toHaveAttribute('target', '_blank')
  await expect(page.getByText('Deck units.')).toBeVisible()
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByRole('heading', { name: 'Edit Service' })).toBeVisible()
  await page.getByLabel('Category').selectOption('Structural Eng.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(row).toContainText('Structural Eng.')
  await expect.poll(() => calls[1]).toEqual(['PUT /api/v1/services/{id}', words('structural-eng')])

  await row.getByRole('button', { name: 'Actions for Jetty works' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this service?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(row).toHaveCount(0)
  await expect.poll(() => calls[2]).toEqual(['DELETE /api/v1/services/{id}', []])
})

test('an odd record keeps its category, and nothing unsafe of it becomes a link or a picture', async ({
  page,
}) => {
  const calls = await writesTo(page, '/services')
  await page.goto(`${list}/${odd}`)
  await expect(page.getByText('instrumentation', { exact: true })).toBeVisible()
  await expect(page.locator('main a')).toHaveText(['Edit'])
  await expect(page.locator('main img')).toHaveCount(0)
  await page.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByLabel('Category')).toHaveValue('instrumentation')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('Describe the service in a sentence')
  await page.getByLabel('Short Description').fill('Spares for old systems.')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  const [, fields = []] = calls[0] ?? []
  expect(fields).toContainEqual(['category', 'instrumentation'])
  expect(fields.map(([name]) => name)).not.toContain('document')
})

test('what may not stay empty is named, and nothing is sent', async ({ page }) => {
  const calls = await writesTo(page, '/services')
  await page.goto(`${list}/new`)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('3 entries need your attention')
  await expect(page.getByRole('alert').getByRole('link')).toHaveText([
    'Give the service a name',
    'Describe the service in a sentence',
    'Describe the service in full',
  ])
  expect(calls).toEqual([])
})

test('a refusal keeps the chosen icon, which the next try sends', async ({ page }) => {
  setWeather({ sky: 'failing', only: 'PUT /services' })
  await page.goto(`${list}/${second}/edit`)
  await page.getByLabel('Icon', { exact: true }).setInputFiles(icon)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByRole('alert')).toContainText('500')
  await expect(page.getByText('jetty.svg')).toBeVisible()
  setWeather({})
  const calls = await writesTo(page, '/services')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect.poll(() => calls[0]?.[1]).toContainEqual(['icon', 'jetty.svg'])
})

test('the category filter is in the address; nothing stands sideways on a phone', async ({ page }) => {
  await page.getByRole('combobox', { name: 'Category' }).selectOption('Structural Eng.')
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await page.reload()
  await expect(page.getByText('1–3 of 3')).toBeVisible()
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of ['', `/${odd}`, `/${second}`, `/${second}/edit`, '/new'])
    await standsUpright(page, `${list}${path}`)
})
