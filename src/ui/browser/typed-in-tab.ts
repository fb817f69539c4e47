/** Stores typed text for the next document of this tab, as boot-script.ts does before the page's scripts run. */
export function keepTyped(typed: [name: string, value: string][]) {
  try {
    sessionStorage.typed = JSON.stringify([pageAddress(), typed])
  } catch {
    // Storage is blocked or full.
  }
}

/** Returns, once, the names and values of fields filled in on this page before any form was mounted. */
export function typedBefore(): [name: string, value: string][] {
  try {
    const [page, typed] = JSON.parse(sessionStorage.typed)
    delete sessionStorage.typed
    return page === pageAddress() ? typed : []
  } catch {
    // Storage is empty or blocked.
    return []
  }
}

const pageAddress = () => location.pathname + location.search
