import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expect } from './product.ts'
import { sideways } from './upright.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Axe over all that is shown, in both themes, and nothing wider than the window. `what` names the state. Colours are
 * all that a theme changes: of the dark one only they are looked at.
 */
export async function expectAccessible(page: Page, what: string) {
  const light = await violations(page)
  await dress(page, 'dark')
  const dark = await violations(page, ['color-contrast', 'link-in-text-block'])
  await dress(page, 'light')
  expect.soft([...light, ...dark].map((found) => `${what} ${found}`)).toEqual([])
  expect.soft(await sideways(page), `${what} is wider than the window`).toBeLessThanOrEqual(0)
}

/**
 * What axe finds in the page, each as its rule and its element. Axe is brought into a document once, and only what it
 * finds is brought out: both took longer than the looking. Frames are left out, none holds a page of ours.
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // The one rule that is on and needs anything loaded is that of sounds; style sheets would be fetched anew.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: rules }),
  }
  return page.evaluate(
    async ([context, options]) => {
      // What was evaluated above has put it there.
      const { axe } = window as typeof window & { axe: typeof import('axe-core') }
      const { violations } = await axe.run(context, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [context, options] as const,
  )
}

/**
 * Without the empty marks that Base UI sets around an open menu or dialog: each passes the focus on in the moment that
 * it gets it. Axe knows that of dialogs, and takes a menu for one only where its backdrop covers all of the window.
 */
const context = { exclude: ['[data-base-ui-focus-guard]'] }

/** At once: even a transition of no length takes a frame, and what inherits a colour begins its own one after that. */
async function dress(page: Page, colorScheme: 'light' | 'dark') {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.emulateMedia({ colorScheme })
}
