import { setFaults } from '#mocks/faults.ts'
import { rangeOf } from '#mocks/seeded.ts'
import { isFull, sizedCount } from './full-size.ts'
import { expect, staffTest as test } from './product.ts'

const list = '/dashboard/quote-requests'

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText(rangeOf('quoteRequests'))).toBeVisible()
})

test('the text of a list filter survives a reload and Back and is in no address', async ({ page }) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const filter = page.getByLabel('Filter quote requests')
  await filter.fill('amaka')
  // Reload at once, without the pause after the last key.
  await page.reload()
  await expect(filter).toHaveValue('amaka')
  await expect(page.getByText('1–25 of 41')).toBeHidden()
  await page.getByRole('button', { name: 'Sort by Budget' }).click()
  await expect(page).toHaveURL(/sort=Budget/)
  await expect(filter).toHaveValue('amaka')
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  await page.goBack()
  await expect(filter).toHaveValue('amaka')
  await page.reload()
  await expect(filter).toHaveValue('amaka')
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Projects/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  await page.goBack()
  await expect(filter).toHaveValue('amaka')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  expect(addresses.filter((address) => address.includes('amaka'))).toEqual([])
})

test('a search text from an address leaves the address as soon as it is changed', async ({ page }) => {
  const filter = page.getByLabel('Filter quote requests')
  await page.goto(`${list}?q=quayside`)
  await expect(filter).toHaveValue('quayside')
  await filter.fill('quaysid')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await page.reload()
  await expect(filter).toHaveValue('quaysid')
})

for (const many of isFull ? [10_000, 100_000] : [10_000])
  test(`a list of ${many} requests is filtered while the user types and exported completely`, async ({
    page,
  }) => {
    if (isFull) test.setTimeout(900_000)
    setFaults({ rows: many, only: '/demo' })
    await page.reload()
    await expect(page.getByText(`1–25 of ${many}`)).toBeVisible({ timeout: 180_000 })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const stream = await (await downloading).createReadStream()
    let lines = 0
    for await (const chunk of stream) lines += String(chunk).split('\r\n').length - 1
    expect(lines).toBe(many)
    await page.getByLabel('Filter quote requests').fill('quayside')
    await expect(page.getByText(/^1–25 of \d{3,4}$/)).toBeVisible()
    sizedCount(`${many} quote requests: listed, exported line by line, filtered while typing`)
  })
