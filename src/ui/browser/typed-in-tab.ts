/** The draft that has what was typed, as the document before named it. */
let draft: string | undefined

/**
 * Keeps the texts that were typed for the next document of this tab, as the start of a document does before the page's
 * scripts run.
 *
 * @param page path and query
 * @param key of the draft that has them, or will
 */
export function keepTyped(page: string, input: Record<string, unknown>, key?: string) {
  try {
    const texts = Object.entries(input).filter(([, value]) => typeof value === 'string')
    sessionStorage.setItem('typed', JSON.stringify([page, texts, key]))
  } catch {
    // Storage is refused or full.
  }
}

/** What was typed into this page when it was left before the device had it: names and values; given once. */
export function typedBefore(): [name: string, value: string][] {
  try {
    // The start of a document has written it, or `keepTyped`.
    const [page, typed, key] = JSON.parse(sessionStorage.getItem('typed') ?? '') as Kept
    sessionStorage.removeItem('typed')
    const { pathname, search } = location
    if (page !== pathname && page !== pathname + search) return []
    draft = key
    return typed
  } catch {
    // There is nothing, or storage is refused.
    return []
  }
}

/** The key of the draft that `typedBefore` gave the texts of, if they had one. */
export const draftBefore = () => draft

type Kept = [page: string, typed: [name: string, value: string][], key?: string]
