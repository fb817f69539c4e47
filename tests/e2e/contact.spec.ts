import type { Page } from '@playwright/test'
import { setFaults } from '#mocks/faults.ts'
import { fillMessage } from './message-form.ts'
import { expect, test } from './product.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' })

test('the contact form sends the five documented fields once, however often the visitor clicks', async ({
  page,
}) => {
  const bodies: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/contact')) bodies.push(request.postDataJSON())
  })
  setFaults({ delay: [600, 600], only: '/contact' })
  await page.goto('/contact')
  await fillMessage(page)
  await send(page).dblclick()
  await expect(page.getByRole('button', { name: 'Sending...' })).toBeDisabled()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeFocused()
  expect(bodies).toEqual([
    {
      fullName: 'Amaka Okafor',
      email: 'amaka@client.example',
      phoneNumber: '+234 800 000 0100',
      service: 'support',
      message: 'The level transmitter\nof tank 4 drifts.',
    },
  ])
})

for (const [what, sky] of [
  ['a 500', 'failing'],
  ['a proxy’s page with 200', 'html'],
  ['a dropped connection', 'dropped'],
] as const) {
  test(`the banner above the contact form reports ${what}, and all entries stay`, async ({ page }) => {
    await page.goto('/contact')
    await fillMessage(page)
    setFaults({ sky, only: '/contact' })
    await send(page).click()
    const banner = page.locator('form').getByRole('alert')
    await expect(banner).toHaveText('Failed to submit contact form')
    const [bannerBox, fieldBox] = [
      await banner.boundingBox(),
      await page.getByLabel('Full Name').boundingBox(),
    ]
    expect(bannerBox?.y).toBeLessThan(fieldBox?.y ?? 0)
    await expect(page.getByLabel('Full Name')).toHaveValue('Amaka Okafor')
    await expect(page.getByLabel('Subject')).toHaveValue('support')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue(
      'The level transmitter\nof tank 4 drifts.',
    )
    setFaults({})
    await send(page).click()
    await expect(page.getByText('Thank You!')).toBeVisible()
  })
}

test('an empty contact form names every required field and sends no request', async ({ page }) => {
  let calls = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v1/contact')) calls += 1
  })
  await page.goto('/contact')
  await send(page).click()
  for (const label of ['Full Name', 'Email Address', 'Phone Number', 'Subject', 'Message']) {
    await expect(page.getByLabel(label)).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel(label)).toHaveAttribute('required')
  }
  expect(calls).toBe(0)
})

test('a link chooses the subject of the contact form if the form offers it', async ({ page }) => {
  await page.goto('/contact?subject=quote')
  await expect(page.getByLabel('Subject').locator('option:checked')).toHaveText('Request a Quote')
  await page.goto('/contact?subject=lottery')
  await expect(page.getByLabel('Subject')).toHaveValue('')
  await expect(page.getByLabel('Subject').locator('option')).toHaveText([
    'Choose one',
    'General Inquiry',
    'Services Information',
    'Request a Quote',
    'Technical Support',
  ])
})

test('the contact page shows how to reach the company and has its title and closing links', async ({
  page,
}) => {
  await page.goto('/contact')
  await expect(page).toHaveTitle('Contact Us | Kelvara Engineering Services')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  const details = page.getByRole('complementary', { name: 'Contact details' })
  for (const [name, address] of [
    ['+234 800 000 0001', 'tel:+2348000000001'],
    ['+234 800 000 0002', 'tel:+2348000000002'],
    ['info@kelvara.example', 'mailto:info@kelvara.example'],
    ['projects@kelvara.example', 'mailto:projects@kelvara.example'],
    ['Chat with us on WhatsApp', 'https://wa.me/2348000000001'],
  ] as const) {
    await expect(details.getByRole('link', { name })).toHaveAttribute('href', address)
  }
  await expect(details).toContainText('Delta State')
  await expect(page.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
  await expect(page.getByRole('link', { name: 'Request Quote' })).toHaveAttribute('href', '/quote')
})

test('the Google map loads only after a tap, and a link to the visitor’s own maps is always there', async ({
  page,
}) => {
  const asked: string[] = []
  await page.route('https://www.google.com/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>A map</p>' })
  })
  await page.goto('/contact')
  await page.getByRole('button', { name: 'Show the map' }).scrollIntoViewIfNeeded()
  await expect(page.getByText('comes from Google and loads about 1 MB')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(asked).toEqual([])
  await page.getByRole('button', { name: 'Show the map' }).click()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('title', /^Map: Kelvara Engineering Services, 14 Enerhen Junction Road/)
  await expect(frame).toHaveAttribute('loading', 'lazy')
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  await expect(page.frameLocator('iframe').getByText('A map')).toBeVisible()
  const place =
    'Kelvara%20Engineering%20Services%2C%2014%20Enerhen%20Junction%20Road%2C%20Warri%2C%20Delta%20State%2C%20Nigeria'
  expect(asked).toEqual([`https://www.google.com/maps?q=${place}&output=embed`])
  await expect(page.getByRole('link', { name: /^Open in Maps/ })).toHaveAttribute(
    'href',
    `https://www.google.com/maps/search/?api=1&query=${place}`,
  )
})

test('the contact page without a network explains the missing map, and a new message can be started', {
  tag: '@worker',
}, async ({ page, context, product }) => {
  await page.goto('/contact')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await fillMessage(page)
  await send(page).click()
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await product.stop()
  await context.setOffline(true)
  await expect(page.getByText('The map needs a network.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Show the map' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /^Open in Maps/ })).toBeVisible()
  await page.getByRole('button', { name: 'Send Another Message' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toHaveCount(0)
})
