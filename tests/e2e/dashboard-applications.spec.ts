import type { Page, Request } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, readyForOffline, signIn, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'

const list = '/dashboard/applications'
const first = '66c0ffeeb100000000000001'
const odd = '66c0ffeeb10000000000001f'
const dropdown = (page: Page) => page.getByRole('combobox', { name: 'Application status' })

test.beforeEach(async ({ page }) => {
  await page.goto(list)
  await expect(page.getByText('1–25 of 31')).toBeVisible()
})

test('columns, badges of every word, filters that live in the address', async ({ page }) => {
  for (const header of ['Applicant', 'Position', 'Applied Date', 'Status']) {
    await expect(page.getByRole('columnheader', { name: header, exact: true })).toBeVisible()
  }
  const row = page.getByRole('row').filter({ hasText: 'Ese Oghenekaro' })
  await expect(row).toContainText('ese.oghenekaro@mail.example')
  await expect(row.locator('[data-header="Applied Date"]')).toHaveText(/^[A-Z][a-z]{2} \d{2}, \d{4}$/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption('Accepted')
  await expect(page).toHaveURL(/status=hired/)
  await expect(page.getByText('1–5 of 5')).toBeVisible()
  expect(new Set(await page.locator('td[data-header=Status]').allTextContents())).toEqual(
    new Set(['Accepted']),
  )
  await page.getByLabel('Filter applications').fill('nobody of this name')
  await expect(page.getByText('No applications found')).toBeVisible()
  await page.goto(`${list}?q=no-reply`)
  const oddRow = page.getByRole('row').filter({ hasText: 'no-reply@import.example' })
  await expect(oddRow).toContainText('(no name)')
  await expect(oddRow.locator('[data-header="Applied Date"]')).toHaveText('N/A')
  await expect(oddRow.locator('[data-header=Status]')).toHaveText('7')
})

test('a status is sent as it is chosen: once, disabled meanwhile, shown at once and in the list', async ({
  page,
}) => {
  const calls: [string, unknown][] = []
  let answer = () => {}
  await page.route('**/api/v1/job-applications/*/status', async (route) => {
    calls.push([`${route.request().method()} ${pathOf(route.request())}`, route.request().postDataJSON()])
    await new Promise<void>((resolve) => {
      answer = resolve
    })
    await route.fallback()
  })
  await page.getByRole('link', { name: 'Ese Oghenekaro' }).click()
  await expect(page.getByText(/^Submitted on [A-Z][a-z]+ \d{2}, \d{4}$/)).toBeVisible()
  await expect(dropdown(page).locator('option')).toHaveText([
    'New',
    'Reviewing',
    'Interviewed',
    'Accepted',
    'Rejected',
  ])
  await dropdown(page).selectOption('Interviewed')
  await expect(dropdown(page)).toHaveValue('interview')
  await expect(dropdown(page)).toBeDisabled()
  await expect.poll(() => calls.length).toBe(1)
  answer()
  await expect(page.getByText('Status set to Interviewed')).toBeVisible()
  await expect(dropdown(page)).toBeEnabled()
  await expect(dropdown(page)).toHaveValue('interview')
  await expect
    .poll(() => calls)
    .toEqual([[`PUT /api/v1/job-applications/${first}/status`, { status: 'interview' }]])
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Ese Oghenekaro' })).toContainText('Interviewed')
})

const faults = {
  'a 422 with words': {
    answer: { status: 422, json: { message: 'The position is filled' } },
    said: 'The position is filled',
  },
  'a 500 without words': { answer: { status: 500, json: {} }, said: 'Request failed with status 500' },
  'a page of a proxy': {
    answer: { status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' },
    said: 'Failed to update job application status',
  },
  'no answer': { answer: undefined, said: 'Failed to update job application status' },
}

for (const [fault, { answer, said }] of Object.entries(faults)) {
  test(`a status meets ${fault}: said, and the stored one is back`, async ({ page }) => {
    await page.route('**/api/v1/job-applications/*/status', (route) =>
      answer ? route.fulfill(answer) : route.abort('connectionreset'),
    )
    await page.goto(`${list}/${first}`)
    await dropdown(page).selectOption('Rejected')
    await expect(page.getByRole('alert').filter({ hasText: said })).toBeVisible()
    await expect(dropdown(page)).toHaveValue('new')
    await expect(dropdown(page)).toBeEnabled()
  })
}

test('a refused token asks to sign in and leads back to the application', async ({ page }) => {
  await page.goto(`${list}/${first}`)
  setWeather({ sky: 'forbidden', only: 'PUT /job-applications' })
  await dropdown(page).selectOption('Rejected')
  await expect(page.getByText('Session expired. Please log in again.')).toBeVisible()
  await signIn(page)
  await expect(page).toHaveURL(new RegExp(`${list}/${first}$`))
  await expect(dropdown(page)).toHaveValue('new')
})

test('what the applicant sent; a resume only where its address is safe', async ({ page }) => {
  await page.goto(`${list}/${first}`)
  await expect(page.getByText('Full Name')).toBeVisible()
  await expect(page.locator('dt')).toHaveText([
    'Full Name',
    'Email',
    'Phone',
    'Applied Position',
    'Application Date',
    'Experience',
    'Education',
  ])
  await expect(page.getByText('Cover Letter')).toBeVisible()
  const resume = page.getByRole('link', { name: 'Download Resume' })
  await expect(resume).toHaveAttribute('href', /\/uploads\/resume-01\.pdf$/)
  await expect(resume).toHaveAttribute('target', '_blank')
  await expect(resume).toHaveAttribute('rel', /noopener/)
  await page.goto(`${list}/${odd}`)
  await expect(dropdown(page)).toHaveValue('7')
  await expect(resume).toHaveCount(0)
  await page.goto(`${list}/ffffffffffffffffffffffff`)
  await expect(page.getByText('Application not found')).toBeVisible()
  await expect(
    page.getByText("The application you're looking for doesn't exist or has been deleted."),
  ).toBeVisible()
  await page.getByRole('link', { name: 'Back to Applications' }).click()
  await expect(page.getByText('1–25 of 31')).toBeVisible()
})

test('deleted from the row and from the details, each with the question; a failure is told', async ({
  page,
}) => {
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'DELETE') calls.push(pathOf(request))
  })
  await page.getByRole('button', { name: 'Actions for Ese Oghenekaro' }).click()
  await expect(page.getByRole('menuitem')).toHaveText(['View Details', 'Delete'])
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog')
  await expect(question).toContainText('Are you sure you want to delete this application?')
  setWeather({ sky: 'failing', only: 'DELETE /job-applications' })
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('alert')).toContainText('500')
  setWeather({})
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–25 of 30')).toBeVisible()
  await page.getByRole('button', { name: 'Actions for Daniel Akpoyibo' }).click()
  await page.getByRole('menuitem', { name: 'View Details' }).click()
  await page.getByRole('button', { name: 'Delete Application' }).click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(page).toHaveURL(new RegExp(`${list}$`))
  await expect(page.getByText('1–25 of 29')).toBeVisible()
  const second = first.replace(/1$/, '2')
  await expect.poll(() => calls).toEqual([first, first, second].map((id) => `/api/v1/job-applications/${id}`))
})

test('several get one status, and are deleted with one question', async ({ page }) => {
  await page.getByLabel(/^Select Ese Oghenekaro/).check()
  await page.getByLabel(/^Select Daniel Akpoyibo/).check()
  await page.getByRole('button', { name: 'Set status' }).click()
  // By keyboard: a menu that is still being placed slips from under the mouse of a busy machine.
  await page.getByRole('menuitem', { name: 'Rejected' }).press('Enter')
  await expect(page.getByText('2 applications set to Rejected')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Daniel Akpoyibo' })).toContainText('Rejected')
  expect(backend.tables.applications.find(first)).toMatchObject({ status: 'rejected' })
  await page.getByRole('button', { name: 'Delete 2' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('delete these 2 applications?')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('1–25 of 29')).toBeVisible()
})

test('on paper: the company, the day and the record; no shell and no button', async ({ page }) => {
  for (const [path, heading] of [
    [`${list}/${first}`, 'Application Details'],
    ['/dashboard/quote-requests/66c0ffeeb200000000000001', 'Quote Request Details'],
  ] as const) {
    await page.goto(path)
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
    for (const role of ['button', 'link', 'combobox', 'navigation', 'banner'] as const) {
      await expect(page.getByRole(role).filter({ visible: true, hasNotText: /^Skip/ })).toHaveCount(0)
    }
    await page.emulateMedia({ media: 'screen' })
  }
})

test('nothing stands sideways on a phone; without a network what was saved is read', {
  tag: '@worker',
}, async ({ page, context, product }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const path of [`/${odd}`, `/${first}`, '']) {
    await page.goto(`${list}${path}`)
    await expect(page.locator('main h1')).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
  await readyForOffline(page)
  await untilOnDisk(page, 'Halima Suleiman')
  await product.stop()
  await page.close()
  const again = await context.newPage()
  await again.goto(`${product.origin}${list}`)
  await expect(again.getByText(/^Saved (just now|\d+ min ago)/)).toBeVisible()
  await again.getByRole('link', { name: 'Halima Suleiman' }).click()
  await expect(again.getByRole('heading', { name: 'Application Details' })).toBeVisible()
  await expect(again.getByText('Process Safety Engineer')).toBeVisible()
  await again.getByRole('combobox', { name: 'Application status' }).selectOption('Accepted')
  await expect(
    again.getByRole('alert').filter({ hasText: 'Failed to update job application status' }),
  ).toBeVisible()
})

const pathOf = (request: Request) => new URL(request.url()).pathname
