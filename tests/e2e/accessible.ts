import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { expect } from './product.ts'
import { sideways } from './upright.ts'

/**
 * Axe over all that is shown, in both themes, and nothing wider than the window. `what` names the state. Colours are
 * all that a theme changes: of the dark one only they are looked at.
 */
export async function expectAccessible(page: Page, what: string) {
  const light = await axe(page).analyze()
  await dress(page, 'dark')
  const dark = await axe(page).withRules(['color-contrast', 'link-in-text-block']).analyze()
  await dress(page, 'light')
  const found = [...light.violations, ...dark.violations].flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${what} ${id}: ${html}`),
  )
  expect.soft(found).toEqual([])
  expect.soft(await sideways(page), `${what} is wider than the window`).toBeLessThanOrEqual(0)
}

/**
 * Without the empty marks that Base UI sets around an open menu or dialog: each passes the focus on in the moment that
 * it gets it. Axe knows that of dialogs, and takes a menu for one only where its backdrop covers all of the window.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .exclude('[data-base-ui-focus-guard]')
    // Joins its findings in the page itself: no page here has frames of others, and a tab of its own takes longer than
    // all of the looking.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })

/** Until every colour has changed: even a transition of no length takes a frame. */
async function dress(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const transitions = document.getAnimations().filter((running) => running instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })
}
