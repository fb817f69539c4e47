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
    // In a closed box Chromium goes on listing them when they have ended.
    const isRunning = (animation: Animation) =>
      animation instanceof CSSTransition && animation.playState !== 'finished'
    while (document.getAnimations().some(isRunning)) await new Promise((next) => requestAnimationFrame(next))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

/** What does not fit into a box that hides the rest. Lines that are shortened on purpose end in three dots. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      if (!/hidden|clip/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return false
      // What only screen readers get is clipped away as a whole.
      if (clipPath !== 'none' || !element.textContent?.trim() || !element.checkVisibility()) return false
      return element.scrollWidth > element.clientWidth + 1
    }
    return [...document.querySelectorAll('body *')]
      .filter(isCut)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
  })
}
