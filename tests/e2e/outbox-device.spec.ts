import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setWeather } from '#mocks/weather.ts'
import { fillMessage } from './message-form.ts'
import { expect, test } from './product.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const rows = (message: string) =>
  backend.tables.contactSubmissions.all().filter((row) => row.message === message)

test('a tab that was open before hears of what another tab keeps, and sends it once that is closed', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/contact')
  await fillMessage(other, 'Kept by another tab')
  setWeather({ sky: 'tooMany', only: '/contact' })
  await send(other)
  await expect(other.getByText(/is tried again in/)).toBeVisible()
  await expect(page.getByText('1 message from this device not sent yet.')).toBeVisible()
  await other.close()
  setWeather({})
  await expect.poll(() => rows('Kept by another tab'), { timeout: 15_000 }).toHaveLength(1)
  await expect(page.getByText('1 message from this device not sent yet.')).toHaveCount(0)
})

test('while another tab sends, a form is free at once: what it took waits and goes out after that', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/about')
  // As a long upload of that tab does it.
  await other.evaluate(() => {
    const state = Object.assign(window, { letGo: () => {} })
    void navigator.locks.request(
      'outbox',
      () => new Promise<void>((done) => Object.assign(state, { letGo: done })),
    )
  })
  await page.goto('/contact')
  await fillMessage(page, 'Behind an upload')
  await send(page)
  await expect(page.getByRole('heading', { name: 'Saved on this device.' })).toBeVisible()
  expect(rows('Behind an upload')).toEqual([])
  await other.evaluate(() => Object.assign(window).letGo())
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(rows('Behind an upload')).toHaveLength(1)
})

test('a device that became full still sends what waits, without asking it twice a second', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillMessage(page, 'From a full device')
  setWeather({ sky: 'html', only: '/contact' })
  await send(page)
  await expect(page.getByText(/is tried again in/)).toBeVisible()
  await page.evaluate(() => {
    const state = Object.assign(window, { writes: 0 })
    IDBObjectStore.prototype.put = () => {
      state.writes += 1
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  setWeather({ sky: 'tooMany', only: '/contact' })
  await page.waitForRequest((request) => request.method() === 'POST', { timeout: 15_000 })
  await expect(page.getByText(/is tried again in/)).toBeVisible()
  await page.waitForRequest((request) => request.method() === 'POST', { timeout: 15_000 })
  // Twice a change, each of which is asked for on a fresh connection once more; this is the second attempt.
  expect(await page.evaluate(() => Object.assign(window).writes)).toBeLessThan(16)
  setWeather({})
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible({ timeout: 20_000 })
  expect(rows('From a full device')).toHaveLength(1)
  await page.reload()
  await expect(page.getByLabel('Message')).toHaveValue('')
  expect(rows('From a full device')).toHaveLength(1)
})

test('what a proxy finds too large is the visitor’s turn, in words', async ({ page }) => {
  await page.route('**/api/v1/contact', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }),
  )
  await page.goto('/contact')
  await fillMessage(page, 'Too large')
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('What you sent is larger than the server takes.')
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toContainText(
    'The server did not take it: What you sent is larger than the server takes. Change it, or reach us another way.',
  )
})

test('a device that keeps nothing at all has no page that fails', async ({ page }) => {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('Not here', 'SecurityError')
    }
  })
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto('/contact')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(errors).toEqual([])
})
