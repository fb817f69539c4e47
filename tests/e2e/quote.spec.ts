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

test('the quote form keeps its entries when the connection drops, and is sent again', async ({ page }) => {
  await page.goto('/quote')
  await fillQuote(page)
  setFaults({ fault: 'dropped', only: '/demo' })
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('alert')).toContainText('Failed to submit demo request')
  await expect(page.getByLabel('Company Name')).toHaveValue('Escravos Fabrication Yard')
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Two pump skids\nwith piping')
  setFaults({})
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText('Thank You!')).toBeVisible()
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
