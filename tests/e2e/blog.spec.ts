import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { setFaults } from '#mocks/faults.ts'
import { seenByVisitors } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { longMonthDay } from '#src/ui/text/date.ts'
import { addressOf, expect, test } from './product.ts'

const bunds = rowId('blogs', 7)
const odd = rowId('blogs', 9)

/** Records the page's API calls: method and path after /api/v1. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v1')
    if (path?.startsWith('/blogs')) calls.push(`${request.method()} ${path}`)
  })
  return calls
}

test('blog filters are stored in the address and survive Back, and a topic links to its filter', async ({
  page,
}) => {
  await page.goto(`/blog-details/${bunds}`)
  await page.getByRole('navigation', { name: 'Topics' }).getByRole('link', { name: 'tanks' }).click()
  await expect(page).toHaveURL('/blog?text=tanks')
  await expect(page.getByText(new RegExp(`^\\d of ${seenByVisitors('blogs')} articles$`))).toBeVisible()
  await page.getByRole('article').first().getByRole('link', { name: 'Read more' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How high is a bund wall? A worked example',
  )
  await page.goBack()
  await expect(page.getByLabel('Search articles')).toHaveValue('tanks')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await page.getByLabel('Search articles').fill('procurement nigerian')
  await expect(page).toHaveURL('/blog?text=procurement+nigerian')
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a very long list of articles first renders twelve', async ({ page }) => {
  setFaults({ rows: 300, only: '/blogs' })
  await page.goto('/blog')
  await expect(page.getByRole('article')).toHaveCount(12)
  await page.getByRole('button', { name: /^Show \d+ more articles$/ }).click()
  await expect(page.getByRole('article')).toHaveCount(36)
})

test('an article is rendered with its HTML, its facts and its neighbours', async ({ page }) => {
  const calls = callsOf(page)
  await page.goto(`/blog-details/${bunds}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'How high is a bund wall? A worked example',
  )
  await expect(page).toHaveTitle('How high is a bund wall? A worked example | Kelvara Engineering Services')
  expect(calls.slice(0, 2).toSorted()).toEqual([`GET /blogs/${bunds}`, 'GET /blogs/recent-news'])
  const article = page.locator('main').getByRole('article')
  const written = longMonthDay(String(backend.tables.blogs.find(bunds)?.createdAt))
  await expect(article.getByText(`Article — ${written}`, { exact: true })).toBeVisible()
  await expect(article.getByText('By Femi Alabi')).toBeVisible()
  await expect(article.getByText('3 min read')).toBeVisible()
  await expect(article.getByText(/^"110 % of the largest tank" fits on a sticker/)).toBeVisible()
  await expect(article.getByRole('heading', { level: 2, name: 'The calculation' })).toBeVisible()
  await expect(article.locator('ol > li')).toHaveCount(4)
  await expect(article.locator('blockquote')).toContainText('The cheapest way to lose a bund')
  await expect(article.getByRole('img', { name: /^Aerial view/ })).toHaveAttribute('loading', 'lazy')
  await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    addressOf('civil-foundation.webp'),
  )
  const facts = page.locator('script[type="application/ld+json"]').last()
  expect(await facts.textContent()).toMatch(/"@type":"Article".*"name":"Femi Alabi".*"BreadcrumbList"/)
  await page.getByRole('link', { name: /^Previous article/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Lock, tag, try/)
  await page.getByRole('link', { name: /^Next article/ }).click()
  await expect(page).toHaveURL(`/blog-details/${bunds}`)
  await page.getByRole('link', { name: 'Return to Blog List' }).click()
  await expect(page).toHaveURL('/blog')
})

test('hostile HTML in an article stays harmless', { tag: '@memory' }, async ({ page }) => {
  let dialogs = 0
  page.on('dialog', async (dialog) => {
    dialogs += 1
    await dialog.dismiss()
  })
  await page.goto(`/blog-details/${odd}`)
  const article = page.locator('main').getByRole('article')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Untitled <copy of copy>')
  await expect(article.getByText('Article — N/A')).toBeVisible()
  await expect(article.getByRole('heading', { level: 2, name: 'Notes' })).toBeVisible()
  await expect(article.locator('img[src="/brand/fallback.svg"]')).toBeVisible()
  await expect(article.getByText('Read on')).toBeVisible()
  await expect(
    article.locator('iframe, script, style, [onclick], [onerror], a[href^="javascript"]'),
  ).toHaveCount(0)
  expect(dialogs).toBe(0)
})

test('article pictures load only on request while data saving is on', async ({ page }) => {
  const pictures: string[] = []
  page.on('request', (request) => request.url().includes('/uploads/') && pictures.push(request.url()))
  const calls = callsOf(page)
  await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
  await page.goto(`/blog-details/${bunds}`)
  await expect(page.getByRole('heading', { name: 'The calculation' })).toBeVisible()
  const show = page.locator('.article').getByRole('button', { name: /^Show picture.*Aerial view/ })
  await show.scrollIntoViewIfNeeded()
  expect(pictures).toEqual([])
  expect(calls.toSorted()).toEqual([`GET /blogs/${bunds}`, 'GET /blogs/recent-news'])
  await show.click()
  await expect(page.locator('.article').getByRole('img', { name: /^Aerial view/ })).toBeVisible()
  await expect.poll(() => pictures).toHaveLength(1)
})

test('an article can be shared by the phone’s share sheet, as a link and by WhatsApp', async ({
  page,
  context,
  product,
}) => {
  const address = `${product.origin}/blog-details/${bunds}`
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(`/blog-details/${bunds}`)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('Link copied')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)
  const href = await page.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href')
  expect(new URL(href ?? '').searchParams.get('text')).toBe(
    `How high is a bund wall? A worked example ${address}`,
  )

  await page.addInitScript(() => {
    Object.assign(navigator, { share: (what: object) => Object.assign(globalThis, { shared: what }) })
  })
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  expect(await page.evaluate(() => Object(globalThis).shared)).toEqual({
    title: 'How high is a bund wall? A worked example',
    url: address,
  })
})

test('a wide table scrolls on its own on the narrowest phone, also by key', async ({ page }) => {
  const cells = (tag: string) => `<tr>${`<${tag}>0.04 mm per 100 mm</${tag}>`.repeat(8)}</tr>`
  const table = `<table><caption>Tolerances</caption><thead>${cells('th')}</thead><tbody>${cells('td')}</tbody></table>`
  Object.assign(Object(backend.tables.blogs.find(bunds)), {
    description: `<h1>Long</h1><p>${'W'.repeat(120)}</p>`,
    content: `${table}<pre>${'1 '.repeat(120)}</pre><p><img src="/uploads/tank-farm.webp" width="4000" height="1000" alt=""></p>`,
  })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`/blog-details/${bunds}`)
  const area = page.getByRole('region', { name: 'Tolerances' })
  await area.focus()
  // Hold the key down, as a user would: a busy browser may drop a single press.
  await expect(async () => {
    await page.keyboard.press('ArrowRight')
    expect(await area.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
  }).toPass()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})
