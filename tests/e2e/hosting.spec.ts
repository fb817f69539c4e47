import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { startServer } from '#mocks/server.ts'
import { chunkFactsOf } from '#scripts/staff-files.ts'
import { serveProduct } from '#tests/product-server.ts'
import { expect, readyForOffline, signIn, test } from './product.ts'
import { fillQuote } from './quote-form.ts'
import { untilOnDisk } from './saved-data.ts'

test.use({ serviceWorkers: 'allow' })

/** Named in the build, so it cannot be any free one. */
const port = 4176
let temporary: string
let folder: string
let backend: Server

test.beforeAll(async () => {
  test.setTimeout(120_000)
  temporary = await mkdtemp(join(tmpdir(), 'hosted-'))
  folder = join(temporary, 'site')
  const env = { ...process.env, VITE_API_URL: `http://127.0.0.1:${port}` }
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'warn']
  await promisify(execFile)(process.execPath, vite, { env })
  backend = await startServer(port)
})

test.afterAll(async () => {
  backend.closeAllConnections()
  backend.close()
  await rm(temporary, { recursive: true })
})

test('what the scripts are made of is not deployed with them', async () => {
  expect(existsSync(join(folder, 'index.html'))).toBe(true)
  expect(existsSync(chunkFactsOf(folder))).toBe(true)
  expect((await readdir(folder, { recursive: true })).filter((file) => file.includes('chunks'))).toEqual([])
})

test('a plain static server with a backend on another origin: quote, sign-in, list, offline', async ({
  browser,
}) => {
  const site = await serveProduct({ folder, withBackend: false })
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

test('a static server answers /api with a page: that is no data and signs nobody in', async ({ browser }) => {
  const site = await serveProduct({ withBackend: false })
  const context = await browser.newContext({ baseURL: site.origin })
  const page = await context.newPage()
  await page.goto('/login')
  await signIn(page)
  await expect(page.getByRole('alert')).toContainText('Login failed')
  await context.close()
  await site.stop()
})
