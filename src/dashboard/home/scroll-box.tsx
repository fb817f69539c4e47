import type { ReactNode } from 'react'

/** A panel's own scroll area, reachable by keyboard. `height` is in pixels. */
export function ScrollBox({
  label,
  height,
  children,
}: {
  label: string
  height: number
  children: ReactNode
}) {
  return (
    <section
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable without a mouse
      tabIndex={0}
      aria-label={label}
      style={{ maxHeight: height }}
      className="-mx-2 overflow-y-auto overscroll-contain"
    >
      {children}
    </section>
  )
}
