import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { interact } from './until-hydrated.ts'

test.use({ rendersPages: true })

/** Whether the app is executed: it then removes the record of early input. */
const isExecuted = (page: Page) => page.evaluate(() => !('earlyInput' in window))

const scriptsOf = (page: Page) =>
  page.evaluate(() => JSON.parse(document.getElementById('scripts')?.textContent ?? '{}'))

test('a page that is only read downloads its scripts and executes none of the app', async ({ page }) => {
  const downloads: string[] = []
  page.on('requestfinished', (request) => downloads.push(new URL(request.url()).pathname))
  for (const path of ['/', '/projects', '/contact']) {
    downloads.length = 0
    await page.goto(path)
    const { app, background } = await scriptsOf(page)
    await expect.poll(() => [...app, background].filter((script) => !downloads.includes(script))).toEqual([])
    await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)))
    expect(await isExecuted(page), path).toBe(false)
    await interact(page)
    await expect.poll(() => isExecuted(page), path).toBe(true)
  }
})

test('a visit is counted once, without an interaction', async ({ page }) => {
  const visits: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/dashboard/visit')) visits.push(request.method())
  })
  await page.goto('/about')
  await expect.poll(() => visits).toEqual(['POST'])
  expect(await isExecuted(page)).toBe(false)
  await interact(page)
  await expect.poll(() => isExecuted(page)).toBe(true)
  await page.goto('/services')
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle, { timeout: 2_000 })))
  expect(visits).toEqual(['POST'])
})

test('the service worker is registered without an interaction', { tag: '@worker' }, async ({ page }) => {
  await page.goto('/')
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined))
    .toBe(true)
  expect(await isExecuted(page)).toBe(false)
})

for (const [what, act] of [
  ['a key', (page: Page) => page.keyboard.press('Shift')],
  ['a moving pointer', (page: Page) => page.mouse.move(200, 200, { steps: 3 })],
  ['a turn of the wheel', (page: Page) => page.mouse.wheel(0, 200)],
  ['a focused field', (page: Page) => page.getByLabel('Full Name').focus()],
] as const)
  test(`${what} executes the app`, async ({ page }) => {
    await page.goto('/contact')
    await act(page)
    await expect.poll(() => isExecuted(page)).toBe(true)
  })
