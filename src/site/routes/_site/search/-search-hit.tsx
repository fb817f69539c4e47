import { Link } from '@tanstack/react-router'
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
        <HitLink hit={hit}>
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

function HitLink({ hit: { type, _id: id }, children }: { hit: Hit; children: Elements }) {
  if (!id) return children
  const params = { id }
  if (type === 'blogs') return <Link {...{ className, children }} to="/blog-details/$id" params={params} />
  if (type === 'projects') return <Link {...{ className, children }} to="/project/$id" params={params} />
  if (type === 'services') return <Link {...{ className, children }} to="/service/$id" params={params} />
  if (type === 'careers') return <Link {...{ className, children }} to="/apply" search={{ jobId: id }} />
  return <Link {...{ className, children }} to="/testimonials" />
}

const className =
  'inline-block min-h-6 text-signal underline-offset-4 after:absolute after:inset-0 hover:underline'
