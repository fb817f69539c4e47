import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { untilHydrated } from './until-hydrated.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Records the animations of a page change: of a view transition by its pseudo-elements, else below the header. */
async function notingMovements(page: Page) {
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const fades = (effect: KeyframeEffect) =>
      effect.pseudoElement && effect.getKeyframes().at(-1)?.opacity === '0' ? ' to nothing' : ''
    const note = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.target instanceof HTMLElement)
          if (effect.pseudoElement?.startsWith('::view-transition') || effect.target.id === 'content')
            moved.add(`${effect.pseudoElement ?? `#${effect.target.id}`}${fades(effect)}`)
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => [...Object(window).moved].sort())
}

async function toProjects(page: Page) {
  await page.goto('/about')
  await page.getByRole('heading', { level: 1, name: 'About Us' }).hover()
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Our Projects' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\/projects$/)
}

test('a page change keeps the header, moves the steel band and crossfades the content', async ({ page }) => {
  const moved = await notingMovements(page)
  await toProjects(page)
  for (const part of ['old(root)', 'new(root)', 'group(steel-band)', 'new(steel-band)'])
    await expect.poll(moved).toContain(`::view-transition-${part}`)
  expect(await moved()).not.toContain('#content')
})

test('a page change from far down a list leaves no empty frame and shows the next band at once', async ({
  page,
}) => {
  const moved = await notingMovements(page)
  await page.goto('/services')
  await page.getByRole('heading', { level: 1, name: 'Our Services' }).hover()
  await untilHydrated(page)
  await page.getByRole('main').getByRole('link', { name: 'Read more' }).nth(3).click()
  await expect(page).toHaveURL(/\/service\//)
  await expect.poll(moved).toContain('::view-transition-new(root)')
  expect((await moved()).filter((part) => /steel-band|old\(root\) to nothing/.test(part))).toEqual([])
})

test('the steel band stays when a record is left from far down for the next record', async ({ page }) => {
  const moved = await notingMovements(page)
  await page.goto('/services')
  await page.getByRole('main').getByRole('link', { name: 'Read more' }).first().click()
  const others = page.getByRole('region', { name: 'Other services' }).getByRole('link', { name: 'Read more' })
  await others.first().click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await expect.poll(async () => (await moved()).length).toBeGreaterThan(0)
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('[data-steel-band]')].map(
        (band) => getComputedStyle(band).viewTransitionName,
      ),
    ),
  ).toEqual(['steel-band'])
})

test('a page change without view transitions animates the content below the header', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  const moved = await notingMovements(page)
  await toProjects(page)
  await expect.poll(moved).toEqual(['#content'])
})

for (const [why, arrange] of [
  ['reduced motion is requested', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['data saving is on', (page: Page) => page.addInitScript(() => localStorage.setItem('save-data', 'true'))],
] as const)
  test(`a page change has no animation when ${why}`, async ({ page }) => {
    await arrange(page)
    const moved = await notingMovements(page)
    await toProjects(page)
    expect(await moved()).toEqual([])
  })

test('a list filter triggers no page-change animation', async ({ page }) => {
  const moved = await notingMovements(page)
  await page.goto('/projects')
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/client=/)
  expect(await moved()).toEqual([])
})
