import type { Page } from '@playwright/test'
import { seenByVisitors } from '#mocks/seeded.ts'
import { expect, test } from './product.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const count = () => seenByVisitors('testimonials')

test('the carousel advances every five seconds and starts again after the last slide', async ({ page }) => {
  await open(page)
  await page.clock.runFor(4900)
  await shows(page, 1)
  await page.clock.runFor(200)
  await shows(page, 2)
  // Automatic slides are not announced.
  const said = carousel(page).locator('p[aria-live]')
  await expect(said).toHaveAttribute('aria-live', 'off')
  await expect(said).toBeEmpty()
  for (let turn = 2; turn <= count(); turn += 1) {
    await page.clock.runFor(5000)
    await shows(page, (turn % count()) + 1)
  }
})

test('the carousel pauses under the pointer, with the focus inside and by its button', async ({ page }) => {
  await open(page)
  await carousel(page).hover()
  await page.clock.runFor(20_000)
  await shows(page, 1)
  await page.mouse.move(0, 0)
  await page.clock.runFor(5100)
  await shows(page, 2)

  await button(page, 'Previous testimonial').focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Next testimonial')).toBeFocused()
  await page.clock.runFor(20_000)
  await shows(page, 2)
  await button(page, 'Next testimonial').blur()

  await button(page, 'Pause').focus()
  await page.keyboard.press('Enter')
  await button(page, 'Play').blur()
  await page.clock.runFor(20_000)
  await shows(page, 2)

  // A keyboard user who presses Play has the focus on it. The button alone must not stop the slides.
  await button(page, 'Play').focus()
  await page.keyboard.press('Enter')
  await page.clock.runFor(5100)
  await shows(page, 3)
})

test('the carousel continues after a press once the pointer or the focus has left it', async ({ page }) => {
  await open(page)
  await button(page, 'Next testimonial').click()
  await shows(page, 2)
  await page.clock.runFor(20_000)
  await shows(page, 2)
  await page.mouse.move(0, 0)
  await expect(button(page, 'Next testimonial')).toBeFocused()
  await page.clock.runFor(5100)
  await shows(page, 3)

  await page.keyboard.press('Enter')
  await shows(page, 4)
  await page.clock.runFor(20_000)
  await shows(page, 4)
  await button(page, 'Next testimonial').blur()
  await page.clock.runFor(5100)
  await shows(page, 5)
})

test('the carousel pauses while its tab is in the background', async ({ page }) => {
  await open(page)
  await setVisibility(page, 'hidden')
  await page.clock.runFor(20_000)
  await shows(page, 1)
  await setVisibility(page, 'visible')
  await page.clock.runFor(5100)
  await shows(page, 2)
})

for (const [whom, prepare] of [
  ['ask for reduced motion', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['save data', (page: Page) => page.addInitScript(() => localStorage.setItem('save-data', 'true'))],
] as const) {
  test(`the carousel does not advance automatically for visitors who ${whom}`, async ({ page }) => {
    await prepare(page)
    await open(page)
    await page.clock.runFor(20_000)
    await shows(page, 1)
    await expect(carousel(page).getByRole('button', { name: /Pause|Play/ })).toHaveCount(0)
    await button(page, 'Next testimonial').click()
    await shows(page, 2)
  })
}

/** Stops the clock, so that only the test moves it. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto('/')
  await expect(carousel(page)).toBeVisible()
  await page.mouse.move(0, 0)
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  // Go to the first slide, whatever the timer did meanwhile, and remove the focus.
  await button(page, `Show testimonial 1 of ${count()}`).click()
  await button(page, `Show testimonial 1 of ${count()}`).blur()
  await page.mouse.move(0, 0)
  await shows(page, 1)
}

async function shows(page: Page, number: number) {
  await expect(button(page, `Show testimonial ${number} of ${count()}`)).toHaveAttribute(
    'aria-current',
    'true',
  )
  // Wait until the strip is at rest: the test's clock must not run ahead of the scrolling.
  const strip = carousel(page).getByRole('group', { name: 'Testimonials, one at a time' })
  const place = () => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)
  await expect.poll(place).toBeCloseTo(number - 1, 2)
}

async function setVisibility(page: Page, state: string) {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, state)
}

const carousel = (page: Page) => page.getByRole('region', { name: 'Testimonials' })
const button = (page: Page, name: string | RegExp) => carousel(page).getByRole('button', { name })
