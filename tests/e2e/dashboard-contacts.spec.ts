import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, readyForOffline, signIn, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'
import { writesTo } from './writes.ts'

const list = '/dashboard/contact-submissions'
const first = '66c0ffeeb300000000000001'
const odd = '66c0ffeeb30000000000001f'
const removal = ['DELETE /api/v1/contact/{id}', []]
const names = ['Ebiere Dokubo', 'Anthony Ubogu', 'Zuwaira Maigari']

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText('1–25 of 31')).toBeVisible()
})

test('the list has its columns, in its own scroll area; a row opens its details', async ({ page }) => {
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Submission' })).toBeVisible()
  const headers = ['Name', 'Email', 'Phone', 'Service', 'Message', 'Date Submitted']
  for (const header of headers) {
    await expect(page.getByRole('columnheader', { name: header, exact: true })).toBeVisible()
  }
  const area = page.getByRole('region', { name: 'Contact submissions' })
  expect((await area.boundingBox())?.height).toBeLessThanOrEqual(220)
  await page.getByRole('button', { name: 'Expand list' }).click()
  expect((await area.boundingBox())?.height).toBeGreaterThan(1000)
  const row = rowOf(page, 'Ebiere Dokubo')
  await expect(row).toContainText('Request a Quote')
  await expect(row.locator('[data-header="Date Submitted"]')).toHaveText(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/)
  await page.getByLabel('Filter contact submissions').fill('lantern')
  await expect(page.getByText('1–1 of 1')).toBeVisible()
  await page.getByRole('link', { name: 'Ebiere Dokubo' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Contact Details' })).toBeVisible()
  await expect(page.locator('dt')).toHaveText([
    'Full Name',
    'Email',
    'Phone Number',
    'Service',
    'Date Submitted',
  ])
  await expect(page.getByText('we sent a request for the firewater ring this morning')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:+2348000000201')
  await page.goto(`${list}/${odd}`)
  await expect(page.getByRole('definition').filter({ hasText: 'N/A' })).toHaveCount(3)
  await expect(page.locator('dd a, p a')).toHaveCount(0)
})

test('a deletion asks nothing, can be undone, and is sent once when that is over', async ({ page }) => {
  const calls = await writesTo(page, '/contact')
  await deleteRow(page, 'Ebiere Dokubo')
  await expect(page.getByRole('link', { name: 'Ebiere Dokubo' })).toHaveCount(0)
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('link', { name: 'Ebiere Dokubo' })).toBeVisible()
  await expect(page.getByText('Contact submission from Ebiere Dokubo deleted')).toHaveCount(0)

  await deleteRow(page, 'Ebiere Dokubo')
  expect(calls).toEqual([])
  await expect.poll(() => calls, { timeout: 9000 }).toEqual([removal])
  await page.reload()
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  expect(backend.tables.contactSubmissions.find(first)).toBeUndefined()
})

test('several in a row: each has its own Undo, however many there are', async ({ page }) => {
  const calls = await writesTo(page, '/contact')
  await page.getByRole('button', { name: 'Expand list' }).click()
  for (const name of names) await deleteRow(page, name)
  await page.getByRole('button', { name: 'Delete contact submission' }).first().click()
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(4)
  await expect(page.getByText('1–25 of 27')).toBeVisible()
  await toastOf(page, 'Anthony Ubogu').getByRole('button', { name: 'Undo' }).click()
  // Resting on a message stops its clock.
  await page.mouse.move(0, 0)
  await expect(page.getByText('1–25 of 28')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Anthony Ubogu' })).toBeVisible()
  await expect.poll(() => calls, { timeout: 9000 }).toEqual([removal, removal, removal])
  await expect(page.getByText('1–25 of 28')).toBeVisible()
})

test('while Undo is there the details and the palette do not have it, either', async ({ page }) => {
  await deleteRow(page, names[0])
  // Resting on the message stops its clock.
  await toastOf(page, 'Ebiere Dokubo').hover()
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('combobox', { name: 'Find records and screens' })
  await palette.fill('lantern')
  await expect(page.getByRole('option', { name: /Ebiere/ })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.evaluate((address) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }, `${list}/${first}`)
  await expect(page.getByText('Contact submission not found.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('we sent a request for the firewater ring this morning')).toBeVisible()
})

test('a deletion that is sent on leaving and arrives late never brings the row back', async ({ page }) => {
  setWeather({ delay: [3000, 3000], only: 'DELETE /contact' })
  await deleteRow(page, names[0])
  await page.reload()
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  await expect.poll(() => backend.tables.contactSubmissions.find(first), { timeout: 9000 }).toBeUndefined()
  // Asked again, once the backend must have it.
  await page.waitForResponse((answer) => answer.url().endsWith('/api/v1/contact'))
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  await expect(page.getByRole('link', { name: names[0] })).toHaveCount(0)
})

test('it is sent as well when the page is left, and when one signs out', async ({ page }) => {
  await deleteRow(page, names[0])
  await deleteRow(page, names[1])
  await page.goto('about:blank')
  await expect.poll(() => backend.tables.contactSubmissions.all().length).toBe(29)
  await page.goto(list)
  await expect(page.getByText('1–25 of 29')).toBeVisible()
  await deleteRow(page, names[2])
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login/)
  await expect.poll(() => backend.tables.contactSubmissions.all().length).toBe(28)
})

test('it waits while one goes on working: Undo is there on the next screen', async ({ page }) => {
  await deleteRow(page, names[0])
  await page.getByRole('link', { name: /^Careers/ }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: /^Contact Submissions/ }).click()
  await expect(page.getByText('1–25 of 31')).toBeVisible()
  await deleteRow(page, names[0])
  await page.getByRole('link', { name: /^Careers/ }).click()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => backend.tables.contactSubmissions.find(first)).toBeUndefined()
})

const faults = {
  'a 500 without words': { answer: { status: 500, json: {} }, said: 'Request failed with status 500' },
  'a 422 with words': { answer: { status: 422, json: { message: 'It is on file' } }, said: 'It is on file' },
  'a page of a proxy': {
    answer: { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    said: 'An error occurred',
  },
  'no answer': { answer: undefined, said: 'An error occurred' },
}

for (const [fault, { answer, said }] of Object.entries(faults)) {
  test(`a deletion meets ${fault}: the row comes back, with the reason`, async ({ page }) => {
    await page.route(`**/api/v1/contact/${first}`, (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback()
      return answer ? route.fulfill(answer) : route.abort('connectionreset')
    })
    await deleteRow(page, names[0])
    await expect(page.getByText('1–25 of 30')).toBeVisible()
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
    await expect(page.getByRole('link', { name: names[0] })).toBeVisible()
    await expect(page.getByText('1–25 of 31')).toBeVisible()
  })
}

test('one that a colleague deleted first is simply gone; an expired session asks to sign in', async ({
  page,
}) => {
  await deleteRow(page, names[0])
  const { contactSubmissions } = backend.tables
  const row = contactSubmissions.find(first)
  if (row) contactSubmissions.remove(row)
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  setWeather({ sky: 'unauthorized', only: 'DELETE /contact' })
  await deleteRow(page, names[1])
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await signIn(page)
  await expect(page.getByRole('link', { name: names[1] })).toBeVisible()
})

test('several are deleted with one question', async ({ page }) => {
  const calls = await writesTo(page, '/contact')
  await page.getByLabel(`Select ${names[0]}`).check()
  await page.getByLabel(`Select ${names[1]}`).check()
  await page.getByRole('button', { name: 'Delete 2' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete these 2 contact submissions?')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–25 of 29')).toBeVisible()
  await expect.poll(() => calls).toEqual([removal, removal])
})

test('on a phone: cards, the same deletion, nothing sideways; deleting from the details returns', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await expect(page.getByLabel('Sort by', { exact: true })).toBeVisible()
  for (const path of ['', `/${first}`, `/${odd}`]) {
    await page.goto(`${list}${path}`)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
  await page.goto(list)
  await deleteRow(page, names[0])
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('link', { name: names[0] }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect.poll(() => backend.tables.contactSubmissions.find(first)).toBeUndefined()
  await page.goto(`${list}/ffffffffffffffffffffffff`)
  await expect(page.getByText('Contact submission not found.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Contact Submissions' }).click()
  await expect(page.getByText('1–25 of 30')).toBeVisible()
})

test('six columns are a table only where they have the room; nothing of it is out of reach', async ({
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

test('without a network the saved list and its records are read, with their age', { tag: '@worker' }, async ({
  page,
  context,
  product,
}) => {
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

const toastOf = (page: Page, name: string) =>
  page.getByRole('status').filter({ hasText: `Contact submission from ${name} deleted` })
