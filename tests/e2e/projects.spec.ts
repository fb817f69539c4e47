import type { Page } from '@playwright/test'
import { rowId } from '#mocks/seeds/rows.ts'
import { addressOf, expect, test } from './product.ts'
import { horizontalOverflow } from './upright.ts'

const id = (position: number) => rowId('projects', position)
const berth = `/project/${id(1)}`

test.describe('a project', () => {
  test('a project is printed on one sheet', async ({ page }) => {
    await page.goto(berth)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Second loading berth, Bonny')
    await expect(page.getByText('The river bed gave the design its shape')).toBeVisible()
    await expect(page.getByRole('button', { name: /^View Image \d of 4$/ })).toHaveCount(4)
    // Wait for the print style sheet.
    const sheets = async () => (await page.pdf()).toString('latin1').match(/\/Type\s*\/Page\b/g)
    await expect.poll(sheets).toHaveLength(1)
  })

  test('a malformed project shows its HTML as text and has one picture', async ({ page }) => {
    const dialogs: string[] = []
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(`/project/${id(9)}`)
    await expect(page.getByText('<script>alert("project")</script>')).toBeVisible()
    await expect(page.locator('main dd')).toHaveText([
      'Not stated',
      'Archived?',
      'N/A',
      'N/A',
      'Ovie Umukoro, unknown',
      // The title block for print, and the related projects.
      ...Array(6 + 6).fill(/./),
    ])
    await expect(page.getByRole('button', { name: /^View Image/ })).toHaveCount(1)
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0)
    expect(dialogs).toEqual([])
  })
})

test.describe('the image viewer', () => {
  test('keys and buttons turn the image viewer, neighbours are preloaded and the focus returns', async ({
    page,
  }) => {
    await page.goto(berth)
    const second = page.getByRole('button', { name: 'View Image 2 of 4' })
    await second.click()
    const viewer = page.getByRole('dialog', { name: 'Image viewer' })
    const shown = viewer.getByRole('img')
    await expect(viewer.locator('[aria-live=polite]')).toHaveText(
      '2 of 4: Second loading berth, Bonny, picture 2',
    )
    await expect(viewer.locator('img')).toHaveCount(3)
    for (const [key, place] of [
      ['ArrowRight', 3],
      ['End', 4],
      ['ArrowRight', 1],
      ['ArrowLeft', 4],
      ['Home', 1],
    ] as const) {
      await page.keyboard.press(key)
      await expect(shown).toHaveAccessibleName(`Second loading berth, Bonny, picture ${place}`)
    }
    await viewer.getByRole('button', { name: 'Next image' }).click()
    await expect(shown).toHaveAccessibleName('Second loading berth, Bonny, picture 2')
    await expect(shown).toBeInViewport({ ratio: 1 })
    await shown.click()
    await page.keyboard.press('ArrowLeft')
    await expect(shown).toHaveAccessibleName('Second loading berth, Bonny, picture 1')
    await page.keyboard.press('Escape')
    await expect(viewer).toHaveCount(0)
    await expect(second).toBeFocused()
  })

  test('a swipe turns the image viewer, and a slight movement does not', async ({ browser, product }) => {
    const context = await browser.newContext({
      baseURL: product.origin,
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    const page = await context.newPage()
    await page.goto(berth)
    const first = page.getByRole('button', { name: 'View Image 1 of 4' })
    await expect(first).toHaveCSS('opacity', '1')
    await first.tap()
    const shown = page.getByRole('dialog').getByRole('img')
    await swipe(page, -30)
    await expect(shown).toHaveAccessibleName(/picture 1$/)
    await swipe(page, -160)
    await expect(shown).toHaveAccessibleName(/picture 2$/)
    await swipe(page, 160)
    await expect(shown).toHaveAccessibleName(/picture 1$/)
    await context.close()
  })

  test('the image viewer loads only the current picture while data saving is on', async ({ page }) => {
    const loaded: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/uploads/')) loaded.push(new URL(request.url()).pathname)
    })
    await page.addInitScript(() => localStorage.setItem('save-data', 'true'))
    await page.goto(berth)
    const second = page.getByRole('button', { name: 'View Image 2 of 4' })
    await expect(second).toHaveCSS('opacity', '1')
    await second.click()
    await expect(page.getByRole('dialog').locator('img')).toHaveCount(1)
    await expect.poll(() => loaded).toEqual([expect.stringMatching(addressOf('weld.webp'))])
  })
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
