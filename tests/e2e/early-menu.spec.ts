import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'

/** Opens the page without its scripts. Returns a function that lets them load. */
async function openWithoutScripts(page: Page, address: string) {
  let letThrough = () => {}
  const held = new Promise<void>((resolve) => {
    letThrough = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  return letThrough
}

test('a phone menu that was opened before the scripts loaded stays open and closes by Escape', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const letThrough = await openWithoutScripts(page, `${product.origin}/about`)
  const button = page.getByRole('button', { name: 'Open menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await button.click()
  await expect(menu).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-expanded')

  letThrough()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')

  await button.click()
  await expect(menu).toHaveJSProperty('open', true)
  await menu.getByRole('link', { name: 'Careers' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Careers' })).toBeVisible()
  await expect(menu).toBeHidden()
})

test('the menu “About Us” that was opened before the scripts loaded stays open and closes by Escape', async ({
  page,
  product,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letThrough = await openWithoutScripts(page, `${product.origin}/careers`)
  const button = page.getByRole('banner').getByRole('button', { name: 'About Us' })
  const link = page.getByRole('banner').getByRole('link', { name: 'HSEs' })
  await button.click()
  await expect(link).toBeVisible()
  await expect(button).not.toHaveAttribute('aria-expanded')

  letThrough()
  await expect(button).toHaveAttribute('aria-expanded', 'true')
  await expect(link).toBeVisible()
  await button.focus()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(button).toHaveAttribute('aria-expanded', 'false')
})
