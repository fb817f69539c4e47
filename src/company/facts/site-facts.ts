import { safeLocal } from '#src/ui/browser/safe-storage.ts'
import type { ReplaceableFacts } from './own-facts.ts'

/** Id of the element in a document, and name of the device's copy. */
export const siteFactsName = 'site-facts'

/** Returns the element with the facts for the scripts of a document. No text in it can close the element. */
export const siteFactsElement = (facts: Partial<ReplaceableFacts>): string =>
  `<script type="application/json" id="${siteFactsName}">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`

/**
 * Returns the facts that the site settings replace on this page. They hold for the whole page, as its document is
 * rendered with them: a change shows on the next page. The device's app shell has no facts and takes the device's copy;
 * a document of a static host shows the defaults of its build.
 */
export function readSiteFacts(): Partial<ReplaceableFacts> {
  if (typeof document === 'undefined') return {}
  const isShell = document.documentElement.dataset.page === undefined
  try {
    // Only this product writes both texts: siteFactsElement and keep-site-facts.ts.
    return JSON.parse(documentFacts() ?? ((isShell && safeLocal.get(siteFactsName)) || '{}'))
  } catch {
    return {}
  }
}

/** Returns the text of the facts in this document; undefined in a document of the device or of a static host. */
export const documentFacts = (): string | undefined =>
  document.getElementById(siteFactsName)?.textContent ?? undefined
