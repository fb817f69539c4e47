import { rowId } from '#mocks/seeds/rows.ts'
import { expect, staffTest, test } from './product.ts'

test('a project is printed on one sheet', async ({ page }) => {
  await page.goto(`/project/${rowId('projects', 1)}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second loading berth, Bonny')
  await expect(page.getByText('The river bed gave the design its shape')).toBeVisible()
  await expect(page.getByRole('button', { name: /^View Image \d of 4: / })).toHaveCount(4)
  // Wait for the print style sheet.
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)
  await expect.poll(sheets).toHaveLength(1)
})

test('each policy is printed on one sheet, without decorative pictures', async ({ page }) => {
  await page.goto('/about-hse')
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '')
  })
  await page.getByRole('button', { name: 'Print or save as PDF' }).click()
  await expect(page.locator('body[data-printed]')).toHaveCount(1)
  // The sections after the policies have sheets of their own.
  await page.evaluate(() => {
    for (const section of document.querySelectorAll('main section:not(:has([data-title-block]))'))
      section.remove()
  })
  const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)
  await expect.poll(sheets).toHaveLength(3)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Safety Policy', { exact: true }).last()).toBeVisible()
  await expect(page.getByText('https://www.kelvara.example/about-hse#safety')).toBeVisible()
  await expect(
    page.getByRole('img', { name: /weld|hard hat|pipeline/ }).filter({ visible: true }),
  ).toHaveCount(0)
})

staffTest(
  'a printed record shows the company, the date and the record, without navigation and buttons',
  async ({ page }) => {
    for (const [path, heading] of [
      [`/dashboard/applications/${rowId('applications', 1)}`, 'Application Details'],
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
  },
)
