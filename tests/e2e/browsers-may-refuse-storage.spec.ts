import type { BrowserContext, Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { fillMessage } from './message-form.ts'
import { expect, test } from './product.ts'
import { rowsOnDevice, untilDrafted } from './saved-data.ts'
import { untilHydrated } from './until-hydrated.ts'

const send = (page: Page) => page.getByRole('button', { name: 'Send Message' }).click()
const rows = (message: string) =>
  backend.tables.contactSubmissions.all().filter((row) => row.message === message)

test('an open tab learns of a message that another tab has stored, and sends it once that tab closes', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const other = await context.newPage()
  await other.goto('/contact')
  await fillMessage(other, 'Kept by another tab')
  setFaults({ fault: 'tooMany', only: '/contact' })
  await send(other)
  await expect(other.getByText(/is tried again in/)).toBeVisible()
  await expect(page.getByText('1 message from this device not sent yet.')).toBeVisible()
  await other.close()
  setFaults({})
  await expect.poll(() => rows('Kept by another tab')).toHaveLength(1)
  await expect(page.getByText('1 message from this device not sent yet.')).toHaveCount(0)
})

test('a form is free at once while another tab sends, and its message is sent afterwards', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/about')
  // Hold the lock, as a long upload of that tab would.
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

test('a device that became full still sends a waiting message, without a request loop', {
  tag: '@features',
}, async ({ page }) => {
  await page.goto('/contact')
  await fillMessage(page, 'From a full device')
  setFaults({ fault: 'html', only: '/contact' })
  await send(page)
  await expect(page.getByText(/is tried again in/)).toBeVisible()
  await page.evaluate(() => {
    const state = Object.assign(window, { writes: 0 })
    IDBObjectStore.prototype.put = () => {
      state.writes += 1
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  setFaults({ fault: 'tooMany', only: '/contact' })
  await page.waitForRequest((request) => request.method() === 'POST')
  await expect(page.getByText(/is tried again in/)).toBeVisible()
  await page.waitForRequest((request) => request.method() === 'POST')
  // Two writes per change, each retried once on a fresh connection. This is the second attempt.
  expect(await page.evaluate(() => Object.assign(window).writes)).toBeLessThan(16)
  setFaults({})
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(rows('From a full device')).toHaveLength(1)
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  expect(rows('From a full device')).toHaveLength(1)
})

test('a submission that a proxy finds too large is reported to the visitor', async ({ page }) => {
  await page.route('**/api/v1/contact', (route) =>
    route.fulfill({ status: 413, contentType: 'text/html', body: '<h1>413 Request Entity Too Large</h1>' }),
  )
  await page.goto('/contact')
  await fillMessage(page, 'Too large')
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('What you sent is larger than the server takes.')
  // The note above the form does not repeat the reason.
  await expect(
    page.getByText('We could not accept this message. Change it, or reach us another way.'),
  ).toBeVisible()
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toContainText(
    'We could not accept this message: What you sent is larger than the server takes. Change it, or reach us another way.',
  )
})

test('our own backend without idempotency keys does not get a message again that may have arrived', {
  tag: '@keyless',
}, async ({ page }) => {
  // Cut within the response: before its first byte, the browser itself would retry on a reused connection.
  setFaults({ takesKeys: false, fault: 'truncated', only: 'POST /contact' })
  await page.goto('/contact')
  await fillMessage(page, 'Stored, and the answer lost')
  await send(page)
  await expect(page.getByRole('alert')).toHaveText('Failed to submit contact form')
  await expect(page.getByRole('region', { name: 'What you submitted' })).toContainText(
    'so it may have arrived',
  )
  setFaults({ takesKeys: false })
  // Each visit of the page sends the waiting messages.
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toContainText('Not known')
  expect(rows('Stored, and the answer lost')).toHaveLength(1)
})

/** Blocks locks, as in a browser in which sites may not store anything. */
function blockLocks() {
  LockManager.prototype.request = () => Promise.reject(new DOMException('Not here', 'SecurityError'))
}

/** Browsers without locks between tabs must still agree which tab owns a draft. */
const browsers: [string, (context: BrowserContext) => Promise<unknown>][] = [
  ['', async () => undefined],
  ['without locks ', (context) => context.addInitScript(blockLocks)],
]

for (const [browser, prepare] of browsers) {
  test(`two tabs ${browser}with one draft send it once, and the second tab asks first`, async ({
    page,
    context,
  }) => {
    await prepare(context)
    await page.goto('/contact')
    await untilHydrated(page)
    await fillMessage(page, 'Open in two tabs')
    await untilOneDraft(page, 'Open in two tabs')
    await page.reload()
    await untilDrafted(page, 'Open in two tabs')
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Open in two tabs')
    const other = await context.newPage()
    await other.goto('/contact')
    await expect(other.getByRole('textbox', { name: 'Message' })).toHaveValue('Open in two tabs')
    await send(page)
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    await send(other)
    await expect(other.getByRole('alert')).toContainText(
      'You have sent exactly this from another tab already',
    )
    expect(rows('Open in two tabs')).toHaveLength(1)
    await send(other)
    await expect(other.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(rows('Open in two tabs')).toHaveLength(2)
  })

  test(`two tabs ${browser}that submit one draft at the same time send it once and both report its arrival`, async ({
    page,
    context,
  }) => {
    await prepare(context)
    await page.goto('/contact')
    await untilHydrated(page)
    await fillMessage(page, 'At once')
    await untilOneDraft(page, 'At once')
    await page.reload()
    await untilDrafted(page, 'At once')
    const other = await context.newPage()
    await other.goto('/contact')
    for (const tab of [page, other])
      await expect(tab.getByRole('textbox', { name: 'Message' })).toHaveValue('At once')
    // Delay the response until both are submitted.
    setFaults({ delay: [3_000, 3_000], only: 'POST /contact' })
    await Promise.all([send(page), send(other)])
    for (const tab of [page, other])
      await expect(tab.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(rows('At once')).toHaveLength(1)
  })
}

function blockStorage() {
  const refuse = () => {
    throw new DOMException('Not here', 'SecurityError')
  }
  IDBFactory.prototype.open = refuse
  for (const name of ['localStorage', 'sessionStorage', 'caches'])
    Object.defineProperty(window, name, { get: refuse })
  Object.assign(window, { BroadcastChannel: refuse })
}

test('a message is sent at once in a browser that blocks all site data, or when the network returns', async ({
  page,
  context,
}) => {
  await page.addInitScript(blockLocks)
  await page.addInitScript(blockStorage)
  await page.goto('/contact')
  await fillMessage(page, 'Nothing may be kept')
  await send(page)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(rows('Nothing may be kept')).toHaveLength(1)

  await page.goto('/contact')
  await fillMessage(page, 'Refused at first')
  setFaults({ fault: 'tooMany', only: '/contact' })
  await send(page)
  const note = page.getByRole('region', { name: 'What you submitted' })
  await expect(note).toContainText('This device does not keep it')
  await expect(note).toContainText(/is tried again in \d s\./)
  await expect(page.getByText('It will be sent when you are online')).toHaveCount(0)
  setFaults({})
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()

  await page.getByRole('button', { name: /another/i }).click()
  await fillMessage(page, 'Without a network')
  await context.setOffline(true)
  await send(page)
  await expect(page.getByRole('heading', { name: /^It will be sent when you are online\./ })).toBeFocused()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(rows('Without a network')).toHaveLength(1)
})

test('a message is sent in a browser that blocks only locks, also after a reload', {
  tag: '@features',
}, async ({ page }) => {
  await page.addInitScript(blockLocks)
  await page.goto('/contact')
  await fillMessage(page, 'Without locks')
  setFaults({ fault: 'failing', only: '/contact' })
  await send(page)
  await expect(page.getByRole('alert')).toBeVisible()
  setFaults({})
  await page.reload()
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toContainText('Arrived on')
  expect(rows('Without locks')).toHaveLength(1)
})

test('pages work without errors on a device that blocks its database', async ({ page }) => {
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

/** Waits until the device has one draft, with these words. */
async function untilOneDraft(page: Page, words: string) {
  await untilDrafted(page, words)
  await expect.poll(() => rowsOnDevice(page, 'outbox', 'drafts')).toBe(1)
}
