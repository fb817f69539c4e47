import { expect, type Page } from '@playwright/test'

/** Opens a screen of the dashboard and finds nothing that stands out sideways. */
export async function standsUpright(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('main h1')).toBeVisible()
  await expect(page.locator('main [data-skeleton]')).toHaveCount(0)
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
  expect(scrollWidth, path).toBeLessThanOrEqual(clientWidth)
}
