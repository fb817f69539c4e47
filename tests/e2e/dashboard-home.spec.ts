import type { Page } from '@playwright/test'
import { seeded } from '#mocks/seeded.ts'
import { setWeather } from '#mocks/weather.ts'
import { expect, readyForOffline, staffTest as test } from './product.ts'
import { untilOnDisk } from './saved-data.ts'
import { sideways } from './upright.ts'

/** The calls of the page to the summary and the activity log, in order. */
function watch(page: Page) {
  const calls: unknown[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/v1/dashboard'))
      calls.push([request.method(), pathname.replace('/api/v1', ''), request.postDataJSON()])
  })
  return calls
}

const viewed = ['POST', '/dashboard/activity', { activity: 'Viewed dashboard', activityType: 'login' }]

async function open(page: Page) {
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
}

test('opening fetches the summary and logs the visit, once each; pointing at a link to it logs nothing', async ({
  page,
}) => {
  // A page that follows events is never idle.
  setWeather({ takesKeys: false })
  const calls = watch(page)
  await open(page)
  await expect.poll(() => calls).toEqual([['GET', '/dashboard', null], viewed])
  await page.getByRole('link', { name: 'Site Visits' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: /^Job Applications/ }).click()
  await expect(page).toHaveURL(/\/dashboard\/applications$/)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).hover()
  await page.waitForLoadState('networkidle')
  expect(calls.filter((call) => JSON.stringify(call) === JSON.stringify(viewed))).toHaveLength(1)
  await page.getByRole('link', { name: 'Dashboard', exact: true }).click()
  await expect
    .poll(() => calls.filter((call) => JSON.stringify(call) === JSON.stringify(viewed)).length)
    .toBe(2)
})

test('counts lead to their lists, activities to their record, rows to their list', async ({ page }) => {
  await open(page)
  await expect(page.locator('[data-change]')).toHaveCount(3)
  await page.locator('main').getByRole('link', { name: 'Quote Requests' }).click()
  await expect(page).toHaveURL(/\/dashboard\/quote-requests$/)
  await expect(page.getByText(/^1–25 of/)).toBeVisible()
  await page.goBack()
  // What the device has of the list is drawn beside the count.
  const card = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Quote Requests' }) })
  await expect(card.getByRole('img', { name: /^In the last eight weeks: (\d+, ){7}\d+$/ })).toBeVisible()
  const activities = page.getByRole('region', { name: 'Latest Activities' })
  await activities
    .getByRole('link', { name: /^Contact submission from/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/contact-submissions\/[0-9a-f]{24}$/)
  await page.goBack()
  await activities
    .getByRole('link', { name: /^Application from/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/applications\/[0-9a-f]{24}$/)
  await page.goBack()
  await page.reload()
  await expect(activities.getByText('Viewed dashboard').first()).toBeVisible()
  await expect(activities.getByRole('link', { name: 'Viewed dashboard' })).toHaveCount(0)
  await page.getByRole('region', { name: 'Latest Projects' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/projects$/)
  await page.goBack()
  await page.getByRole('region', { name: 'Latest Quote Requests' }).getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/quote-requests$/)
  await page.goBack()
  await page.getByRole('table').getByRole('link').first().click()
  await expect(page).toHaveURL(/\/dashboard\/applications$/)
})

const actions = [
  ['Add Project', 'projects'],
  ['Post Job Openings', 'careers'],
  ['Add Testimonials', 'testimonials'],
  ['Post new article', 'blogs'],
] as const

test('quick actions lead to a new item and log themselves', async ({ page }) => {
  await open(page)
  const calls = watch(page)
  for (const [label, resource] of actions) {
    await page.getByRole('link', { name: label }).click()
    await expect(page).toHaveURL(new RegExp(`/dashboard/${resource}/new$`))
    await expect
      .poll(() => calls)
      .toContainEqual([
        'POST',
        '/dashboard/activity',
        { activity: `Clicked ${label} quick action`, activityType: 'create' },
      ])
    await page.goBack()
  }
})

test('without a network the saved summary is there, with its age; counts stand in the sidebar', {
  tag: '@worker',
}, async ({ page, context }) => {
  await open(page)
  const sidebar = page.getByRole('navigation', { name: 'Dashboard' })
  await sidebar.getByRole('link', { name: 'Quote Requests' }).click()
  await expect(
    sidebar.getByRole('link', { name: `Quote Requests, ${seeded('quoteRequests')}`, exact: true }),
  ).toBeVisible()
  await readyForOffline(page)
  await untilOnDisk(page, 'latestActivities')
  await context.setOffline(true)
  await page.goto('/dashboard')
  await expect(page.getByText(/^Saved /)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Latest Activities' })).toBeVisible()
  await expect(
    sidebar.getByRole('link', { name: `Quote Requests, ${seeded('quoteRequests')}`, exact: true }),
  ).toBeVisible()
})

test('with letters twice as large nothing of home or of a request is cut off on a phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page)
  const grow = () => page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await grow()
  expect(await sideways(page), 'home').toBeLessThanOrEqual(0)
  await page.getByRole('list', { name: 'Quotes that wait longest' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: 'Project Description' })).toBeVisible()
  await grow()
  expect(await sideways(page), 'a request').toBeLessThanOrEqual(0)
})
