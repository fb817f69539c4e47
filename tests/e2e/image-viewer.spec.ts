import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { expect, test } from './product.ts'

test('a swipe turns the image viewer, which preloads its neighbours and returns the focus', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await page.goto(`/project/${rowId('projects', 1)}`)
  const first = page.getByRole('button', { name: 'View Image 1 of 4' })
  await expect(first).toHaveCSS('opacity', '1')
  await first.tap()
  const shown = page.getByRole('dialog').getByRole('img')
  await expect(page.getByRole('dialog').locator('img')).toHaveCount(3)
  await swipe(page, -30)
  await expect(shown).toHaveAccessibleName(/picture 1$/)
  await swipe(page, -160)
  await expect(shown).toHaveAccessibleName(/picture 2$/)
  await swipe(page, 160)
  await expect(shown).toHaveAccessibleName(/picture 1$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(first).toBeFocused()
  await context.close()
})

async function swipe(page: Page, by: number) {
  const session = await page.context().newCDPSession(page)
  const at = (x: number) => [{ x, y: 350, id: 1 }]
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(180) })
  for (const part of [0.3, 0.6, 1]) {
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(180 + by * part) })
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}
