import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, readyForOffline, signIn, test } from './product.ts'
import { fillQuote } from './quote-form.ts'
import { untilOnDisk } from './saved-data.ts'

test.use({ serviceWorkers: 'allow' })

test('a quote request travels from a visitor’s phone to a staff member without a network', async ({
  page,
  context,
  product,
  browser,
}) => {
  const phone = await browser.newContext({ viewport: { width: 360, height: 780 }, hasTouch: true })
  const visitor = await phone.newPage()
  await visitor.goto(`${product.origin}/quote`)
  await sendQuote(visitor, 'Escravos Fabrication Yard')
  await expect(visitor.getByText('Thank You!')).toBeVisible()

  await page.goto(`${product.origin}/dashboard/quote-requests`)
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await signIn(page)
  await expect(page).toHaveURL(`${product.origin}/dashboard/quote-requests`)
  await expect(page.getByRole('heading', { level: 1, name: 'Quote Requests' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Escravos Fabrication Yard' })).toBeVisible()

  await page.getByRole('button', { name: 'Date', exact: true }).click()
  const today = new Date(Date.now() + 3_600_000).toISOString().slice(0, 10)
  const dialog = page.getByRole('dialog', { name: 'Filter by Date' })
  await dialog.getByLabel('Start Date').fill(today)
  await dialog.getByLabel('End Date').fill(today)
  await dialog.getByRole('button', { name: 'Apply Filter' }).click()
  await expect(page.getByRole('button', { name: 'Filtered by Date' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Escravos Fabrication Yard' })).toBeVisible()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toBe(`quote-requests-${today}.csv`)
  const csv = readFileSync(await download.path(), 'utf8')
  expect(csv).toMatch(/^\uFEFF"Company","Contact Person","Service","Budget","Date"\r\n/)
  expect(csv).toContain('"Escravos Fabrication Yard","Amaka Okafor","Mechanical Engineering","12,500,000",')

  await page.getByRole('link', { name: 'Clear date filter' }).click()
  await page.getByRole('link', { name: 'Escravos Fabrication Yard' }).click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  await expect(page.getByText('Two pump skids')).toBeVisible()
  const detail = page.url()

  await readyForOffline(page)
  await untilOnDisk(page, 'Escravos Fabrication Yard')
  await product.stop()
  await page.close()
  const again = await context.newPage()
  await again.goto(`${product.origin}/dashboard/quote-requests`)
  await expect(again.getByRole('link', { name: 'Escravos Fabrication Yard' })).toBeVisible()
  await expect(again.getByText(/^Saved (just now|\d+ min ago)/)).toBeVisible()
  await again.getByRole('link', { name: 'Escravos Fabrication Yard' }).click()
  await expect(again.getByText('Two pump skids')).toBeVisible()
  await again.goto(detail)
  await expect(again.getByText('Two pump skids')).toBeVisible()

  await product.startAgain()
  await visitor.goto(`${product.origin}/quote`)
  await sendQuote(visitor, 'Bonny Terminal Services')
  await expect(visitor.getByText('Thank You!')).toBeVisible()
  await again.goto(`${product.origin}/dashboard/quote-requests`)
  await expect(again.getByRole('link', { name: 'Bonny Terminal Services' })).toBeVisible()
  await phone.close()
})

async function sendQuote(page: Page, company: string) {
  await fillQuote(page, company)
  await page.getByRole('button', { name: 'Submit Request' }).click()
}
