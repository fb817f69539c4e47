import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { takenOver } from './taken-over.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

/** Notes each movement of a page change: of a view transition by its pseudo-elements, else of what is below the header. */
async function notingMovements(page: Page) {
  await page.addInitScript(() => {
    const moved = new Set<string>()
    Object.assign(window, { moved })
    const note = () => {
      for (const { effect } of document.getAnimations())
        if (effect instanceof KeyframeEffect && effect.target instanceof HTMLElement)
          if (effect.pseudoElement?.startsWith('::view-transition') || effect.target.id === 'content')
            moved.add(effect.pseudoElement ?? `#${effect.target.id}`)
      requestAnimationFrame(note)
    }
    note()
  })
  return () => page.evaluate(() => [...Object(window).moved].sort())
}

async function toProjects(page: Page) {
  await page.goto('/about')
  await page.getByRole('heading', { level: 1, name: 'About Us' }).hover()
  await takenOver(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Projects' }).click()
  const heading = page.getByRole('heading', { level: 1, name: 'Our Projects' })
  await expect(heading).toBeFocused()
  await expect(page).toHaveURL(/\/projects$/)
}

test('the header stays, the steel band becomes the next one, words and content change', async ({ page }) => {
  const moved = await notingMovements(page)
  await toProjects(page)
  for (const part of ['old(root)', 'new(root)', 'group(steel-band)', 'new(steel-band)'])
    await expect.poll(moved).toContain(`::view-transition-${part}`)
  expect(await moved()).not.toContain('#content')
})

test('where the browser knows no view transitions, what is below the header leaves and enters', async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'))
  const moved = await notingMovements(page)
  await toProjects(page)
  await expect.poll(moved).toEqual(['#content'])
})

for (const [why, arrange] of [
  ['less movement is asked for', (page: Page) => page.emulateMedia({ reducedMotion: 'reduce' })],
  ['data is saved', (page: Page) => page.addInitScript(() => localStorage.setItem('save-data', 'true'))],
] as const)
  test(`nothing moves when ${why}`, async ({ page }) => {
    await arrange(page)
    const moved = await notingMovements(page)
    await toProjects(page)
    expect(await moved()).toEqual([])
  })

test('a filter of a list is no page change', async ({ page }) => {
  const moved = await notingMovements(page)
  await page.goto('/projects')
  await page.getByRole('combobox', { name: 'Client' }).selectOption({ index: 1 })
  await expect(page).toHaveURL(/client=/)
  expect(await moved()).toEqual([])
})
