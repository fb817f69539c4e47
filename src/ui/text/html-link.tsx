import type { ReactNode } from 'react'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'

/** A link inside written HTML. A link to another site opens in a new tab; one without an address is plain text. */
export function HtmlLink({ href, children }: { href: string; children: ReactNode }) {
  // The server does not know the site's own address.
  const isHydrated = useIsHydrated()
  const address = URL.canParse(href, 'https://site.example')
    ? new URL(href, 'https://site.example')
    : undefined
  // A user name before the host can disguise the real host.
  if (!href || !address || address.username) return <span>{children}</span>
  const isOwn = !/^https?:/i.test(href) || (isHydrated && address.origin === window.location.origin)
  return (
    <a href={href} {...(!isOwn && { target: '_blank', rel: 'noopener noreferrer' })}>
      <span>{children}</span>
      {!isOwn && <span className="sr-only"> (opens in a new tab)</span>}
    </a>
  )
}
