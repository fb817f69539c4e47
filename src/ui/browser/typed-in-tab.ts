/** Keeps the texts that were typed for the next document of this tab, as start-page.ts does before the page's scripts run. */
export function keepTyped(typed: [name: string, value: string][]) {
  try {
    sessionStorage.typed = JSON.stringify([pageAddress(), typed])
  } catch {
    // Storage is refused or full.
  }
}

/** What was typed into this page when it was left before any form had heard of it: names and values; given once. */
export function typedBefore(): [name: string, value: string][] {
  try {
    const [page, typed] = JSON.parse(sessionStorage.typed)
    delete sessionStorage.typed
    return page === pageAddress() ? typed : []
  } catch {
    // There is nothing, or storage is refused.
    return []
  }
}

const pageAddress = () => location.pathname + location.search
