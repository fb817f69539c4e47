/**
 * Keeps the texts that were typed for the next document of this tab, as the start of a document does before the page's
 * scripts run.
 *
 * @param page path and query
 */
export function keepTyped(page: string, input: Record<string, unknown>) {
  try {
    const texts = Object.entries(input).filter(([, value]) => typeof value === 'string')
    sessionStorage.setItem('typed', JSON.stringify([page, texts]))
  } catch {
    // Storage is refused or full.
  }
}

/** What was typed into this page when it was left before the device had it: names and values; given once. */
export function typedBefore(): [name: string, value: string][] {
  try {
    // The start of a document has written it, or `keepTyped`.
    const [page, typed] = JSON.parse(sessionStorage.getItem('typed') ?? '') as [string, [string, string][]]
    sessionStorage.removeItem('typed')
    const { pathname, search } = location
    return page === pathname || page === pathname + search ? typed : []
  } catch {
    // There is nothing, or storage is refused.
    return []
  }
}
