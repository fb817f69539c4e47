import { rangeOf } from '#mocks/seeded.ts'
import { setWeather } from '#mocks/weather.ts'
import { counted, isFull } from './full-size.ts'
import { expect, staffTest as test } from './product.ts'
import { sideways } from './upright.ts'

const list = '/dashboard/quote-requests'

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText(rangeOf('quoteRequests'))).toBeVisible()
})

test('order, text, page and size live in the address, and Back gives them again', async ({ page }) => {
  await page.getByRole('button', { name: 'Sort by Budget' }).click()
  await page.getByRole('button', { name: 'Sort by Budget' }).click()
  await expect(page.getByRole('columnheader', { name: 'Budget' })).toHaveAttribute('aria-sort', 'descending')
  const budgets = await page.locator('td[data-header=Budget]').allTextContents()
  const numbers = budgets.map((text) => Number(text.replaceAll(',', ''))).filter(Number.isFinite)
  expect(numbers).toEqual([...numbers].sort((a, b) => b - a))
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(page.getByText(/^26–\d+ of \d+$/)).toBeVisible()
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
  await expect(page.getByText(/^1–25 of \d+$/)).toBeVisible()
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
  const mark = page.getByRole('button', { name: 'Answered' })
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  // Behind a question no key is meant: the record that it names stays the one that is open.
  const address = page.url()
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Delete Request' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toBeVisible()
  await page.keyboard.press('j')
  await page.keyboard.press('a')
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  expect(page.url()).toBe(address)
  await expect(mark).toHaveAttribute('aria-pressed', 'false')
  await page.keyboard.press('a')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('n')
  const notes = page.getByRole('textbox', { name: 'Internal notes' })
  await expect(notes).toBeFocused()
  // In a field they are letters.
  await page.keyboard.type('an')
  await expect(notes).toHaveValue('an')
  await expect(mark).toHaveAttribute('aria-pressed', 'true')
})

for (const many of isFull ? [10_000, 100_000] : [10_000])
  test(`${many} requests: filtered while typing, all of them exported`, async ({ page }) => {
    test.setTimeout(isFull ? 300_000 : 45_000)
    setWeather({ rows: many, only: '/demo' })
    await page.reload()
    await expect(page.getByText(`1–25 of ${many}`)).toBeVisible({ timeout: isFull ? 60_000 : 7_000 })
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export as CSV' }).click()
    const stream = await (await downloading).createReadStream()
    let lines = 0
    for await (const chunk of stream) lines += String(chunk).split('\r\n').length - 1
    expect(lines).toBe(many)
    await page.getByLabel('Filter quote requests').fill('quayside')
    await expect(page.getByText(/^1–25 of \d{3,4}$/)).toBeVisible()
    counted(`${many} quote requests: listed, exported line by line, filtered while typing`)
  })

test('a phone shows cards, the slide-over menu, and nothing sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'View', exact: true }).click()
  await expect(page.getByRole('dialog').getByLabel('Sort by', { exact: true })).toBeVisible()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 640 })
    expect(await sideways(page), `${width} px`).toBeLessThanOrEqual(0)
  }
  await page.setViewportSize({ width: 320, height: 640 })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Quote Requests' })).toHaveAttribute('aria-current', 'page')
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.locator('tbody a').first().click()
  await expect(page.getByRole('heading', { name: 'Quote Request Details' })).toBeVisible()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})
