import { expect, signIn, test } from './product.ts'

const list = '/dashboard/quote-requests'

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await signIn(page)
  await expect(page.getByText('1–25 of 41')).toBeVisible()
})

test('order, text, page and size live in the address, and Back gives them again', async ({ page }) => {
  await page.getByRole('button', { name: 'Sort by Budget' }).click()
  await page.getByRole('button', { name: 'Sort by Budget' }).click()
  await expect(page.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute('aria-sort', 'descending')
  const budgets = await page.locator('td[data-header=Budget]').allTextContents()
  const numbers = budgets.map((text) => Number(text.replaceAll(',', ''))).filter(Number.isFinite)
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText('26–41 of 41')).toBeVisible()
  await page.getByLabel('Filter quote requests').fill('engineering')
  await expect(page).not.toHaveURL(/page=2/)
  await expect(page.getByText(/^1–25 of 3\d$/)).toBeVisible()
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/sort=-Budget&q=engineering$/)
  await expect(page.getByLabel('Filter quote requests')).toHaveValue('engineering')
  await expect(page.getByText(/^1–25 of 3\d$/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute('aria-sort', 'descending')
})

test('words are in no address before a record is opened, and in none that Logout leaves on the screen', async ({
  page,
}) => {
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  const filter = page.getByLabel('Filter quote requests')
  await filter.fill('amaka')
  await expect(page.getByText('1–25 of 41')).toBeHidden()
  await page.getByRole('button', { name: 'Sort by Budget' }).click()
  await expect(page).toHaveURL(/sort=Budget/)
  await expect(filter).toHaveValue('amaka')
  await page
    .getByRole('navigation', { name: 'Dashboard' })
    .getByRole('link', { name: /^Projects/ })
    .click()
  await expect(page.getByRole('heading', { name: 'Projects', level: 1 })).toBeVisible()
  expect(addresses.filter((address) => address.includes('amaka'))).toEqual([])

  await page.goto(`${list}?q=quayside`)
  await filter.fill('quaysid')
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/q=quaysid$/)
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
})

test('by keyboard alone: to the filter, into the rows, through them, and into one', async ({ page }) => {
  const filter = page.getByLabel('Filter quote requests')
  const rows = page.locator('[data-row-link]')
  await page.getByLabel('Select Orbital Refining').first().press('Space')
  await page.keyboard.press('/')
  await expect(filter).toBeFocused()
  await expect(filter).toHaveValue('')
  await page.keyboard.type('engineering')
  await expect(page.getByText(/^1–25 of 3\d$/)).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(filter).toBeFocused()
  await filter.fill('nobody has this name')
  await expect(page.getByRole('status').filter({ hasText: 'Nothing found' })).toHaveCount(1)
  await filter.fill('')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rows.nth(0)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeFocused()
})

test('many deletions ask for the list once', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.method() === 'GET' && new URL(request.url()).pathname === '/api/v1/demo') asked += 1
  })
  await page.getByLabel('Select all rows of this page').check()
  await page.getByRole('button', { name: 'Delete 25' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('25 quote requests deleted')).toBeVisible()
  await expect(page.getByText('1–16 of 16')).toBeVisible()
  await expect.poll(() => asked).toBe(1)
})

test('days: an end before its start is refused; a range without requests says so; the link clears it', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Date', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Filter by Date' })
  await dialog.getByLabel('Start Date').fill('2020-02-02')
  await dialog.getByLabel('End Date').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Apply Filter' }).click()
  await expect(dialog.getByText('The end date cannot be earlier than the start date').first()).toBeVisible()
  await dialog.getByLabel('End Date').fill('2020-02-02')
  await dialog.getByRole('button', { name: 'Apply Filter' }).click()
  await expect(page.getByText('No quote requests found for the selected date range.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Filtered by Date' })).toBeVisible()
  await page.getByText('Clear date filter').click()
  await expect(page.getByText('1–25 of 41')).toBeVisible()
})

test('a deletion asks, is sent once, and the row is gone from list and server', async ({ page }) => {
  const calls: string[] = []
  page.on(
    'request',
    (request) => request.method() === 'DELETE' && calls.push(new URL(request.url()).pathname),
  )
  await page.getByRole('button', { name: 'Delete quote request' }).first().click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Are you sure you want to delete this quote request?')
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  expect(calls).toEqual([])
  await page.getByRole('button', { name: 'Delete quote request' }).first().click()
  await dialog.getByRole('button', { name: 'Delete' }).dblclick()
  await expect(page.getByText('1–25 of 40')).toBeVisible()
  expect(calls).toHaveLength(1)
  await expect.poll(() => calls[0]).toMatch(/^\/api\/v1\/demo\/[0-9a-f]{24}$/)
  await page.reload()
  await expect(page.getByText('1–25 of 40')).toBeVisible()
})

test('a deletion that fails says why and keeps the record', async ({ page }) => {
  await page.request.put('/__mocks/weather', { data: { sky: 'failing', only: 'DELETE /demo' } })
  await page.getByRole('button', { name: 'Delete quote request' }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('alertdialog').getByRole('alert')).toContainText('500')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('1–25 of 41')).toBeVisible()
})

test('deleting from the detail returns to the list', async ({ page }) => {
  await page.locator('tbody a').first().click()
  await page.getByRole('button', { name: 'Delete Request' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByText('1–25 of 40')).toBeVisible()
})

test('a request that is gone says so, with a way back', async ({ page }) => {
  await page.goto(`${list}/ffffffffffffffffffffffff`)
  await expect(page.getByText('Quote request not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Go Back' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
})

test('ten thousand requests: filtered while typing, all of them exported', async ({ page }) => {
  await page.request.put('/__mocks/weather', { data: { rows: 10_000, only: '/demo' } })
  await page.reload()
  await expect(page.getByText('1–25 of 10000')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as CSV' }).click()
  const stream = await (await downloading).createReadStream()
  let lines = 0
  for await (const chunk of stream) lines += String(chunk).split('\r\n').length - 1
  expect(lines).toBe(10_000)
  await page.getByLabel('Filter quote requests').fill('quayside')
  await expect(page.getByText(/^1–25 of \d{3}$/)).toBeVisible()
})

test('a phone shows cards, the slide-over menu, and nothing sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await expect(page.getByLabel('Sort by', { exact: true })).toBeVisible()
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  expect(await overflow()).toBeLessThanOrEqual(0)
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await overflow(), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Quote Requests' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  expect(await overflow()).toBeLessThanOrEqual(0)
})
