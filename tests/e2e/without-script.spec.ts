import { expect, type Page, test } from '@playwright/test'
import { company } from '#src/company/company.ts'
import { telHref } from '#src/ui/text/phone.ts'
import { serveProduct } from '#tests/support/serve-product.ts'

let product: Awaited<ReturnType<typeof serveProduct>>
test.beforeAll(async () => {
  product = await serveProduct()
})
test.afterAll(() => product.stop())

test.use({ javaScriptEnabled: false })

/** Returns the focused element. */
const focused = (page: Page) => page.locator(':focus')

/** Checks the text in noscript elements, which Playwright's locators ignore. */
async function shownWithoutScript(page: Page) {
  const part = page.locator('main noscript > *').first()
  await expect(part).toBeVisible()
  return part.textContent()
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } })

  test('the phone menu opens, links and closes without JavaScript', async ({ page }) => {
    await page.goto(`${product.origin}/about`)
    const menu = page.getByRole('dialog', { name: 'Menu' })
    const button = page.getByRole('button', { name: 'Open menu' })
    await expect(button).toBeVisible()
    await expect(menu).toBeHidden()

    await button.click()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()

    await button.click()
    await menu.getByRole('button', { name: 'Close menu' }).click()
    await expect(menu).toBeHidden()

    await button.click()
    await menu.getByRole('link', { name: 'Careers' }).click()
    await expect(page).toHaveURL(/\/careers\/?$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
  })

  test('the keyboard does not reach the links of the closed menu', async ({ page }) => {
    await page.goto(`${product.origin}/about`)
    await page.getByRole('button', { name: 'Open menu' }).focus()
    await page.keyboard.press('Tab')
    await expect(focused(page)).toBeVisible()
    await expect(
      page.getByRole('dialog', { name: 'Menu', includeHidden: true }).locator(':focus'),
    ).toHaveCount(0)
    await expect(page.locator('main :focus')).toHaveCount(1)
  })

  for (const address of ['/contact', '/quote', '/apply', '/search', '/my-messages'])
    test(`${address} shows how to reach a person`, async ({ page }) => {
      await page.goto(product.origin + address)
      const words = await shownWithoutScript(page)
      expect(words).toContain('needs JavaScript')
      for (const fact of [...company.phones, ...company.emails, company.address.join(', ')])
        expect(words).toContain(fact)
      for (const href of [
        ...company.phones.map(telHref),
        ...company.emails.map((email) => `mailto:${email}`),
      ])
        await expect(page.locator(`main noscript a[href="${href}"]`)).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    })

  test('lists explain that filtering needs JavaScript', async ({ page }) => {
    await page.goto(`${product.origin}/projects`)
    expect(await shownWithoutScript(page)).toContain('Filtering needs JavaScript')
  })
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('the menu “About Us” opens, links and closes without JavaScript', async ({ page }) => {
    await page.goto(product.origin)
    const button = page.getByRole('banner').getByRole('button', { name: 'About Us' })
    const link = page.getByRole('banner').getByRole('link', { name: 'HSEs' })
    await expect(button).toBeVisible()
    await expect(link).toBeHidden()
    await button.click()
    await expect(link).toBeVisible()
    await button.click()
    await expect(link).toBeHidden()
    await button.click()
    await link.click()
    await expect(page).toHaveURL(/\/about-hse\/?$/)
  })

  test('the skip link leads to the page text, and pictures load without JavaScript', async ({ page }) => {
    await page.goto(product.origin)
    await page.keyboard.press('Tab')
    await expect(focused(page)).toHaveText(/skip/i)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#/)
    const hero = page.locator('main img').first()
    await expect
      .poll(() => hero.evaluate((picture: HTMLImageElement) => picture.naturalWidth))
      .toBeGreaterThan(0)
  })
})
