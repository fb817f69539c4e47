import type { SyntheticEvent } from 'react'

export const backdropClass =
  'fixed inset-0 z-40 bg-steel-deep/70 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const popupClass =
  'dense fixed top-1/2 left-1/2 z-50 flex max-h-[calc(100dvh-2rem)] w-[min(32rem,100vw-2rem)] -translate-x-1/2 -translate-y-1/2 flex-col gap-4 ' +
  // Sticky content at the lower edge also covers the padding.
  'overflow-y-auto [--sticky-end:-1.25rem] rounded-lg border border-line bg-paper p-5 text-ink shadow-float transition duration-150 ' +
  'data-ending-style:opacity-0 data-starting-style:translate-y-[calc(-50%+8px)] data-starting-style:opacity-0'

export const actionsClass = 'mt-2 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse'

/** Stops the event: a dialog rendered by a table row is its React child, and a click must not open the row. */
export function keepInside(event: SyntheticEvent) {
  event.stopPropagation()
}
