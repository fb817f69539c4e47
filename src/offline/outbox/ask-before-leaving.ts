import { holdReload } from '#src/offline/service-worker/reload-guard.ts'
import { isUnsent, type OutboxItem } from './item.ts'

let letGo: (() => void) | undefined

/** Lets the browser ask before leaving while items exist only in memory and would be lost with the page. */
export function askBeforeLeaving(items: OutboxItem[]) {
  const isNeeded = items.some((item) => item.isMemoryOnly && isUnsent(item))
  if (isNeeded === (letGo !== undefined)) return
  if (letGo) {
    letGo()
    letGo = undefined
    window.removeEventListener('beforeunload', askToStay)
  } else {
    letGo = holdReload()
    window.addEventListener('beforeunload', askToStay)
  }
}

function askToStay(event: BeforeUnloadEvent) {
  event.preventDefault()
}
