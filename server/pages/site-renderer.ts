import type { Rows } from '#backend/ports/rows.ts'
import { defaultFacts } from '#src/company/company.ts'
import { ownFacts, type ReplaceableFacts } from '#src/company/facts/own-facts.ts'
import type { SiteValues } from '#src/contract/site/record.ts'
import type { Renderer } from './open-renderer.ts'

interface SiteRendererOptions {
  open: (facts: Partial<ReplaceableFacts>) => Promise<Renderer>
  readSite: () => Promise<SiteValues>
  rows: Pick<Rows, 'watch'>
  /** Address that the server is reached at. Without it, the one of the site settings holds. */
  siteUrl?: string | undefined
}

interface CurrentSite {
  facts: Partial<ReplaceableFacts>
  renderer: Promise<Renderer>
}

/** Returns the renderer for the saved site settings. Opens another one after they have changed, on any server. */
export function createSiteRenderer({ open, readSite, rows, siteUrl }: SiteRendererOptions) {
  let opened: CurrentSite | undefined
  let current: Promise<CurrentSite> | undefined
  const stop = rows.watch(({ tables }) => {
    if (tables.includes('settings')) current = undefined
  })

  async function look(): Promise<CurrentSite> {
    const facts = { ...ownFacts(await readSite(), defaultFacts), ...(siteUrl && { url: siteUrl }) }
    if (!opened || JSON.stringify(opened.facts) !== JSON.stringify(facts))
      opened = { facts, renderer: open(facts) }
    await opened.renderer
    return opened
  }

  function site(): Promise<CurrentSite> {
    if (current) return current
    const looking = look()
    current = looking
    // The next page tries again.
    looking.catch(() => {
      opened = undefined
      if (current === looking) current = undefined
    })
    return looking
  }

  return {
    renderer: async () => (await site()).renderer,
    facts: async () => (await site()).facts,
    stop,
  }
}
