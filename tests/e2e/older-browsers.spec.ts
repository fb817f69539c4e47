import type { Page } from '@playwright/test'
import { setFaults } from '#mocks/faults.ts'
import { crashesOf } from './crashes.ts'
import { holdBack } from './hold-back.ts'
import { expect, staffTest, test } from './product.ts'
import { untilHydrated } from './until-hydrated.ts'

/** These tests remove features that the oldest supported browsers lack, before any script runs. */

const scripts = /\/assets\/[^/]+\.js$/

/**
 * Removes popovers, as in Safari 16.4 and Firefox 114: the attributes have no effect, and the selector is invalid.
 * Chromium's own style sheet uses the attribute, so it is renamed.
 */
async function withoutPopovers(page: Page) {
  await page.addInitScript(() => {
    for (const { prototype } of [HTMLElement, HTMLButtonElement, HTMLInputElement])
      for (const name of Object.getOwnPropertyNames(prototype))
        if (/popover/i.test(name)) Reflect.deleteProperty(prototype, name)
    const { setAttribute } = Element.prototype
    Element.prototype.setAttribute = function (name, value) {
      setAttribute.call(this, name.replace(/^popover/i, 'data-popover'), value)
    }
  })
  await page.route(/./, async (route) => {
    if (!['document', 'stylesheet'].includes(route.request().resourceType())) return route.fallback()
    // A browser repeats a request whose reused connection the server has just closed.
    const response = await route.fetch({ maxRetries: 2 })
    const text = await response.text()
    const body = text
      .replaceAll(/ (?=popover\w*=")/gi, ' data-')
      // Skip class names, in which it follows a backslash or is in brackets.
      .replaceAll(/(?<![\\[]):popover-open(?!\)\])/g, ':no-popover-open')
    return route.fulfill({ response, body })
  })
}

test.describe('without popovers', () => {
  // The changed inline style sheet no longer matches the policy's hash.
  test.use({ bypassCSP: true, viewport: { width: 360, height: 780 } })
  test.beforeEach(({ page }) => withoutPopovers(page))
  // Pending routes must not outlive their page.
  test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }))

  test('the filters are placed above the list on a phone without popovers, on the first and on later pages', async ({
    page,
  }) => {
    const crashes = crashesOf(page)
    await page.goto('/projects')
    await untilHydrated(page)
    expect(await page.evaluate(() => 'popover' in document.body)).toBe(false)
    for (const [noun, filter] of [
      ['projects', 'Client'],
      ['positions', 'Location'],
    ] as const) {
      const filters = page.getByRole('group', { name: `Filter ${noun}` })
      const choice = filters.getByLabel(filter)
      await expect(choice).toBeVisible()
      await expect(filters).toHaveCSS('position', 'static')
      await expect(filters).toHaveCSS('display', 'grid')
      // The controls that open and close the filter sheet in other browsers are missing.
      await expect(page.getByRole('button', { name: /^(?:Filter|Show \d+)/ })).toHaveCount(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
      await choice.selectOption({ index: 1 })
      await expect(page.getByText(new RegExp(`^\\d+ of \\d+ ${noun}$`))).toBeVisible()
      await page.getByRole('button', { name: 'Clear filters' }).click()
      await expect(page.getByText(new RegExp(`^\\d+ ${noun}$`))).toBeVisible()
      if (noun === 'positions') break
      await page.getByRole('button', { name: 'Open menu' }).click()
      await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Careers' }).click()
    }
    expect(crashes).toEqual([])
  })

  test('the phone menu that was pressed before the scripts loaded opens with them, without popovers', async ({
    page,
  }) => {
    const letThrough = await holdBack(page, scripts)
    await page.goto('/about', { waitUntil: 'domcontentloaded' })
    const button = page.getByRole('button', { name: 'Open menu' })
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await button.click()
    await expect(menu).toBeHidden()
    letThrough()
    await expect(menu).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu).toBeHidden()
    await expect(button).toBeFocused()
  })

  test('the menu “About Us” that was pressed before the scripts loaded opens with them, without popovers', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    const letThrough = await holdBack(page, scripts)
    await page.goto('/careers', { waitUntil: 'domcontentloaded' })
    const banner = page.getByRole('banner')
    await banner.getByRole('button', { name: 'About Us' }).click()
    await expect(banner.getByRole('link', { name: 'HSEs' })).toBeHidden()
    letThrough()
    await banner.getByRole('link', { name: 'HSEs' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'HSEs' })).toBeVisible()
  })
})

test('pages without idle callbacks and a scheduler are hydrated automatically, and the start-up lists load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['requestIdleCallback', 'cancelIdleCallback', 'scheduler'])
      Reflect.deleteProperty(window, name)
  })
  const crashes = crashesOf(page)
  const reads = new Set<string>()
  page.on('request', (request) => {
    const [, path] = request.url().split('/api/v1')
    if (path && request.method() === 'GET') reads.add(path)
  })
  await page.goto('/about')
  expect(await page.evaluate(() => 'requestIdleCallback' in window || 'scheduler' in window)).toBe(false)
  await untilHydrated(page)
  await expect.poll(() => reads.size).toBe(8)
  expect(crashes).toEqual([])
})

staffTest(
  'staff in a browser without badges, push and storage estimates see new records and its limits',
  async ({ page }) => {
    setFaults({ takesKeys: false })
    await page.addInitScript(() => {
      for (const name of ['setAppBadge', 'clearAppBadge', 'storage'])
        Reflect.deleteProperty(Navigator.prototype, name)
      for (const name of ['PushManager', 'Notification', 'SyncManager']) Reflect.deleteProperty(window, name)
    })
    const crashes = crashesOf(page)
    await page.goto('/dashboard/contact-submissions')
    await expect(page.locator('[data-row-link]').first()).toBeVisible()
    expect(await page.evaluate(() => ['setAppBadge' in navigator, 'storage' in navigator])).toEqual([
      false,
      false,
    ])
    const data = {
      fullName: 'Tunde Bello',
      email: 'tunde@client.example',
      phoneNumber: '+2348030000001',
      service: 'general',
      message: 'Please call me back',
    }
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
    expect((await page.request.post('/api/v1/contact', { data })).ok()).toBe(true)
    await page.goto('/dashboard/device?tab=storage')
    await expect(page.getByText('This browser does not say whether it keeps')).toBeVisible()
    await page.getByRole('link', { name: 'Records', exact: true }).click()
    await page.getByRole('button', { name: 'Sync now' }).click()
    const entry = page
      .getByRole('navigation', { name: 'Dashboard' })
      .getByRole('link', { name: /^Contact Sub/ })
    await expect(entry).toHaveAccessibleName('Contact Submissions, 1 new')
    expect(crashes).toEqual([])
  },
)
