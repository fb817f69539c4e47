import type { Page } from '@playwright/test'
import { seenByVisitors } from '#mocks/seeded.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, test } from './product.ts'
import { takenOver } from './taken-over.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const lists = ['/services', '/projects', '/testimonials', '/blogs'] as const

test('the first screenful: two ways on, four claims, what the page says about itself', async ({ page }) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Request A Quote' }).first()).toHaveAttribute('href', '/quote')
  await expect(main.getByRole('link', { name: 'See Our Projects' })).toHaveAttribute('href', '/projects')
  for (const [value, label] of claims) {
    await expect(main.locator('dl > div', { hasText: label })).toContainText(value)
  }
  await expect(page).toHaveTitle(/^Kelvara Engineering Services \| /)
  const facts = await page.locator('script[type="application/ld+json"]').textContent()
  const { '@graph': things }: { '@graph': Record<string, unknown>[] } = JSON.parse(facts ?? '')
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  expect(things[1]).toMatchObject({
    potentialAction: {
      '@type': 'SearchAction',
      target: { urlTemplate: expect.stringMatching(/\/search\?query=\{search_term_string\}$/) },
    },
  })
})

test('the sections in their order, with as many records as specified', async ({ page }) => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/v1/')) asked.add(`${request.method()} ${pathname.slice(7)}${search}`)
  })
  await page.goto('/')
  await expect(section(page, 'Services').getByRole('link', { name: /^Read more/ })).toHaveCount(4)
  await expect(section(page, 'Projects').getByRole('listitem')).toHaveCount(3)
  const articles = section(page, 'Insights')
  await expect(articles.getByRole('listitem')).toHaveCount(seenByVisitors('blogs'))
  await expect(articles.getByText(/^Article — [A-Z][a-z]+ \d\d, \d{4}$/)).toHaveCount(7)
  await expect(articles.locator('p.line-clamp-3').first()).toHaveCSS('-webkit-line-clamp', '3')
  await expect(articles).not.toContainText('<p>')
  await expect(articles.getByRole('link', { name: /^Read more/ }).first()).toHaveAttribute(
    'href',
    /^\/blog-details\/./,
  )
  await expect(section(page, 'Industries').getByRole('listitem')).toHaveCount(6)
  await expect(section(page, 'Values').getByRole('listitem')).toHaveCount(6)
  for (const list of lists) expect([...asked]).toContain(`GET ${list}`)
  const numbers = await page.getByText(/^0\d — /).allTextContents()
  expect(numbers.map((text) => text.slice(0, 2))).toEqual(['01', '02', '03', '04', '05', '06', '07', '08'])
  const closing = page.getByRole('region', { name: 'Have a plant to build, extend or keep running?' })
  await expect(closing.getByRole('link', { name: '+234 800 000 0002' })).toHaveAttribute(
    'href',
    'tel:+2348000000002',
  )
  await expect(closing.getByRole('link', { name: /@kelvara\.example$/ })).toHaveCount(2)
  await expect(closing).toContainText('Delta State')
})

test('a featured project shows fileUrl before imageUrl, and a drawing where neither loads', async ({
  page,
}) => {
  const projects = [
    {
      _id: '1',
      title: 'Both',
      client: 'Lantern',
      status: 'completed',
      imageUrl: '/uploads/a.webp',
      fileUrl: '/uploads/jetty.webp',
    },
    { _id: '2', title: 'One', imageUrl: '/uploads/weld.webp', status: 'in-progress' },
    { title: 'None', status: null, imageUrl: 'javascript:alert(1)' },
    { _id: '4', title: 'Too many' },
  ]
  await page.route('**/api/v1/projects', (route) => route.fulfill({ json: { projects } }))
  await page.goto('/')
  const cards = section(page, 'Projects').getByRole('listitem')
  await expect(cards).toHaveCount(3)
  await expect(cards.nth(0).locator('img')).toHaveAttribute('src', '/uploads/jetty.webp')
  await expect(cards.nth(1).locator('img')).toHaveAttribute('src', '/uploads/weld.webp')
  await expect(cards.nth(2).locator('img')).toHaveAttribute('src', '/brand/fallback.svg')
  await expect(cards.nth(0)).toContainText(/Lantern\s*Completed/)
  await expect(cards.nth(0).getByRole('link')).toHaveAttribute('href', '/project/1')
  await expect(cards.nth(2).getByRole('link')).toHaveCount(0)
})

test('a thousand articles come in portions', async ({ page }) => {
  setWeather({ rows: 1000, only: '/blogs' })
  await page.goto('/')
  const articles = section(page, 'Insights')
  await expect(articles.getByRole('listitem')).toHaveCount(12)
  await articles.getByRole('button', { name: 'Show 24 more articles' }).click()
  await expect(articles.getByRole('listitem')).toHaveCount(36)
  await expect(articles.getByRole('listitem').nth(12)).toBeFocused()
})

test('the numbers stand still for those who asked for less movement', async ({ browser, product }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce', baseURL: product.origin })
  const page = await context.newPage()
  await page.addInitScript(recordNumbers)
  await page.goto('/')
  await expect(carousel(page)).toBeVisible()
  expect(await page.evaluate('window.changes')).toBe(0)
  const durations = await page.evaluate(() =>
    [...document.querySelectorAll('*')].map((element) => {
      const { transitionDuration, animationDuration } = getComputedStyle(element)
      return Math.max(...`${transitionDuration},${animationDuration}`.split(',').map(Number.parseFloat))
    }),
  )
  expect(Math.max(...durations), 'seconds that anything takes to move').toBeLessThan(0.001)
  await context.close()
})

test('numbers count up when they come into view, to the claims; those that have been read stand still', async ({
  page,
}) => {
  await page.addInitScript(recordNumbers)
  const satisfaction = page.locator('dl > div', { hasText: 'Client satisfaction' })
  const changes = () => page.evaluate('window.changes')
  await page.goto('/')
  await takenOver(page)
  await expect(satisfaction).toBeInViewport()
  expect(await changes()).toBe(0)
  await page.setViewportSize({ width: 360, height: 400 })
  await page.reload()
  await takenOver(page)
  await satisfaction.scrollIntoViewIfNeeded()
  await expect.poll(changes).toBeGreaterThan(4)
  await expect(satisfaction).toContainText('97%')
})

const claims = [
  ['15+', 'Years of experience'],
  ['97%', 'Client satisfaction'],
  ['95%', 'Project finalization'],
  ['98%', 'Premium delivery service'],
] as const

function section(page: Page, label: string) {
  return page.locator('main section', { has: page.getByText(new RegExp(`^0\\d — ${label}$`)) })
}

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' })

/** Counts how often the text of a claim changes. */
function recordNumbers() {
  Object.assign(window, { changes: 0 })
  new MutationObserver((changes) => {
    const counted = changes.filter(
      ({ target, removedNodes }) =>
        removedNodes.length > 0 && target instanceof Element && target.matches('dd > span'),
    )
    Object.assign(window, { changes: Number(Reflect.get(window, 'changes')) + counted.length })
  }).observe(document, { subtree: true, childList: true })
}
