import type { Elements } from '#src/ui/elements.ts'

/** Table with its border; without one as cards. */
export function TableFrame({
  caption,
  busy,
  children,
}: {
  caption: string
  busy?: boolean
  children: Elements
}) {
  return (
    <div className="as-table:border as-table:border-line as-table:rounded-md">
      <table className="w-full text-left as-cards:block" aria-busy={busy}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </div>
  )
}

/** Class of all rows; as cards, of two lines each, they form two columns where there is room. */
export const rowsClass =
  'as-cards:grid as-cards:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] as-cards:gap-2'

export const rowClass =
  'holds-link border-line data-ticked:bg-signal/8 hover:bg-paper-sunk focus-within:bg-paper-sunk as-table:border-t as-cards:block as-cards:min-w-0 as-cards:truncate as-cards:rounded-md as-cards:border as-cards:px-3 as-cards:py-2 print:whitespace-normal as-stack:whitespace-normal'
export const cellClass =
  'px-4 py-3 align-top wrap-anywhere as-table:max-w-80 as-table:min-w-30 as-table:data-short:whitespace-nowrap as-table:data-figure:text-right data-figure:tabular-nums ' +
  'as-cards:inline as-cards:p-0 as-cards:text-sm as-cards:text-ink-soft as-cards:empty:hidden as-cards:data-only-in-table:hidden as-cards:[&_wbr]:hidden as-cards:data-first:block as-cards:data-first:whitespace-normal as-cards:data-first:py-0.5 as-cards:data-first:pr-20 as-cards:data-first:text-base as-cards:[[data-header]:not([data-first],[data-only-in-table])~&]:before:content-["_·_"] as-stack:data-first:pt-12 as-stack:data-first:pr-0'
