import { setFaults } from '#mocks/faults.ts'
import { expect, test } from './product.ts'
import { fillQuote } from './quote-form.ts'

test('the quote form sends the ten documented fields once, however often the visitor clicks', async ({
  page,
}) => {
  const bodies: unknown[] = []
  page.on(
    'request',
    (request) => request.url().endsWith('/api/v1/demo') && bodies.push(request.postDataJSON()),
  )
  setFaults({ delay: [600, 600], only: '/demo' })
  await page.goto('/quote')
  await fillQuote(page)
  const button = page.getByRole('button', { name: 'Submit Request' })
  await button.dblclick()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page.getByText('Thank You!')).toBeVisible()
  expect(bodies).toEqual([
    {
      firstName: 'Amaka',
      lastName: 'Okafor',
      email: 'amaka@client.example',
      phoneNumber: '+234 800 000 0100',
      companyName: 'Escravos Fabrication Yard',
      country: 'Nigeria',
      service: 'Mechanical Engineering',
      budget: 12_500_000,
      timeline: '2099-03-05',
      message: 'Two pump skids\nwith piping',
    },
  ])
  await page.getByRole('button', { name: 'Submit Another Request' }).click()
  await expect(page.getByLabel('First Name')).toHaveValue('')
})

for (const [what, weather] of [
  ['a 500', { sky: 'failing' }],
  ['a proxy’s page with 200', { sky: 'html' }],
  ['a dropped connection', { sky: 'dropped' }],
  ['a 429', { sky: 'tooMany' }],
] as const) {
  test(`the banner of the quote form reports ${what}, and all entries stay`, async ({ page }) => {
    await page.goto('/quote')
    await fillQuote(page)
    setFaults({ ...weather, only: '/demo' })
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('alert')).toContainText('Failed to submit demo request')
    await expect(page.getByLabel('Company Name')).toHaveValue('Escravos Fabrication Yard')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two pump skids\nwith piping')
    setFaults({})
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('Thank You!')).toBeVisible()
  })
}

test('an empty quote form names every missing field and sends no request', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/demo')) calls += 1
  })
  await page.goto('/quote')
  await page.getByRole('button', { name: 'Submit Request' }).click()
  for (const label of ['First Name', 'Email Address', 'Country', 'Budget', 'Timeline', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
  }
  expect(calls).toBe(0)
})

test('the quote form preselects the service of a link and ignores unknown ones', async ({ page }) => {
  await page.goto('/quote?service=Civil%20Engineering')
  await expect(page.getByLabel('Service of Interest')).toHaveValue('Civil Engineering')
  await page.goto('/quote?service=Dentistry')
  await expect(page.getByLabel('Service of Interest')).toHaveValue('')
})

test('a visit is recorded once per browser session', async ({ page }) => {
  let visits = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/dashboard/visit')) visits += 1
  })
  await page.goto('/quote')
  await expect.poll(() => visits).toBe(1)
  await page.goto('/contact')
  await page.reload()
  await page.waitForLoadState('networkidle')
  expect(visits).toBe(1)
})
