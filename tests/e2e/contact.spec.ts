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
