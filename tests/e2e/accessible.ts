import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'
import { expect } from './product.ts'
import { horizontalOverflow } from './upright.ts'

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Theme = 'light' | 'dark'

/**
 * Runs axe on the page in the themes, and checks that nothing is wider than the window. `what` names the state. In all
 * themes but the first only colours are checked, because nothing else differs.
 */
export async function expectAccessible(page: Page, what: string, themes: Theme[] = ['light', 'dark']) {
  const found: string[] = []
  for (const [index, theme] of themes.entries()) {
    await dress(page, theme)
    found.push(...(await violations(page, index > 0 ? ['color-contrast', 'link-in-text-block'] : undefined)))
  }
  await dress(page, 'light')
  expect.soft(found.map((one) => `${what} ${one}`)).toEqual([])
  expect.soft(await horizontalOverflow(page), `${what} is wider than the window`).toBeLessThanOrEqual(0)
}

/**
 * Returns axe's violations, each with its rule and element. Injects axe into a document once, and returns only the
 * findings: both used to take longer than the check. Excludes frames, since none is ours.
 */
async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe)
  const options: RunOptions = {
    resultTypes: ['violations'],
    iframes: false,
    // Only the rule about sounds needs preloading. Style sheets would be fetched again.
    preload: { assets: ['media'] },
    ...(rules && { runOnly: rules }),
  }
  return page.evaluate(
    async ([context, options]) => {
      // The script evaluated above has defined it.
      const { axe } = window as typeof window & { axe: typeof import('axe-core') }
      const { violations } = await axe.run(context, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
    },
    [context, options] as const,
  )
}

/**
 * Excludes the focus guards that Base UI places around an open menu or dialog: each moves the focus on as soon as it
 * gets it. Axe recognises them around dialogs, but around menus only if the backdrop covers the whole window.
 */
const context = { exclude: ['[data-base-ui-focus-guard]'] }

/** Sets the theme without transitions: even one of zero duration takes a frame, and inherited colours start another. */
async function dress(page: Page, colorScheme: Theme) {
  await page.evaluate(() => {
    if (document.adoptedStyleSheets.length > 0) return
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, ::before, ::after { transition: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
  await page.emulateMedia({ colorScheme })
}
