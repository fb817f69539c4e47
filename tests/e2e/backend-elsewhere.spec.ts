import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { startEmulatedBackend } from '#mocks/server.ts'
import { serveProduct } from '#tests/support/serve-product.ts'
import { expect, readyForOffline, signIn, test } from './product.ts'
import { fillQuote } from './quote-form.ts'
import { untilOnDisk } from './saved-data.ts'

/** Fixed ports, because the builds contain them. */
const [unlisted, listed] = [4178, 4179]
let folder: string
let apis: Server[]

const apiAt = (port: number) => `http://127.0.0.1:${port}`
const build = (port: number) => join(folder, `${port}`)

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foreign-'))
  const env = {
    ...process.env,
    VITE_API_URL: apiAt(unlisted),
    VITE_IDEMPOTENT_ORIGINS: `https://other.example, ${apiAt(listed)}`,
  }
  const out = ['--outDir', build(unlisted), '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, ['node_modules/vite/bin/vite.js', 'build', ...out], { env })
  await moved(build(unlisted), build(listed))
  apis = await Promise.all([unlisted, listed].map((port) => startEmulatedBackend(port)))
})

test.afterAll(async () => {
  for (const api of apis) {
    api.closeAllConnections()
    api.close()
  }
  await rm(folder, { recursive: true })
})

/** Copies the build and moves its API to the listed origin: another build would take longer than the test. */
async function moved(from: string, to: string) {
  await cp(from, to, { recursive: true })
  const scripts = (await readdir(join(to, 'assets'))).map((name) => join('assets', name))
  for (const name of ['_headers', ...scripts.filter((script) => script.endsWith('.js'))]) {
    const file = join(to, name)
    await writeFile(file, (await readFile(file, 'utf8')).replaceAll(apiAt(unlisted), apiAt(listed)))
  }
}

/** Records the keys of the sent quote requests. */
function keysOf(page: Page) {
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/demo'))
      keys.push(request.headers()['idempotency-key'])
  })
  return keys
}

const stored = (company: string) =>
  backend.tables.quoteRequests.all().filter((row) => row.companyName === company)

for (const [origin, port] of [
  ['a listed origin', listed],
  ['an origin that names keys in its responses', unlisted],
] as const)
  test(`a backend on ${origin} gets the idempotency key and stores a retried request once`, {
    tag: '@features',
  }, async ({ browser }) => {
    const company = `Yard on ${origin}`
    const site = await serveProduct({ folder: build(port), withBackend: false })
    const context = await browser.newContext({ baseURL: site.origin })
    const page = await context.newPage()
    const keys = keysOf(page)
    await page.goto('/quote')
    await fillQuote(page, company)
    setFaults({ fault: 'truncated', only: 'POST /demo' })
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect.poll(() => stored(company)).toHaveLength(1)
    await expect(page.getByText(/^Saved on this device\..* tried again in/)).toBeVisible()
    setFaults({})
    await page.goto('/my-messages')
    await expect(page.getByRole('article')).toContainText('Arrived on')
    expect(keys.length).toBeGreaterThan(1)
    expect(keys[0]).toMatch(/^[0-9a-f-]{36}$/)
    expect(new Set(keys).size).toBe(1)
    expect(stored(company)).toHaveLength(1)
    await context.close()
    await site.stop()
  })

for (const [what, fault] of [
  ['a truncated response', { fault: 'truncated' }],
  ['502', { fault: 'failing', status: 502 }],
] as const)
  test(`a backend without idempotency keys gets none, and the visitor decides after ${what}`, {
    tag: '@keyless',
  }, async ({ browser }) => {
    const company = `Foreign Yard, ${what}`
    const site = await serveProduct({ folder: build(unlisted), withBackend: false })
    const context = await browser.newContext({ baseURL: site.origin })
    const page = await context.newPage()
    const keys = keysOf(page)
    const keyless = { takesKeys: false, only: 'POST /demo' }

    setFaults(keyless)
    await page.goto('/quote')
    await fillQuote(page, company)
    setFaults({ ...keyless, ...fault })
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByRole('alert')).toHaveText('Failed to submit demo request')
    const note = page.getByRole('region', { name: 'What you submitted' })
    await expect(note).toContainText('so it may have arrived')
    await expect(note.getByRole('button', { name: 'It arrived, remove' })).toBeVisible()
    await expect(page.getByLabel('Company Name')).toHaveValue(company)
    setFaults(keyless)
    await page.reload()
    await page.goto('/my-messages')
    const item = page.getByRole('article')
    await expect(item).toContainText('Not known')
    expect(keys).toEqual([undefined])
    const before = stored(company).length
    await item.getByRole('button', { name: 'Send again' }).click()
    await expect(item).toContainText('Arrived on')
    expect(keys).toEqual([undefined, undefined])
    expect(stored(company)).toHaveLength(before + 1)
    await context.close()
    await site.stop()
  })

test('a backend that does not respond at all gets no request, and no submission is in doubt', async ({
  browser,
}) => {
  const site = await serveProduct({ folder: build(unlisted), withBackend: false })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/quote')
  await fillQuote(page, 'Distant Yard')
  await page.route(`${apiAt(unlisted)}/**`, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText(/^Saved on this device\./)).toBeVisible()
  // Open the visible screen first: a page that is left during a request cannot know whether it arrived.
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toContainText('Saved on this device.')
  await page.unroute(`${apiAt(unlisted)}/**`)
  await expect(page.getByRole('article')).toContainText('Arrived on')
  expect(stored('Distant Yard')).toHaveLength(1)
  await context.close()
  await site.stop()
})

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a static server with its backend on another origin serves the quote, sign-in, list and offline use', async ({
    browser,
  }) => {
    const site = await serveProduct({ folder: build(unlisted), withBackend: false })
    const context = await browser.newContext({ baseURL: site.origin })
    const page = await context.newPage()
    await page.goto('/quote')
    await fillQuote(page, 'Two Hosts Engineering')
    await page.getByRole('button', { name: 'Submit Request' }).click()
    await expect(page.getByText('Thank You!')).toBeVisible()
    await page.goto('/dashboard/quote-requests')
    await signIn(page)
    await expect(page.getByRole('link', { name: 'Two Hosts Engineering' })).toBeVisible()
    await readyForOffline(page)
    await untilOnDisk(page, 'Two Hosts Engineering')
    await site.stop()
    await context.setOffline(true)
    await page.reload()
    await expect(page.getByRole('link', { name: 'Two Hosts Engineering' })).toBeVisible()
    await context.close()
  })
})
