import type { Page } from '@playwright/test'
import { backend } from '#mocks/backend.ts'
import { seenByVisitors } from '#mocks/seeded.ts'
import { expect, test } from './product.ts'

test('the testimonials page shows cards, success stories and client names', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.endsWith('/testimonials') && pathname.startsWith('/api/')) asked.push(pathname + search)
  })
  await page.goto('/testimonials')
  await expect(page.getByRole('heading', { level: 1, name: 'Client Testimonials' })).toBeVisible()
  const said = section(page, 'What Our Clients Say')
  await expect(said.getByRole('listitem')).toHaveCount(seenByVisitors('testimonials'))
  expect(asked).toEqual(['/api/v1/testimonials'])
  const card = said.getByRole('listitem').filter({ hasText: 'Hauwa Tijjani' })
  await expect(card).toContainText('Head of Power Supply, Ironwood Steel')
  await expect(card.getByRole('img', { name: 'Rated 4 of 5' }).locator('svg')).toHaveCount(5)
  await expect(said).not.toContainText('Oghenetega Ivwighre')

  const stories = section(page, 'Client Success Stories').getByRole('article')
  await expect(stories).toHaveCount(2)
  for (const story of await stories.all()) {
    await expect(story.getByRole('heading', { level: 3 })).toBeVisible()
    await expect(story.locator('img')).toHaveAttribute('alt', /./)
    await expect(story.getByRole('term')).toHaveText(['Challenge', 'Solution', 'Results'])
  }
  await expect(stories.first()).toContainText('Lantern Terminals')
  await expect(section(page, 'Trusted by Industry Leaders').getByRole('listitem')).toHaveCount(6)
})

test('an avatar shows initials without a picture, and disappears if its picture fails', async ({ page }) => {
  const said = backend.tables.testimonials.all().find(({ name }) => name === 'Chiamaka Nweke')
  Object.assign(Object(said), { avatarUrl: '/uploads/capability-statement.pdf' })
  await page.goto('/testimonials')
  const cards = section(page, 'What Our Clients Say').getByRole('listitem')
  await expect(cards.filter({ hasText: 'Ebiere Dokubo' }).getByText('ED', { exact: true })).toBeVisible()
  const broken = cards.filter({ hasText: 'Chiamaka Nweke' })
  await broken.scrollIntoViewIfNeeded()
  await expect(broken.locator('img')).toHaveCount(0)
  await expect(broken.getByText('CN', { exact: true })).toHaveCount(0)
})

test('a malformed testimonial is a card like the others, and its script is only text', async ({ page }) => {
  let alerts = 0
  page.on('dialog', (dialog) => {
    alerts += 1
    void dialog.dismiss()
  })
  await page.goto('/testimonials')
  const odd = section(page, 'What Our Clients Say').getByRole('listitem').last()
  await expect(odd).toContainText('<script>alert("testimonial")</script>')
  await expect(odd.getByRole('img', { name: 'Rated 5 of 5' })).toBeVisible()
  expect(alerts).toBe(0)
})

function section(page: Page, title: string) {
  return page.getByRole('region', { name: title })
}
