import { type DehydratedState, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'

/** What a drawn document says to the script that takes it over. */
export interface PageData {
  /** The path that was drawn; a host may answer another one with it. */
  path: string
  /** The query that it was drawn with, such as `?client=7`; a static host has one document for all. */
  search: string
  /** It was drawn for somebody who saves data. */
  savesData: boolean
  /** The answers that the page shows. */
  queries: DehydratedState['queries']
  /** What the API has said it does not have. */
  missing: Missing[]
}

export interface Missing {
  queryKey: QueryKey
  sentence: string
}

const id = 'page-data'

/**
 * The element that carries the data: data, no script, so that the policy need not allow it. No text in it can end the
 * element or begin a comment.
 */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** What the document was drawn from; undefined in the shell, and where the data did not arrive whole. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(id)?.textContent
  if (!text) return undefined
  try {
    // It is what `pageDataElement` wrote into this very document.
    return JSON.parse(text) as PageData
  } catch {
    return undefined
  }
}

/** Puts what the document was drawn from into the cache, so that the first drawing in the browser is the same. */
export function hydratePageData(client: QueryClient, { queries, missing }: PageData): void {
  hydrate(client, { queries }, { defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } })
  for (const { queryKey, sentence } of missing) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({
      status: 'error',
      error: new ApiError('refused', 404, sentence),
      errorUpdatedAt: Date.now(),
    })
  }
}

/** What the API does not have, loaders ask for again, and would draw a placeholder meanwhile: they need not. */
export async function keepMissing(client: QueryClient, { missing }: PageData): Promise<void> {
  await Promise.all(missing.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })))
}
