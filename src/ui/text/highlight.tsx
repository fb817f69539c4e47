/**
 * Text with highlighted parts, as `<span>` and `<mark>` elements.
 *
 * @param pieces the text in order; every second piece is highlighted
 */
export function Highlight({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no id and never moves
      <mark key={index} className="bg-caution/20 font-semibold text-ink">
        {piece}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece has no id and never moves
      <span key={index}>{piece}</span>
    ),
  )
}
