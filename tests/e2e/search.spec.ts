import type { Page } from '@playwright/test'
import { seenByVisitors } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, test } from './product.ts'
import { untilSavedForVisitors } from './saved-data.ts'

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link')

/** What is asked of /search, as its query string. */
function searchesOf(page: Page): string[] {
  const searches: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname === '/api/v1/search') searches.push(search)
  })
  return searches
}

async function search(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search terms' }).fill(words)
  await page.getByRole('searchbox', { name: 'Search terms' }).press('Enter')
}

test('nothing is asked yet: it suggests pages and makes no call', async ({ page }) => {
  const searches = searchesOf(page)
  await page.goto('/search')
  await expect(page.getByRole('heading', { name: 'Enter a search term to begin' })).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: /^Projects/ })).toHaveAttribute(
    'href',
    '/projects',
  )
  await expect(page.locator('meta[name="robots"]')).not.toHaveAttribute('content', 'noindex')
  await search(page, '   ')
  await expect(page).toHaveURL('/search')
  expect(searches).toEqual([])
})

test('one call without a type; the tabs count, choose and live in the address', async ({ page }) => {
  const searches = searchesOf(page)
  await page.goto('/search')
  await search(page, '  tank ')
  await expect(page).toHaveURL('/search?query=tank')
  const heading = page.getByRole('heading', { level: 2, name: 'Search Results for "tank"' })
  await expect(heading).toBeFocused()
  // Results are nobody's landing page.
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  await expect(page.getByRole('status').filter({ hasText: '6 results' })).toBeVisible()
  await expect(tabs(page)).toHaveText([
    'All Results 6',
    'Blogs 1',
    'Projects 2',
    'Careers 0',
    'Services 2',
    'Testimonials 1',
  ])
  await expect(tabs(page).first()).toHaveAttribute('aria-current', 'page')
  await tabs(page).filter({ hasText: 'Projects' }).click()
  await expect(page).toHaveURL('/search?query=tank&type=projects')
  await expect(page.locator('main [aria-current="page"]')).toHaveText(['Search', 'Projects 2'])
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  await tabs(page).filter({ hasText: 'Careers' }).click()
  await expect(page.getByText('No career results found')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 3 })).toHaveCount(2)
  expect(searches).toEqual(['?query=tank'])
  await search(page, 'substation')
  await expect(page).toHaveURL('/search?query=substation&type=projects')
  await expect.poll(() => searches).toEqual(['?query=tank', '?query=substation'])
})

test('results lead to their pages, with what was looked for marked as text', async ({ page }) => {
  const results = {
    blogs: [
      {
        _id: 'b1',
        title: 'Hot <i>tap</i>',
        description: '<p>A <b>hot</b> tap<img src=x onerror=alert(1)></p>',
      },
    ],
    projects: [{ _id: 'p1', name: 'Tap (hot)', technologies: ['Hot work', 'Welding'] }],
    careers: [{ _id: 'c1', title: 'Hot tap welder' }],
    services: [{ _id: 's1', name: 'Hot taps' }],
    testimonials: [
      { _id: 't1', testimonial: 'A hot tap', name: 'Ada', company: 'Deltagrid' },
      { testimonial: 'No id, hot tap', name: 'Efe' },
    ],
  }
  await page.route('**/api/v1/search?*', (route) => route.fulfill({ json: { results } }))
  await page.goto('/search?query=hot%20tap')
  const link = (name: string) => page.locator('main').getByRole('link', { name, exact: true })
  await expect(link('Hot <i>tap</i>')).toHaveAttribute('href', '/blog-details/b1')
  await expect(link('Tap (hot)')).toHaveAttribute('href', '/project/p1')
  await expect(link('Hot tap welder')).toHaveAttribute('href', '/apply?jobId=c1')
  await expect(link('Hot taps')).toHaveAttribute('href', '/service/s1')
  await expect(link('Ada, Deltagrid')).toHaveAttribute('href', '/testimonials')
  await expect(page.getByRole('heading', { name: 'Efe' })).toBeVisible()
  await expect(link('Efe')).toHaveCount(0)
  const first = page.getByRole('region', { name: 'Blogs' }).getByRole('listitem')
  await expect(first.locator('mark')).toHaveText(['Hot', 'tap', 'hot', 'tap'])
  await expect(first.locator('i, b, img')).toHaveCount(0)
})

test('a number is text, and a result opens', async ({ page }) => {
  await page.goto('/search?query=11')
  await expect(page.getByRole('heading', { name: 'Search Results for "11"' })).toBeVisible()
  await page.goto('/search?query=bund&type=blogs')
  await page.getByRole('link', { name: /^How high is a bund wall/ }).click()
  await expect(page).toHaveURL(`/blog-details/${rowId('blogs', 7)}`)
})

test('placeholders while it waits; nothing found says what to try', async ({ page }) => {
  setWeather({ delay: [500, 500], only: '/search' })
  await page.goto('/search?query=xyzzy')
  await expect(page.locator('main [data-skeleton]')).toHaveCount(3)
  await expect(page.getByText('No results found for "xyzzy"')).toBeVisible()
  await expect(page.getByText(/Check the spelling/)).toBeVisible()
  await expect(page.locator('main').getByRole('link', { name: 'Ask us instead' })).toHaveAttribute(
    'href',
    '/contact',
  )
})

test('where nothing answers and nothing is saved, the failure is all there is', async ({ page }) => {
  setWeather({ sky: 'dropped' })
  await page.goto('/search?query=tank')
  await expect(page.getByRole('alert')).toHaveText('Failed to perform search')
  await expect(page.getByText(/^These results come from/)).toHaveCount(0)
})

test('where nothing answers, what the device has saved is searched', async ({ page }) => {
  await page.goto('/blog')
  await expect(page.getByRole('article')).toHaveCount(seenByVisitors('blogs'))
  await untilSavedForVisitors(page, 'How high is a bund wall?')
  await page.goto('/projects')
  await expect(page.locator('main a[href^="/project/"]').first()).toBeVisible()
  setWeather({ sky: 'dropped' })
  await page.getByRole('link', { name: 'Search this site' }).click()
  await search(page, 'wall rain')
  await expect(page.getByText('These results come from what is saved on this device.')).toBeVisible()
  await expect(tabs(page).filter({ hasText: 'Blogs' })).toHaveText('Blogs 1')
  await search(page, 'crude tank')
  await expect(page.getByRole('link', { name: /^Relocation of crude tank/ })).toBeVisible()
  await search(page, 'wall zebra')
  await expect(page.getByText('No results found for "wall zebra"')).toBeVisible()
  setWeather({})
  await page.getByRole('button', { name: 'Try Again', exact: true }).click()
  await expect(page.getByText(/^These results come from/)).toHaveCount(0)
})
