/**
 * Text with marked parts: `<span>` and `<mark>`, whatever the text holds.
 *
 * @param pieces the text in order; every second piece is marked
 */
export function Highlight({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its index
      <mark key={index} className="bg-caution/20 font-semibold text-ink">
        {piece}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its index
      <span key={index}>{piece}</span>
    ),
  )
}
