import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { expectAccessible } from './accessible.ts'
import { expectSeenInForcedColours } from './forced-colours.ts'
import { expectKeyboardTour } from './keyboard-tour.ts'
import { expect, superAdmin, staffTest as test } from './product.ts'
import { screensOf, withScreens } from './record-screens.ts'
import { cutOff, horizontalOverflow } from './upright.ts'

test.describe.configure({ mode: 'parallel' })

const routes = [
  '',
  ...withScreens.flatMap((name) =>
    screensOf(name).map((path) => path.replace('/dashboard', '').replace('{id}', rowId(name, 1))),
  ),
  '/notifications',
  '/notifications/settings',
  '/settings',
  '/search',
  '/search?query=pump',
  '/profile',
  '/device',
  '/device?tab=storage',
  '/install',
  '/system',
]

const phone = { width: 360, height: 800 }
const desktop = { width: 1440, height: 800 }

test.use({ account: superAdmin, viewport: desktop })

/** Two parts, so that the test runner's workers finish at the same time. */
for (const part of [0, 1])
  test(`every dashboard screen is accessible in both themes, at all sizes and by keyboard: part ${part + 1}`, async ({
    page,
  }) => {
    test.setTimeout(720_000)
    for (const route of routes.filter((_, index) => index % 2 === part)) {
      await page.setViewportSize(desktop)
      await open(page, route)
      await expect(page.locator('h1')).toHaveCount(1)
      // The stories check the colours of each part in both themes: one theme at each size suffices here.
      await expectAccessible(page, route || '/', ['light'])
      await expectSeenInForcedColours(page, route || '/')
      // A keyboard tour takes as long as all other checks. Each screen has one: on a desktop, or with large text.
      if (touredOnDesktop(route)) await expectKeyboardTour(page, route || '/')
      await page.setViewportSize(phone)
      await expect(page.locator('h1')).toHaveCount(1)
      await expectAccessible(page, `${route || '/'} on a phone`, ['dark'])
      await page.setViewportSize({ width: 320, height: 800 })
      await setLetters(page, '200%')
      expect.soft(await horizontalOverflow(page), `${route || '/'} with large letters`).toBeLessThanOrEqual(0)
      expect.soft(await cutOff(page), `${route || '/'} with large letters`).toEqual([])
      if (!touredOnDesktop(route)) await expectKeyboardTour(page, `${route || '/'} with large letters`)
      await setLetters(page, '')
    }
  })

const touredOnDesktop = (route: string) => Math.floor(routes.indexOf(route) / 2) % 2 === 0

/** Sets the text size as the browser's own setting does. */
const setLetters = (page: Page, size: string) =>
  page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), size)

/** Navigates without a reload after the first screen: dozens of loads would take longer than the checks. */
async function open(page: Page, route: string) {
  const path = `/dashboard${route}`
  if (page.url() === 'about:blank') await page.goto(path)
  else await page.evaluate(follow, path)
  await expect(page.locator('main h1:not([data-left])')).toBeVisible()
  await expect(page.locator('main').locator('[data-skeleton], [aria-busy=true]')).toHaveCount(0)
}

/** Runs in the page. Marks the heading of the current screen, so that it is not mistaken for the next one. */
function follow(path: string) {
  const next = new URL(path, location.href)
  if (next.pathname !== location.pathname) document.querySelector('main h1')?.setAttribute('data-left', '')
  history.pushState(null, '', next)
}
