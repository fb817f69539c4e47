import type { ReactNode } from 'react'

/** A link inside written HTML. One that leads to another site opens beside ours; one without an address is its words. */
export function HtmlLink({ href, children }: { href: string | null; children: ReactNode }) {
  if (!href || !URL.canParse(href, window.location.origin)) return children
  // A name before the host is there to be taken for it.
  if (new URL(href, window.location.origin).username) return children
  if (!isForeign(href)) return <a href={href}>{children}</a>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  )
}

function isForeign(href: string): boolean {
  return /^https?:/i.test(href) && new URL(href, window.location.origin).origin !== window.location.origin
}
