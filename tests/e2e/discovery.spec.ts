import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { preview } from 'vite'
import { publicPages } from '#tests/screens/public-pages.ts'
import { readPage } from '#tests/screens/read-page.ts'
import { admin, expect, signIn, test } from './product.ts'
import { untilHydrated } from './until-hydrated.ts'

const dist = process.env.PRODUCT_DIST ?? 'dist'
const routes = Object.keys(publicPages).filter((address) => /^\/[\w-]*$/.test(address))

/** Returns the page's metadata, without pictures and JSON-LD, which may describe records once they are loaded. */
function said(html: string) {
  const { titles, descriptions, canonicals, robots, property } = readPage(html)
  return {
    titles,
    descriptions,
    canonicals,
    robots,
    address: property('og:url'),
    preview: property('og:title'),
    card: property('twitter:card'),
  }
}

async function saysNow(page: Page) {
  return said(await page.content())
}

test('every page has the same head tags with and without scripts, each once', async ({ page }) => {
  for (const route of routes) {
    const raw = await (await page.request.get(route)).text()
    if (route !== '/') expect(await (await page.request.get(`${route}/`)).text(), route).toBe(raw)
    await page.goto(route)
    await expect(page.locator('h1')).toBeVisible()
    await untilHydrated(page)
    const now = await saysNow(page)
    expect.soft(now.titles, route).toHaveLength(1)
    expect.soft(now.canonicals.length + (now.robots[0] === 'noindex' ? 1 : 0), route).toBe(1)
    expect.soft(said(raw), route).toEqual(now)
    await expect.soft.poll(() => things(page), route).toEqual(expect.arrayContaining(typesOf(raw)))
  }
})

const typesOf = (html: string) => readPage(html).things.map((thing) => thing['@type'])

const things = async (page: Page) => typesOf(await page.content())

test('the head tags follow the visitor to the next page', async ({ page }) => {
  await page.goto('/quote/')
  await expect(page).toHaveTitle(/^Request a Quote \|/)
  await expect
    .poll(async () => (await saysNow(page)).canonicals)
    .toEqual(['https://www.kelvara.example/quote'])
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Careers' }).click()
  await expect(page).toHaveTitle(/^Careers \|/)
  const now = await saysNow(page)
  expect(now.canonicals).toEqual(['https://www.kelvara.example/careers'])
  expect(now.address).toEqual(now.canonicals)
  expect([now.titles.length, now.descriptions.length, now.preview.length]).toEqual([1, 1, 1])
})

test('staff screens and unknown addresses have no canonical address and are not indexed', async ({
  page,
}) => {
  const unknown = said(await (await page.request.get('/project/no-such/page')).text())
  expect([unknown.canonicals, unknown.address]).toEqual([[], []])
  await page.goto('/dashboard/quote-requests')
  await signIn(page, admin)
  await expect(page).toHaveTitle(/^Quote Requests \|/)
  const now = await saysNow(page)
  expect([now.titles.length, now.canonicals, now.robots, now.descriptions]).toEqual([1, [], ['noindex'], []])
})

test('robots.txt, sitemap and feed are served, and the worker leaves them to the network', {
  tag: '@worker',
}, async ({ page }) => {
  await page.goto('/quote')
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  const robots = await page.goto('/robots.txt')
  expect(await robots?.text()).toContain('Sitemap: https://www.kelvara.example/sitemap.xml')
  const map = await page.goto('/sitemap.xml')
  expect(await map?.text()).toContain('<loc>https://www.kelvara.example/quote</loc>')
  const feed = await page.goto('/rss.xml')
  expect(await feed?.text()).toContain('<rss version="2.0"')
  const home = await readFile(`${dist}/index.html`, 'utf8')
  expect(home).toMatch(
    /<link rel="alternate" type="application\/rss\+xml" title="[^"]+" href="\/rss\.xml"\s*\/?>/,
  )
})

test('the worker caches only the app shell of all documents, as the final build step left it', async () => {
  const shell = await readFile(`${dist}/shell.html`)
  const worker = await readFile(`${dist}/sw.js`, 'utf8')
  const [, integrity] = /"integrity":"([^"]+)","revision":"\1","url":"shell\.html"/.exec(worker) ?? []
  expect(integrity).toBe(`sha256-${createHash('sha256').update(shell).digest('base64')}`)
  expect(worker.match(/"url":"[^"]+\.html"/g)).toEqual(['"url":"shell.html"'])
})

test('JSON-LD follows the page under a Trusted Types policy of its own', async ({ page }) => {
  await page.goto('/quote')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await untilHydrated(page)
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible()
  await expect.poll(() => things(page)).toEqual(['BreadcrumbList'])
})

test('Vite’s preview server, which npm start uses, serves the pages’ files', async () => {
  const server = await preview({ logLevel: 'silent', build: { outDir: dist }, preview: { port: 4178 } })
  const title = async (address: string) =>
    readPage(await (await fetch(`http://localhost:4178${address}`)).text()).titles[0]
  expect(await title('/quote')).toMatch(/^Request a Quote \|/)
  expect(await title('/quote/?service=civil-engineering')).toMatch(/^Request a Quote \|/)
  const answerTo = async (path: string) => {
    const { status, headers } = await fetch(`http://localhost:4178${path}`, { redirect: 'manual' })
    return [status, headers.get('location')]
  }
  expect(await title('/no/such/page')).toMatch(/^Page Not Found \|/)
  expect(await answerTo('/no/such/page')).toEqual([404, null])
  expect(await title('/project/no-such-project')).toMatch(/^Project Not Found \|/i)
  expect(await answerTo('/project/no-such-project')).toEqual([404, null])
  expect(await answerTo('/blogs')).toEqual([301, '/blog'])
  for (const path of ['/', '/quote', '/sw.js']) {
    const { headers } = await fetch(`http://localhost:4178${path}`)
    expect(headers.get('content-security-policy'), path).toContain("require-trusted-types-for 'script'")
  }
  await server.close()
})
