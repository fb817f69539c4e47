import { expect, type Page } from '@playwright/test'

/** Opens a screen of the dashboard and finds nothing that stands out sideways. */
export async function standsUpright(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  expect(await sideways(page), path).toBeLessThanOrEqual(0)
}

/** By how many pixels the page is wider than its window. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Letters that grow pass their size on by transitions: those have no length, yet each takes a frame.
    while (document.getAnimations().some((animation) => animation instanceof CSSTransition))
      await new Promise((next) => requestAnimationFrame(next))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}
