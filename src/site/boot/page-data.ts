import { type DehydratedState, hydrate, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { ApiError } from '#src/api/api-error.ts'

/** Data of a server-rendered document for the script that hydrates it. */
export interface PageData {
  /** Rendered path. A host may use the document for another one. */
  path: string
  /** Rendered query, such as `?client=7`. A static host has one document for all queries. */
  search: string
  /** Whether the page was rendered for a visitor who saves data. */
  savesData: boolean
  /** Data that the page shows. */
  queries: DehydratedState['queries']
  /** Records that the API does not have. */
  missing: Missing[]
}

export interface Missing {
  queryKey: QueryKey
  sentence: string
}

const id = 'page-data'

/**
 * Returns the element with the data. It is data, not script, so that the policy need not allow it. No text in it can
 * close the element or open a comment.
 */
export function pageDataElement(data: PageData): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
}

/** Reads the page data; undefined in the app shell, and if the data is incomplete. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(id)?.textContent
  if (!text) return undefined
  try {
    // `pageDataElement` wrote this text into the same document.
    return JSON.parse(text) as PageData
  } catch {
    return undefined
  }
}

/** Puts the page data into the cache, so that the first render matches the document. */
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

/** Cancels the loaders' requests for missing records: they would show a placeholder meanwhile. */
export async function keepMissing(client: QueryClient, { missing }: PageData): Promise<void> {
  await Promise.all(missing.map(({ queryKey }) => client.cancelQueries({ queryKey, exact: true })))
}
