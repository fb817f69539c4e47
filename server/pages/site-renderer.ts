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

/** Returns the renderer for the saved site settings. Opens another one after they have changed, on any server. */
export function createSiteRenderer({ open, readSite, rows, siteUrl }: SiteRendererOptions) {
  let opened: { facts: string; renderer: Promise<Renderer> } | undefined
  let current: Promise<Renderer> | undefined
  const stop = rows.watch(({ tables }) => {
    if (tables.includes('settings')) current = undefined
  })

  async function look(): Promise<Renderer> {
    const facts = { ...ownFacts(await readSite(), defaultFacts), ...(siteUrl && { url: siteUrl }) }
    const text = JSON.stringify(facts)
    if (opened?.facts !== text) opened = { facts: text, renderer: open(facts) }
    return opened.renderer
  }

  return {
    get: (): Promise<Renderer> => {
      if (current) return current
      const looking = look()
      current = looking
      // The next page tries again.
      looking.catch(() => {
        opened = undefined
        if (current === looking) current = undefined
      })
      return looking
    },
    stop,
  }
}
