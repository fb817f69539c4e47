import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

test('the numbers of the home page do not move for visitors who ask for reduced motion', async ({
  browser,
  product,
}) => {
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

test('numbers count up when they come into view, and those already read do not move', async ({ page }) => {
  await page.addInitScript(recordNumbers)
  const satisfaction = page.locator('dl > div', { hasText: 'Client satisfaction' })
  const changes = () => page.evaluate('window.changes')
  await page.goto('/')
  await untilHydrated(page)
  await expect(satisfaction).toBeInViewport()
  expect(await changes()).toBe(0)
  await page.setViewportSize({ width: 360, height: 400 })
  await page.reload()
  await untilHydrated(page)
  await satisfaction.scrollIntoViewIfNeeded()
  await expect.poll(changes).toBeGreaterThan(4)
  await expect(satisfaction).toContainText('97%')
})

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' })

/** Counts the text changes of a claim. */
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
