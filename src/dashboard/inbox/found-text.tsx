import type { InboxName } from '#src/contract/follow-ups.ts'
import { excerpt, piecesOf } from '#src/contract/search/compare/found-text.ts'
import { searchable } from '#src/contract/search/compare/words.ts'
import { resourceOf } from '#src/dashboard/navigation/resources.ts'
import { Highlight } from '#src/ui/text/highlight.tsx'

interface FoundTextProps {
  collection: InboxName
  record: { _id: string }
  /** Notes about the record. */
  note: string | undefined
  /** Words of the filter, as `wordsOf` returns them. */
  words: readonly string[]
}

/** Part of a message, cover letter or note that the filter found, unless the row itself shows the words. */
export function FoundText({ collection, record, note = '', words }: FoundTextProps) {
  const found = foundText(collection, record, note, words)
  if (!found) return null
  return (
    <span className="mt-1 line-clamp-3 text-pretty font-normal text-ink-soft text-xs">
      <Highlight pieces={piecesOf(excerpt(found.text, found.words, lead), found.words)} />
    </span>
  )
}

/** Characters before a match, in the narrow column of names. */
const lead = 16

/** Returns the text of a record that has words which its name, person and addresses do not have. */
export function foundText(
  collection: InboxName,
  record: { _id: string },
  note: string,
  words: readonly string[],
): { text: string; words: string[] } | undefined {
  const searched = resourceOf({ name: collection })?.words(record)
  if (!searched) return undefined
  const names = searchable([searched.title, ...searched.terms].join('\n'))
  const missing = words.filter((word) => !names.includes(word))
  const has = (text: string) => missing.some((word) => searchable(text).includes(word))
  const text = [searched.text ?? '', note].find(has)
  return text === undefined ? undefined : { text, words: missing }
}
