import type { ReactNode } from 'react'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'

/** A link inside written HTML. One that leads to another site opens beside ours; one without an address is its words. */
export function HtmlLink({ href, children }: { href: string; children: ReactNode }) {
  // Where a document is drawn nothing says under which address it will be read.
  const isHydrated = useIsHydrated()
  const address = URL.canParse(href, 'https://site.example')
    ? new URL(href, 'https://site.example')
    : undefined
  // A name before the host is there to be taken for it.
  if (!href || !address || address.username) return <span>{children}</span>
  const isOwn = !/^https?:/i.test(href) || (isHydrated && address.origin === window.location.origin)
  return (
    <a href={href} {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}>
      <span>{children}</span>
      {!isOwn && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
