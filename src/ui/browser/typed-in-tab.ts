import { safeSession } from './safe-storage.ts'

/** Stores typed text for the next document of this tab, as boot-script.ts does before the page's scripts run. */
export function keepTyped(typed: [name: string, value: string][]) {
  safeSession.set('typed', JSON.stringify([pageAddress(), typed]))
}

/** Returns, once, the names and values of fields filled in on this page before any form was mounted. */
export function typedBefore(): [name: string, value: string][] {
  const stored = safeSession.get('typed')
  if (!stored) return []
  safeSession.remove('typed')
  try {
    const [page, typed] = JSON.parse(stored)
    return page === pageAddress() ? typed : []
  } catch {
    return []
  }
}

const pageAddress = () => location.pathname + location.search
