import { Link } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { excerpt, piecesOf } from '#src/contract/search/compare/found-text.ts'
import type { Hit } from '#src/contract/search/compare/search-hits.ts'
import type { Elements } from '#src/ui/elements.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'

interface SearchHitProps {
  hit: Hit
  words: string[]
  /** Heading level. */
  as: 'h3' | 'h4'
}

/** A result with its matches highlighted. */
export function SearchHit({ hit, words, as: Heading }: SearchHitProps) {
  const text = plainText(hit.text)
  return (
    <div className="wrap-anywhere relative py-5 hover:bg-paper-sunk">
      <Heading className="text-lg">
        <HitLink hit={hit} className={linkClass}>
          <Highlight pieces={piecesOf(hit.title, words)} />
        </HitLink>
      </Heading>
      {text && (
        <p className="mt-1 max-w-prose text-ink-soft">
          <Highlight pieces={piecesOf(excerpt(text, words), words)} />
        </p>
      )}
      {hit.terms.length > 0 && (
        <p className="mt-1 max-w-prose text-ink-soft text-sm">
          <Highlight pieces={piecesOf(hit.terms.join(' · '), words)} />
        </p>
      )}
    </div>
  )
}

interface HitLinkProps extends Pick<ComponentProps<'a'>, 'id' | 'role' | 'aria-selected' | 'tabIndex'> {
  hit: Hit
  className: string
  children: Elements
}

/** Link to a result's page; its children alone if it has none. */
export function HitLink({ hit: { type, _id }, ...link }: HitLinkProps) {
  if (!_id) return link.children
  const params = { id: _id }
  if (type === 'blogs') return <Link {...link} to="/blog-details/$id" params={params} />
  if (type === 'projects') return <Link {...link} to="/project/$id" params={params} />
  if (type === 'services') return <Link {...link} to="/service/$id" params={params} />
  if (type === 'careers') return <Link {...link} to="/apply" search={{ jobId: _id }} />
  return <Link {...link} to="/testimonials" />
}

const linkClass =
  'inline-block min-h-6 text-signal underline-offset-4 after:absolute after:inset-0 hover:underline'
