/** Text with the looked-for words marked: text nodes and `<mark>`, whatever the text holds. */
export function Highlight({ text, words }: { text: string; words: string[] }) {
  return pieces(text, words).map((piece, index) =>
    // Every second piece is what a word matched: split keeps what its group caught.
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its index
      <mark key={index} className="bg-caution/20 font-semibold text-ink">
        {piece}
      </mark>
    ) : (
      piece
    ),
  )
}

function pieces(text: string, words: string[]): string[] {
  const searched = words.filter(Boolean).sort((one, other) => other.length - one.length)
  if (searched.length === 0) return [text]
  const escaped = searched.map((word) => word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'))
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'))
}
