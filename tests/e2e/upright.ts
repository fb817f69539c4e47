import { expect, type Page } from '@playwright/test'

/** Opens a dashboard screen and checks that nothing overflows sideways. */
export async function standsUpright(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  expect(await horizontalOverflow(page), path).toBeLessThanOrEqual(0)
}

/** Returns by how many pixels the page is wider than its window. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Wait for transitions: text that grows passes its size on by transitions of zero duration, which take a frame
    // each. In a closed box, Chromium lists finished transitions too.
    const isRunning = (animation: Animation) =>
      animation instanceof CSSTransition && animation.playState !== 'finished'
    while (document.getAnimations().some(isRunning)) await new Promise((next) => requestAnimationFrame(next))
    return document.documentElement.scrollWidth - document.documentElement.clientWidth
  })
}

/** Returns texts that their box cuts off. Text shortened on purpose ends in an ellipsis. */
export function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isCut = (element: Element) => {
      const { overflowX, textOverflow, webkitLineClamp, clipPath } = getComputedStyle(element)
      if (!/hidden|clip/.test(overflowX) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none')
        return false
      // Text for screen readers is clipped completely.
      if (clipPath !== 'none' || !element.textContent?.trim() || !element.checkVisibility()) return false
      return element.scrollWidth > element.clientWidth + 1
    }
    return [...document.querySelectorAll('body *')]
      .filter(isCut)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 60)}`)
  })
}
