import { request } from '#src/api/call/request.ts'
import { hasFeature } from '#src/api/has-feature.ts'
import { company, defaultFacts } from '#src/company/company.ts'
import { ownFacts } from '#src/company/facts/own-facts.ts'
import { documentFacts, siteFactsName } from '#src/company/facts/site-facts.ts'
import { siteCalls } from '#src/contract/site/calls.ts'
import { safeLocal } from '#src/ui/browser/safe-storage.ts'

/**
 * Copies the facts of the site settings to the device, for the next page from its app shell: from the document, or from
 * the API if the document is the app shell. Without an answer the earlier copy stays.
 */
export async function keepSiteFacts(): Promise<void> {
  // The device's app shell names the drawn icon. Without it browsers take the picture, which the server makes.
  if (!company.hasDrawnIcons) document.querySelector('link[href="/favicon.svg"]')?.remove()
  const facts = documentFacts()
  if (facts !== undefined) safeLocal.set(siteFactsName, facts)
  else if (document.documentElement.dataset.page === undefined) await fetchSiteFacts().catch(() => undefined)
}

/** Fetches the current settings for the next page. */
export async function fetchSiteFacts(): Promise<void> {
  if (!hasFeature('site')) return
  const values = await request(siteCalls.readSite, { audience: 'visitor' })
  safeLocal.set(siteFactsName, JSON.stringify(ownFacts(values, defaultFacts)))
}
