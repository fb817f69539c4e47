import type { Page } from '@playwright/test'
import { seedCount } from '#mocks/seeded.ts'
import { expect, test } from './product.ts'
import { takenOver } from './taken-over.ts'

test('the page About shows history, vision, mission, values, strengths and links to its two subpages', async ({
  page,
}) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
  await expect(section(page, 'Who we are')).toContainText('2017')
  await expect(section(page, 'From one crew to six disciplines').getByRole('listitem')).toHaveCount(6)
  await expect(main.getByRole('heading', { name: 'Our vision' })).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Our mission' })).toBeVisible()
  await expect(section(page, 'Core values').getByRole('listitem')).toHaveCount(6)
  await expect(section(page, 'Our strengths').getByRole('listitem')).toHaveCount(4)
  await expect(main.getByRole('link', { name: 'Meet the management team' })).toHaveAttribute(
    'href',
    '/management-team',
  )
  await main.getByRole('link', { name: 'Health, safety and environment' }).click()
  await expect(page).toHaveURL(/\/about-hse$/)
})

test('the page HSEs has a breadcrumb and three policies and opens at the top', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 700 })
  await page.goto('/about')
  const link = page.getByRole('main').getByRole('link', { name: 'Health, safety and environment' })
  await link.scrollIntoViewIfNeeded()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: 'HSEs' })).toBeInViewport()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Home/About Us/HSEs')
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link')
  await expect(crumbs.nth(0)).toHaveAttribute('href', '/')
  await expect(crumbs.nth(1)).toHaveAttribute('href', '/about')
  for (const [title, words] of [
    ['Quality Assurance Policy', ['continuous improvement', 'KAIZEN']],
    [
      'Safety Policy',
      ['Unsafe activity is halted', 'near-misses, injuries and losses are preventable', 'training'],
    ],
    ['Environmental Policy', ['Legal compliance', 'Waste disposal', 'ISO 14001']],
  ] as const) {
    for (const word of words) await expect(section(page, title)).toContainText(word)
  }
})

test('the page Team shows six leaders with their links, open positions and the loaded members', async ({
  page,
}) => {
  await page.goto('/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Team' })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveText('Home/Team')
  const leaders = section(page, 'Meet Our Leadership Team').locator('ul').first().locator('> li')
  await expect(leaders).toHaveCount(6)
  for (const leader of await leaders.all()) {
    const name = await leader.getByRole('heading').textContent()
    await expect(leader.getByRole('link')).toHaveCount(3)
    await expect(leader.getByRole('link', { name: `${name} on LinkedIn` })).toHaveAttribute(
      'href',
      /linkedin/,
    )
    await expect(leader.getByRole('link', { name: `${name} on X` })).toHaveAttribute('href', /x\.com/)
    await expect(leader.getByRole('link', { name: `E-mail ${name}` })).toHaveAttribute(
      'href',
      /^mailto:.+@kelvara\.example$/,
    )
  }
  await expect(section(page, 'Our Team Members').getByRole('listitem')).toHaveCount(seedCount('team'))
  await expect(section(page, 'Our Team Members')).toContainText('Ovie UmukoroHead of Mechanical Engineering')
  await section(page, 'Join Our Team').getByRole('link', { name: 'View Open Positions' }).click()
  await expect(page).toHaveURL(/\/careers$/)
})

test('a portrait that fails to load before any script runs becomes initials', async ({ page }) => {
  await page.route(/\/(?:pictures|leaders|uploads)\/|\.(?:webp|avif|jpe?g|png)(?:\?|$)/, (route) =>
    route.abort(),
  )
  await page.goto('/team')
  const leaders = section(page, 'Meet Our Leadership Team').locator('ul').first().locator('> li')
  // Scroll to all of them before React listens.
  for (const leader of await leaders.all()) await leader.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      leaders
        .locator('img')
        .evaluateAll((images) =>
          images.every(
            (image) => image instanceof HTMLImageElement && image.complete && image.naturalWidth === 0,
          ),
        ),
    )
    .toBe(true)
  await page.keyboard.press('Tab')
  await takenOver(page)
  await expect(leaders.getByRole('img')).toHaveCount(0)
  await expect(leaders.first()).toContainText(/^[A-Z]{2}/)
})

test('the page Management Team shows breadcrumbs, members and a closing banner', { tag: '@memory' }, async ({
  page,
}) => {
  await page.goto('/management-team')
  await expect(page.getByRole('heading', { level: 1, name: 'Our Management Team' })).toBeVisible()
  const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  await expect(crumbs.getByRole('link', { name: 'About Us' })).toHaveAttribute('href', '/about')
  const members = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(members).toHaveCount(seedCount('team'))
  await expect(members.first()).toContainText('Ovie UmukoroHead of Mechanical Engineering')
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
  await expect(main.getByRole('link', { name: 'Request Quote' })).toHaveAttribute('href', '/quote')
})

test('a manager has a photo, or initials if the photo fails', async ({ page }) => {
  const data = [
    { _id: '1', fullName: 'Ada Obi', position: 'Engineer', photo: '/icon-192.png' },
    { _id: '1', fullName: 'Efe Ede', position: 'Planner', photo: '/uploads/no-such-photo.png' },
    { fullName: null, position: 7 },
  ]
  await page.route('**/api/v1/team', (route) => route.fulfill({ json: { data } }))
  await page.goto('/management-team')
  await expect(page.getByRole('img', { name: 'Portrait of Ada Obi' })).toBeVisible()
  await expect(page.getByText('EE', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Name to follow' })).toBeVisible()
})

function section(page: Page, title: string) {
  return page.getByRole('region', { name: title, exact: true })
}
