import type { BrowserContext, Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { faultProxy } from '#tests/support/fault-proxy.ts'
import { fillApplication, resume } from './apply-form.ts'
import { fillMessage } from './message-form.ts'
import { expect, fileOf, type Product, test } from './product.ts'
import { fillQuote } from './quote-form.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ serviceWorkers: 'allow' })

const day = 24 * 60 * 60_000
const saved = 'Saved on this device. It will be sent when you are online.'
const jobId = '66c0ffeea300000000000002'

const submit = (page: Page) =>
  page.getByRole('button', { name: /^(?:Submit Request|Send Message|Submit Application)$/ }).click()

/** Waits until the device has cached the site, then stops the network. */
async function goOffline(page: Page, product: Product) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await product.stop()
  await page.context().setOffline(true)
}

async function goOnline(context: BrowserContext, product: Product) {
  await product.startAgain()
  await context.setOffline(false)
}

/** Records the keys of sent requests by path. */
function keysSent(context: BrowserContext) {
  const sent: string[] = []
  context.on('request', (request) => {
    if (request.method() !== 'POST' || request.url().includes('/dashboard/')) return
    sent.push(request.headers()['idempotency-key'] ?? 'none')
  })
  return sent
}

/** Returns the content of the outbox's database, with files as their names. */
function savedOnDisk(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('outbox')
      opening.onsuccess = () => resolve(opening.result)
    })
    const found: unknown[] = []
    for (const store of database.objectStoreNames) {
      const reading = database.transaction(store).objectStore(store).getAll()
      await new Promise((resolve) => {
        reading.onsuccess = resolve
      })
      found.push(reading.result)
    }
    database.close()
    return JSON.stringify(found, (_key, value) => (value instanceof File ? value.name : value))
  })
}

const submissions = [
  {
    what: 'a quote request',
    path: '/quote',
    fill: (page: Page) => fillQuote(page, 'Outbox Yard'),
    rows: () => backend.tables.quoteRequests.all().filter((row) => row.companyName === 'Outbox Yard'),
    stored: {
      firstName: 'Amaka',
      budget: 12_500_000,
      timeline: '2099-03-05',
      message: 'Two pump skids\nwith piping',
    },
    thanks: 'Thank You!',
    secret: 'Outbox Yard',
  },
  {
    what: 'a message',
    path: '/contact',
    fill: (page: Page) => fillMessage(page, 'Kept for days'),
    rows: () => backend.tables.contactSubmissions.all().filter((row) => row.message === 'Kept for days'),
    stored: { fullName: 'Amaka Okafor', service: 'support', phoneNumber: '+234 800 000 0100' },
    thanks: 'Thank You!',
    secret: 'Kept for days',
  },
  {
    what: 'an application with 9.9 MB',
    path: `/apply?jobId=${jobId}`,
    fill: (page: Page) => fillApplication(page, resume('outbox-resume.pdf', 9_900_000)),
    rows: () => backend.tables.applications.all().filter((row) => row.email === 'amaka@mail.example'),
    stored: { applicantName: 'Amaka Okafor', careerId: jobId, status: 'new', experience: '5-10 years' },
    thanks: 'Your application has been submitted successfully!',
    secret: 'outbox-resume.pdf',
  },
] as const

for (const { what, path, fill, rows, stored, secret } of submissions) {
  test(`${what} without a network survives a reload, a closed tab and days, then is sent once with its key`, async ({
    page,
    context,
    product,
  }) => {
    const keys = keysSent(context)
    await page.goto(path)
    await expect(page.getByLabel('Email Address')).toBeVisible()
    await goOffline(page, product)
    await fill(page)
    await submit(page)
    await expect(page.getByRole('heading', { name: saved })).toBeFocused()
    const [reference = ''] = /KES-\w{4}-\w{4}/.exec((await page.locator('main').textContent()) ?? '') ?? []
    expect(reference).not.toBe('')
    await page.goto('/my-messages')
    await page.reload()
    await expect(page.getByRole('article')).toContainText(reference)
    await expect(page.getByRole('article')).toContainText(saved)
    expect(await savedOnDisk(page)).toContain(secret)
    await page.close()

    const later = await context.newPage()
    await later.clock.install({ time: Date.now() + 5 * day })
    await later.goto('/')
    await expect(later.getByText('1 message from this device not sent yet.')).toBeVisible()
    await goOnline(context, product)
    await expect.poll(rows).toHaveLength(1)
    expect(rows()[0]).toMatchObject(stored)
    // Wait until the response is stored: a page that leaves earlier rightly sends the message again.
    await expect.poll(() => savedOnDisk(later)).not.toContain(secret)
    await expect(later.getByText('1 message from this device not sent yet.')).toHaveCount(0)
    await later.goto('/my-messages')
    await expect(later.getByRole('article')).toContainText(reference)
    await expect(later.getByRole('article')).toContainText('Sent')
    expect(await savedOnDisk(later)).not.toContain(secret)
    expect(await savedOnDisk(later)).not.toContain('amaka')
    expect(keys).toHaveLength(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    if (path.startsWith('/apply')) {
      const file = backend.uploads.get(String(rows()[0]?.resumeUrl).replace(/^.*\/uploads\//, ''))
      expect(file?.size).toBe(9_900_000)
    }
  })
}

test('a submission whose connection is cut after the body is retried with the same key and stored once', {
  tag: '@features',
}, async ({ browser, product }) => {
  let cuts = 2
  const proxy = await faultProxy(Number(new URL(product.origin).port), () => (cuts-- > 0 ? 'answer' : 'none'))
  const context = await browser.newContext({ baseURL: proxy.origin })
  const keys = keysSent(context)
  const page = await context.newPage()
  await page.goto('/contact')
  await fillMessage(page, 'Cut after the body')
  await submit(page)
  await expect(page.getByText('Thank You!')).toBeVisible()
  expect(cuts).toBeLessThan(0)
  expect(new Set(keys).size).toBe(1)
  expect(
    backend.tables.contactSubmissions.all().filter((row) => row.message === 'Cut after the body'),
  ).toHaveLength(1)
  await context.close()
  await proxy.close()
})

test('two tabs that come online at once send a message once, and both show its arrival', async ({
  page,
  context,
  product,
}) => {
  const keys = keysSent(context)
  await page.goto('/contact')
  const other = await context.newPage()
  await other.goto('/my-messages')
  await goOffline(page, product)
  await fillMessage(page, 'From one of two tabs')
  await submit(page)
  await expect(page.getByRole('heading', { name: saved })).toBeVisible()
  await expect(other.getByRole('article')).toContainText('Waiting')
  await goOnline(context, product)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect(other.getByRole('article')).toContainText('Arrived on')
  expect(keys).toHaveLength(1)
  expect(
    backend.tables.contactSubmissions.all().filter((row) => row.message === 'From one of two tabs'),
  ).toHaveLength(1)
})

test('a message that the server rejects blocks no other, shows the reason and is sent once it is changed', async ({
  page,
  context,
  product,
}) => {
  await page.route('**/api/v1/contact', (route) =>
    route.request().postData()?.includes('poison')
      ? route.fulfill({ status: 422, json: { message: 'No such words here' } })
      : route.continue(),
  )
  await page.goto('/contact')
  await goOffline(page, product)
  for (const message of ['poison', 'A good one']) {
    await fillMessage(page, message)
    await submit(page)
    await expect(page.getByRole('heading', { name: saved })).toBeVisible()
    await page.getByRole('button', { name: 'Start a new one' }).click()
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  }
  await goOnline(context, product)
  const rows = (message: string) =>
    backend.tables.contactSubmissions.all().filter((row) => row.message === message)
  await expect.poll(() => rows('A good one')).toHaveLength(1)
  await page.goto('/my-messages')
  const refused = page.getByRole('article').filter({ hasText: 'Needs attention' })
  await expect(refused).toContainText('We could not accept this message: No such words here.')
  await refused.getByRole('link', { name: 'Edit' }).click()
  await expect(page.getByText(/^You are changing KES-/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('poison')
  await expect(page.getByLabel('Subject')).toHaveValue('support')
  await page.getByRole('textbox', { name: 'Message' }).fill('Kinder words')
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(rows('Kinder words')).toHaveLength(1)
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByText('Needs attention')).toHaveCount(0)
})

for (const [what, fault, tag] of [
  ['a 429 with its Retry-After', 'tooMany', []],
  // Without a key, the message may have arrived, so it is not resent automatically.
  ['an HTML page of a captive portal', 'html', ['@features']],
] as const) {
  test(`a message is resent automatically after ${what}`, { tag: [...tag] }, async ({ page }) => {
    const keys = keysSent(page.context())
    await page.goto('/contact')
    await fillMessage(page, what)
    setFaults({ fault, only: '/contact' })
    await submit(page)
    await expect(page.getByRole('alert')).toHaveText('Failed to submit contact form')
    await expect(page.getByRole('region', { name: 'What you submitted' })).toContainText(
      /is tried again in \d s\./,
    )
    setFaults({})
    await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
    expect(backend.tables.contactSubmissions.all().filter((row) => row.message === what)).toHaveLength(1)
    expect(new Set(keys).size).toBe(1)
  })
}

test('a message that is resubmitted after a failure, unchanged or changed, is stored once', {
  tag: '@features',
}, async ({ page }) => {
  const keys = keysSent(page.context())
  await page.goto('/contact')
  await fillMessage(page, 'First words')
  setFaults({ fault: 'failing', only: '/contact' })
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await expect.poll(() => keys.length).toBe(2)
  expect(keys[1]).toBe(keys[0])
  await page.getByRole('textbox', { name: 'Message' }).fill('Better words')
  await expect(page.getByRole('region', { name: 'What you submitted' })).toContainText('You are changing it')
  setFaults({})
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  expect(keys[2]).not.toBe(keys[0])
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toHaveCount(1)
  const stored = backend.tables.contactSubmissions.all().map(({ message }) => message)
  expect(stored.filter((message) => /^(First|Better) words$/.test(String(message)))).toEqual(['Better words'])
})

test('a device without room warns the visitor at once, and the application still arrives', async ({
  page,
  context,
  product,
}) => {
  await page.goto('/apply')
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await goOffline(page, product)
  // Simulate a full disk: headless Chromium ignores an override of its quota.
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('No room', 'QuotaExceededError')
    }
  })
  await fillApplication(page, resume('no-room.pdf'))
  await page.getByLabel('Position Applied For').fill('Welder')
  await submit(page)
  await expect(page.getByText(/This device does not keep it/)).toBeVisible()
  await expect(page.locator('main').getByText('Saved on this device')).toHaveCount(0)
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('Amaka Okafor')
  await expect(page.getByText('no-room.pdf', { exact: true })).toBeVisible()
  await goOnline(context, product)
  await submit(page)
  await expect(page.getByText('Your application has been submitted successfully!')).toBeVisible()
  expect(backend.tables.applications.all().filter((row) => row.role === 'Welder')).toHaveLength(1)
})

test('a waiting message can be sent another way or cancelled, and after a week is sent only on request', async ({
  page,
  context,
  product,
}) => {
  const keys = keysSent(context)
  await page.goto('/contact')
  await goOffline(page, product)
  await fillMessage(page, 'By another way & back')
  await submit(page)
  const chat = new URL(
    (await page.getByRole('link', { name: 'Send by WhatsApp' }).getAttribute('href')) ?? '',
  )
  expect(chat.hostname).toBe('wa.me')
  expect(chat.searchParams.get('text')).toContain('Message: By another way & back')
  const mail = new URL((await page.getByRole('link', { name: 'Send by e-mail' }).getAttribute('href')) ?? '')
  expect(mail.protocol).toBe('mailto:')
  expect(mail.searchParams.get('body')).toContain('Full Name: Amaka Okafor')
  await page.close()

  const later = await context.newPage()
  await later.clock.install({ time: Date.now() + 8 * day })
  await goOnline(context, product)
  await later.goto('/my-messages')
  await expect(later.getByText(/^This was written 8 days ago\. Is it still wanted\?/)).toBeVisible()
  expect(keys).toEqual([])
  await later.getByRole('button', { name: 'Cancel' }).click()
  const dialog = later.getByRole('dialog', { name: 'Cancel this message?' })
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await later.getByRole('button', { name: 'Send it now' }).click()
  await expect(later.getByText(/^Arrived on /)).toBeVisible()
  expect(keys).toHaveLength(1)
  await later.getByRole('button', { name: 'Remove' }).click()
  await expect(later.getByText('Nothing was sent from this device yet')).toBeVisible()
})

test('a draft is restored with its file in its own form and can be discarded, and no empty draft is stored', async ({
  page,
}) => {
  await page.goto(`/apply?jobId=${jobId}`)
  await expect(page.getByLabel('Full Name')).toBeVisible()
  await page.goto('/quote?service=Civil%20Engineering')
  await page.getByLabel('First Name').fill('A')
  await page.getByLabel('First Name').fill('')
  await page.goto(`/apply?jobId=${jobId}`)
  await untilHydrated(page)
  await fillApplication(page, resume('draft.pdf'))
  // Text is stored before the page can close. A file takes the browser a moment longer.
  await expect.poll(() => savedOnDisk(page)).toContain('draft.pdf')
  await page.reload()
  await expect(page.getByText(/^What you typed just now is back, with the file draft\.pdf\./)).toBeVisible()
  await expect(page.getByLabel('Cover Letter')).toHaveValue('I walk the line\nbefore I release the drawing.')
  await expect(page.getByText('draft.pdf', { exact: true })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('Amaka')
  await page.goto('/apply')
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await page.goto('/quote')
  await expect(page.getByLabel('First Name')).toBeVisible()
  await expect(page.getByText(/is back/)).toHaveCount(0)
  await page.goto(`/apply?jobId=${jobId}`)
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(page.getByLabel('Full Name')).toHaveValue('')
  await expect(page.getByLabel('Position Applied For')).toHaveValue('Piping Stress Engineer')
  expect(await savedOnDisk(page)).not.toContain('Amaka')
})

test('a message sent by WhatsApp or e-mail is sent from here only if the visitor confirms it', async ({
  page,
}) => {
  const keys = keysSent(page.context())
  const submitInVain = async (message: string) => {
    await fillMessage(page, message)
    setFaults({ fault: 'tooMany', only: '/contact' })
    await submit(page)
    await expect(page.getByRole('alert')).toBeVisible()
  }
  await page.goto('/contact')
  await submitInVain('Not sent by WhatsApp')
  const chat = page.waitForEvent('popup')
  await page.getByRole('link', { name: 'Send by WhatsApp' }).click()
  await (await chat).close()
  const question = page.getByText('It is not sent from here any more. Did it go out that way?')
  await expect(question).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Not sent by WhatsApp')
  await page.getByRole('link', { name: 'Sent from this device' }).first().click()
  await expect(page.getByRole('article')).toContainText('Stopped')
  await expect(question).toBeVisible()
  const { length: attempts } = keys
  setFaults({})
  await page.getByRole('button', { name: 'No, still send it' }).click()
  await expect(page.getByRole('article')).toContainText('Arrived on')
  expect(keys).toHaveLength(attempts + 1)

  await page.goto('/contact')
  await submitInVain('Sent by e-mail')
  await page.getByRole('link', { name: 'Send by e-mail' }).click()
  await page.getByRole('button', { name: 'Yes, delete it here' }).click()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('')
  expect(await savedOnDisk(page)).not.toContain('Sent by e-mail')
})

test('changes to a submission can be discarded or typed back, and only the submission stays', async ({
  page,
}) => {
  await page.goto('/contact')
  await fillMessage(page, 'Submitted words')
  setFaults({ fault: 'tooMany', only: '/contact' })
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/my-messages')
  await page.getByRole('link', { name: 'Edit' }).click()
  const message = page.getByRole('textbox', { name: 'Message' })
  await message.fill('Discarded words')
  await expect.poll(() => savedOnDisk(page)).toContain('Discarded words')
  await page.reload()
  await expect(message).toHaveValue('Discarded words')
  await page.getByRole('button', { name: 'Start again' }).click()
  await expect(message).toHaveValue('Submitted words')
  await expect(page.getByText(/^You are changing KES-/)).toBeVisible()
  await message.fill('Other words')
  await expect.poll(() => savedOnDisk(page)).toContain('Other words')
  await message.fill('Submitted words')
  await expect.poll(() => savedOnDisk(page)).not.toContain('Other words')
})

test('a submission in one tab leaves the draft that another tab wrote after it', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await page.goto('/contact')
  await other.goto('/contact')
  await fillMessage(page, 'Submitted words')
  await expect.poll(() => savedOnDisk(page)).toContain('Submitted words')
  await fillMessage(other, 'Not submitted')
  await expect.poll(() => savedOnDisk(other)).toContain('Not submitted')
  await other.close()
  await submit(page)
  await expect(page.getByRole('heading', { name: 'Thank You!' })).toBeVisible()
  await expect.poll(() => savedOnDisk(page)).toContain('Not submitted')
  expect(await savedOnDisk(page)).not.toContain('Submitted words')
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Not submitted')
})

test('a submission that is deleted by keyboard leaves the focus on the heading above it', async ({
  page,
  context,
}) => {
  await page.goto('/contact')
  await fillMessage(page, 'Deleted by keyboard')
  setFaults({ fault: 'tooMany', only: '/contact' })
  await submit(page)
  await expect(page.getByRole('alert')).toBeVisible()
  await page.goto('/my-messages')
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Delete this message' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Requests, messages and applications' })).toBeFocused()

  await page.goto('/contact')
  await fillMessage(page, 'Deleted beside its form')
  await context.setOffline(true)
  await submit(page)
  await expect(page.getByRole('heading', { name: saved })).toBeFocused()
  await page.getByRole('button', { name: 'Cancel' }).press('Enter')
  await page.getByRole('button', { name: 'Delete this message' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Talk to us' })).toBeFocused()
})

test.describe('without a service worker', () => {
  test.use({ serviceWorkers: 'block' })

  for (const path of ['/quote', '/contact'])
    test(`${path} says so and keeps the text while the file of its receipt is missing`, async ({ page }) => {
      await page.route(await fileOf('src/site/forms/sent-panel.tsx'), (route) => route.abort())
      await page.goto(path)
      const field = page.getByLabel('Email Address')
      await field.fill('ada@client.example')
      await expect(page.getByRole('alert')).toContainText('A part of this page did not arrive.')
      await expect(field).toHaveValue('ada@client.example')
    })
})
