import { Link } from '@tanstack/react-router'
import { excerpt, piecesOf } from '#src/contract/search/compare/found-text.ts'
import type { Hit } from '#src/contract/search/compare/search-hits.ts'
import { recordRoute } from '#src/dashboard/navigation/list-route.ts'
import { MissingMark } from '#src/dashboard/navigation/missing-mark.tsx'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { plainText } from '#src/ui/text/plain-text.ts'

/** Result of any kind, or a record of an inbox: its type names its collection. */
type ListedHit = Omit<Hit, 'type'> & { type: string }

/** Results with the searched words highlighted. */
export function HitList({ hits, words }: { hits: ListedHit[]; words: string[] }) {
  if (hits.length === 0) return null
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {hits.map(({ _id: id, type, title, text, terms }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat, and the order is the answer's
        <li key={index} className="wrap-anywhere relative px-4 py-3 hover:bg-paper-sunk">
          {id ? (
            <Link
              to={recordRoute({ name: type })}
              params={{ id }}
              className="inline-block min-h-6 font-semibold text-signal underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <Highlight pieces={piecesOf(title, words)} />
              <MissingMark resource={{ name: type }} id={id} />
            </Link>
          ) : (
            <span className="font-semibold">
              <Highlight pieces={piecesOf(title, words)} />
            </span>
          )}
          <MarkedText text={[plainText(text), ...terms].filter(Boolean).join(' · ')} words={words} />
        </li>
      ))}
    </ul>
  )
}

function MarkedText({ text, words }: { text: string; words: string[] }) {
  if (!text) return null
  return (
    <p className="max-w-prose text-ink-soft">
      <Highlight pieces={piecesOf(excerpt(text, words), words)} />
    </p>
  )
}
