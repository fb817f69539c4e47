import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { backend } from '#mocks/backend.ts'
import { startServer } from '#mocks/server.ts'
import { serveProduct } from '#tests/product-server.ts'
import { expect, test } from './product.ts'
import { fillQuote } from './quote-form.ts'

/** Named in the build, so it cannot be any free one. */
const port = 4178
let folder: string
let api: Server

test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = await mkdtemp(join(tmpdir(), 'foreign-'))
  const env = { ...process.env, VITE_API_URL: `http://127.0.0.1:${port}` }
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, vite, { env })
  api = await startServer(port)
})

test.afterAll(async () => {
  api.closeAllConnections()
  api.close()
  await rm(folder, { recursive: true })
})

test('a backend that is not known to take keys gets none; an unknown outcome is the visitor’s to decide', async ({
  browser,
}) => {
  const site = await serveProduct({ folder, withBackend: false })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/demo'))
      keys.push(request.headers()['idempotency-key'])
  })
  const stored = () => backend.tables.quoteRequests.all().filter((row) => row.companyName === 'Foreign Yard')
  const weather = (data: object) =>
    page.request.put(`http://127.0.0.1:${port}/__mocks/weather`, { data: { ...data, only: 'POST /demo' } })

  await page.goto('/quote')
  await fillQuote(page, 'Foreign Yard')
  await weather({ sky: 'truncated' })
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByRole('heading', { name: /it may have arrived/ })).toBeFocused()
  expect(stored()).toHaveLength(1)
  await weather({})
  await page.reload()
  await page.goto('/my-messages')
  const item = page.getByRole('article')
  await expect(item).toContainText('Not known')
  expect(keys).toEqual([undefined])
  await item.getByRole('button', { name: 'Send again' }).click()
  await expect(item).toContainText('Arrived on')
  expect(keys).toEqual([undefined, undefined])
  expect(stored()).toHaveLength(2)
  await context.close()
  await site.stop()
})

test('while it does not answer at all, nothing goes out and nothing is in doubt', async ({ browser }) => {
  const site = await serveProduct({ folder, withBackend: false })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/quote')
  await fillQuote(page, 'Distant Yard')
  await page.route(`http://127.0.0.1:${port}/**`, (route) => route.abort('connectionrefused'))
  await page.getByRole('button', { name: 'Submit Request' }).click()
  await expect(page.getByText(/^Saved on this device\./)).toBeVisible()
  await page.unroute(`http://127.0.0.1:${port}/**`)
  await page.goto('/my-messages')
  await expect(page.getByRole('article')).toContainText('Arrived on')
  expect(backend.tables.quoteRequests.all().filter((row) => row.companyName === 'Distant Yard')).toHaveLength(
    1,
  )
  await context.close()
  await site.stop()
})
