import type { Page } from '@playwright/test'
import { seeded, seenByVisitors } from '#mocks/seeded.ts'
import { setWeather } from '#mocks/weather.ts'
import { holdBack } from './hold-back.ts'
import { addressOf, expect, test } from './product.ts'

const all = () => seenByVisitors('media')
const pictures = (page: Page) => page.getByRole('figure')

/** The queries with which the gallery is asked for. */
function queriesOf(page: Page): string[] {
  const queries: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/v1/gallery') queries.push(search)
  })
  return queries
}

test('pictures with title, description and category; what is inactive is left out', async ({ page }) => {
  const queries = queriesOf(page)
  await page.goto('/gallery')
  await expect(pictures(page)).toHaveCount(all())
  await expect(page.getByText(`${all()} pictures`, { exact: true })).toBeVisible()
  const first = pictures(page).filter({ hasText: 'the second loading berth at Bonny' })
  await expect(first.getByRole('img')).toHaveAttribute('src', addressOf('jetty.webp'))
  await expect(first.getByText('Four loading arms on the new jetty head')).toBeVisible()
  await expect(first.getByText('Project', { exact: true })).toBeVisible()
  await expect(page.getByText('the pipe rack before cleaning')).toHaveCount(0)
  const odd = pictures(page).filter({ hasText: 'Untitled picture' })
  await expect(odd.locator('img')).toHaveAttribute('src', '/brand/fallback.svg')
  await expect(odd.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
  await expect(odd.getByRole('button')).toHaveCount(0)
  expect(queries).toEqual([''])
})

test('filters stand in the address and are sent as the documented parameters', async ({ page }) => {
  const queries = queriesOf(page)
  await page.goto('/gallery')
  await expect(pictures(page)).toHaveCount(all())
  await expect(page.getByLabel('Category').locator('option')).toHaveText([
    'All categories',
    'Project',
    'Equipment',
    'Team',
    'Event',
    'Other',
  ])
  await page.getByLabel('Category').selectOption('Equipment')
  await expect(pictures(page)).toHaveCount(seeded('media', { category: 'Equipment' }))
  await page.getByLabel('Search pictures').fill('Kaduna')
  await expect(page.getByText(`1 of ${all()} pictures`)).toBeVisible()
  await expect(page).toHaveURL(/\/gallery\?category=Equipment&search=Kaduna$/)
  expect(queries).toEqual(['', '?category=Equipment', '?category=Equipment&search=Kaduna'])
  await page.getByLabel('Search pictures').fill('submarine')
  await expect(page.getByText('No picture matches these filters')).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(pictures(page)).toHaveCount(all())
  await expect(page).toHaveURL(/\/gallery$/)
})

test('a shared address asks for its excerpt, and Back returns to it', async ({ page }) => {
  const queries = queriesOf(page)
  await page.goto('/gallery?category=Team&search=night')
  await expect(pictures(page)).toHaveCount(1)
  expect(queries[0]).toBe('?category=Team&search=night')
  await page.getByRole('link', { name: 'Home' }).first().click()
  await expect(page).toHaveURL(/\/$/)
  await page.goBack()
  await expect(page.getByLabel('Category')).toHaveValue('Team')
  await expect(pictures(page)).toHaveCount(1)
})

test('what was there stays, marked busy, while the next answer is awaited', async ({ page }) => {
  await page.goto('/gallery')
  await expect(pictures(page)).toHaveCount(all())
  const answer = await holdBack(page, /\/v1\/gallery\?/)
  await page.getByLabel('Category').selectOption('Event')
  await expect(page.locator('[aria-busy=true]').getByRole('figure')).toHaveCount(all())
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  answer()
  await expect(pictures(page)).toHaveCount(2)
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0)
})

test('without an answer, the saved gallery is filtered here, and that is said', async ({ page }) => {
  await page.goto('/gallery')
  await expect(pictures(page)).toHaveCount(all())
  setWeather({ sky: 'dropped', only: '/gallery' })
  await page.getByLabel('Category').selectOption('Team')
  await expect(
    page.getByText('There is no connection: this is what matches in the saved gallery.'),
  ).toBeVisible()
  await expect(pictures(page)).toHaveCount(3)
  await expect(page.getByText(`3 of ${all()} pictures`)).toBeVisible()
  await expect(page.getByText(/^(Saved|Loaded) /)).toBeVisible()
  await page.getByLabel('Search pictures').fill('Night')
  await expect(pictures(page)).toHaveCount(1)
  setWeather({})
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(page.getByText('There is no connection:')).toHaveCount(0)
  await expect(pictures(page)).toHaveCount(1)
})

test('a refused filter is an error, not a guess', async ({ page }) => {
  await page.goto('/gallery')
  await expect(pictures(page)).toHaveCount(all())
  setWeather({ sky: 'failing', only: '/gallery' })
  await page.getByLabel('Category').selectOption('Team')
  await expect(page.getByRole('alert').filter({ hasText: 'Failed to fetch gallery items' })).toBeVisible()
  await expect(pictures(page)).toHaveCount(0)
})

test('ten thousand are counted, and drawn two dozen at a time', async ({ page }) => {
  setWeather({ rows: 10_000, only: '/gallery' })
  const [rows = []]: { isActive?: unknown }[][] = Object.values(
    await (await page.request.get('/api/v1/gallery')).json(),
  )
  expect(rows).toHaveLength(10_000)
  // A hosted backend gives visitors also what was put aside, which the page leaves out.
  const count = rows.filter(({ isActive }) => isActive !== false).length.toLocaleString('en')
  await page.goto('/gallery')
  await expect(page.getByText(`${count} pictures`, { exact: true })).toBeVisible()
  await expect(pictures(page)).toHaveCount(24)
  await page.getByRole('button', { name: 'Show 24 more pictures' }).click()
  await expect(pictures(page)).toHaveCount(48)
})

test('a picture opens large with its caption; the last is followed by the first', async ({ page }) => {
  await page.goto('/gallery')
  const opener = page.getByRole('button', { name: 'View Image 15 of 15: columns seen from below' })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: 'Image viewer' })
  await expect(viewer.locator('[aria-live=polite]')).toHaveText('15 of 15: columns seen from below')
  await expect(viewer.getByText('Taken during an inspection for corrosion under insulation.')).toBeVisible()
  await viewer.getByRole('button', { name: 'Next image' }).click()
  await expect(viewer.getByText('Four loading arms on the new jetty head')).toBeVisible()
  await viewer.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
})
