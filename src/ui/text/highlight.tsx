/** Text with the looked-for words marked: text nodes and `<mark>`, whatever the text holds. */
export function Highlight({ text, words }: { text: string; words: string[] }) {
  return pieces(text, words).map((piece, place) =>
    // Every second piece is what a word matched: split keeps what its group caught.
    place % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its place
      <mark key={place} className="bg-caution/20 font-semibold text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

function pieces(text: string, words: string[]): string[] {
  const wanted = words.filter(Boolean).sort((one, other) => other.length - one.length)
  if (wanted.length === 0) return [text]
  const escaped = wanted.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'))
}
