import { Link } from '@tanstack/react-router'
import { MissingMark } from '#src/dashboard/navigation/missing-mark.tsx'
import { Highlight } from '#src/ui/text/highlight.tsx'
import { excerpt } from '#src/ui/text/search-words.ts'
import { type Hit, kinds } from './hits.ts'

/** Results with the words that were looked for marked. */
export function HitList({ hits, words }: { hits: Hit[]; words: string[] }) {
  if (hits.length === 0) return null
  return (
    <ul className="divide-y divide-line rounded-md border border-line">
      {hits.map(({ id, type, title, text }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ids may be missing or repeat, and the order is the answer's
        <li key={place} className="wrap-anywhere relative px-4 py-3 hover:bg-paper-sunk">
          {id ? (
            <Link
              to={kinds[type].to}
              params={{ id }}
              className="font-semibold text-signal underline-offset-4 after:absolute after:inset-0 hover:underline"
            >
              <Highlight text={title} words={words} />
              <MissingMark to={kinds[type].to} id={id} />
            </Link>
          ) : (
            <span className="font-semibold">
              <Highlight text={title} words={words} />
            </span>
          )}
          {text && (
            <p className="max-w-prose text-ink-soft">
              <Highlight text={excerpt(text, words)} words={words} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}
