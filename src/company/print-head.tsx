import { useSyncExternalStore } from 'react'
import { longMonthDay } from '#src/ui/text/date.ts'
import { company } from './company.ts'

/** Head of a printed page: the company and the date. */
export function PrintHead() {
  const today = usePrintDay()
  return (
    <p className="mb-4 hidden justify-between gap-4 border-ink border-b-2 pb-2 print:flex">
      <span className="font-display font-semibold">{company.name}</span>
      <span>{today}</span>
    </p>
  )
}

/** Returns the day of printing; '' in a document. */
export function usePrintDay(): string {
  return useSyncExternalStore(
    beforePrinting,
    () => longMonthDay(Date.now()),
    () => '',
  )
}

/** Updates the date before printing: a page may have been open since yesterday. */
function beforePrinting(changed: () => void) {
  window.addEventListener('beforeprint', changed)
  return () => window.removeEventListener('beforeprint', changed)
}
