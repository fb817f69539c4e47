import type { Page } from '@playwright/test'
import { seeded } from '#mocks/seeded.ts'
import { rowId } from '#mocks/seeds/rows.ts'
import { addressOf, expect, test } from './product.ts'

const id = (position: number) => rowId('services', position)
const mechanical = `/service/${id(2)}`
const cards = (page: Page) => page.getByRole('link', { name: /^Read more about / })

/** Paths and queries of the calls that ask for services. */
function callsOf(page: Page): string[] {
  const calls: string[] = []
  page.on('request', (request) => {
    const [, call] = request.url().split('/api/v1')
    if (call?.startsWith('/services')) calls.push(call)
  })
  return calls
}

test.describe('the list', () => {
  test('cards with icon, name and short description lead to their services', async ({ page }) => {
    await page.goto('/services')
    await expect(page).toHaveTitle(/^Our Services \| /)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Services')
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' })
    await expect(crumbs).toHaveText(/^Home\s*\/\s*Services$/)
    await expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
    await expect(page.getByText('Orbital Refining')).toContainText('Clearwell Fertilizers')
    await expect(cards(page)).toHaveCount(seeded('services'))
    const card = page.getByRole('listitem').filter({ hasText: 'Mechanical Engineering' })
    await expect(card.locator('img')).toHaveAttribute('src', addressOf('icon-mechanical.svg'))
    await expect(card.getByText(/^Rotating machines, piping/)).toBeVisible()
    await expect(card.getByRole('link')).toHaveAttribute('href', mechanical)
    const odd = page.getByRole('listitem').filter({ hasText: '<draft>' })
    await expect(odd.locator('img')).toHaveCount(0)
    await expect(odd.locator('svg.lucide-cog')).toBeVisible()
    const end = page.getByRole('region', { name: 'Have a plant to build' })
    await expect(end.getByRole('link', { name: 'Learn More' })).toHaveAttribute('href', '/about')
    await expect(end.getByRole('link', { name: 'Request Quote' })).toHaveAttribute('href', '/quote')
  })

  test('the category stands in the address, survives Back, and is never sent', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/services')
    await page.getByLabel('Category').selectOption({ label: 'Civil Engineering' })
    await expect(page).toHaveURL(/\?category=civil-engineering$/)
    const civil = seeded('services', { category: 'civil-engineering' })
    await expect(cards(page)).toHaveCount(civil)
    await expect(page.getByText(`${civil} of ${seeded('services')} services`)).toBeVisible()
    await page.getByRole('link', { name: 'Read more about Project Management' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Project Management')
    await page.goBack()
    await expect(page.getByLabel('Category')).toHaveValue('civil-engineering')
    await page.getByLabel('Category').selectOption({ label: 'instrumentation' })
    await expect(cards(page)).toHaveCount(1)
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(cards(page)).toHaveCount(seeded('services'))
    expect(calls.filter((call) => call.includes('?'))).toEqual([])
  })
})

test.describe('a service', () => {
  test('its scope by blank lines, its icon and document, the way to a quote for it', async ({ page }) => {
    await page.goto(mechanical)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mechanical Engineering')
    await expect(page).toHaveTitle(/^Mechanical Engineering \| /)
    await expect(page.getByText(/^Rotating machines, piping/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Our Services Include:', exact: true })).toBeVisible()
    const scope = page.getByRole('list').filter({ hasText: 'Hot tapping and line stops' })
    await expect(scope.getByRole('listitem')).toHaveCount(6)
    const facts = page.getByRole('complementary', { name: 'About this service' })
    await expect(facts.locator('img')).toHaveAttribute('src', addressOf('icon-mechanical.svg'))
    await expect(facts).toContainText('Structural Engineering')
    const document = facts.getByRole('link', { name: /^Open document/ })
    await expect(document).toHaveAttribute('href', addressOf('capability-statement.pdf'))
    await expect(document).toHaveAttribute('target', '_blank')
    await expect(document).toHaveAttribute('rel', /noopener/)
    await expect(page.getByRole('region', { name: 'Other services' }).getByRole('listitem')).toHaveCount(4)
    const data = async () => (await page.locator('script[type="application/ld+json"]').allInnerTexts()).join()
    await expect.poll(data).toContain('"@type":"Service","name":"Mechanical Engineering"')
    expect(await data()).toContain('"@type":"BreadcrumbList"')
    await page.getByRole('link', { name: 'Request A Quote For This Service', exact: true }).click()
    await expect(page.getByLabel('Service of Interest')).toHaveValue('Mechanical Engineering')
  })

  test('what a list has loaded is not asked for again', async ({ page }) => {
    await page.goto('/services')
    await cards(page).first().waitFor()
    const calls = callsOf(page)
    await page.getByRole('link', { name: 'Read more about Mechanical Engineering' }).click()
    await expect(page.getByText('Hot tapping and line stops')).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    expect(calls).toEqual([])
  })

  test('one that does not exist: Service not found, asked for once, and the way back', async ({ page }) => {
    const calls = callsOf(page)
    await page.goto('/service/nothing-here')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service not found')
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    expect(calls.filter((call) => call.endsWith('nothing-here'))).toHaveLength(1)
    await page.getByRole('link', { name: 'Back to Services' }).click()
    await expect(page).toHaveURL(/\/services$/)
  })

  test('an odd record is shown as far as it goes', { tag: '@memory' }, async ({ page }) => {
    await page.goto(`/service/${id(7)}`)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('<draft>')
    await expect(page.getByRole('list').filter({ hasText: '42' }).getByRole('listitem')).toHaveCount(1)
    await expect(page.getByRole('link', { name: /^Open document/ })).toHaveCount(0)
  })
})
