import { expect, test } from './product.ts'

for (const width of [360, 1440])
  test(`a font that loads late shifts no layout at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    // Other tests cover changes by scripts.
    await page.route('**/assets/*.js', () => undefined)
    await page.route('**/*.woff2', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500))
      await route.continue()
    })
    for (const address of ['/', '/about', '/testimonials']) {
      const font = page.waitForResponse(/\.woff2$/)
      await page.goto(address, { waitUntil: 'commit' })
      await (await font).finished()
      await page.evaluate(() => document.fonts.ready)
      const moved = await page.evaluate(
        () =>
          new Promise<number>((resolve) => {
            let sum = 0
            new PerformanceObserver((list) => {
              for (const entry of list.getEntries()) sum += 'value' in entry ? Number(entry.value) : 0
            }).observe({ type: 'layout-shift', buffered: true })
            // Two frames later, all layout shifts so far have been reported.
            requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 200)))
          }),
      )
      expect(moved, address).toBeLessThanOrEqual(0.005)
    }
  })
