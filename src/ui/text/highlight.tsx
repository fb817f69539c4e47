/**
 * Text with marked parts: `<span>` and `<mark>`, whatever the text holds.
 *
 * @param pieces the text in order; every second piece is marked
 */
export function Highlight({ pieces }: { pieces: readonly string[] }) {
  return pieces.map((piece, index) =>
    index % 2 === 1 ? (
      <mark
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its index
        key={index}
        className="bg-caution/20 font-semibold text-ink forced-colors:forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText]"
      >
        {piece}
      </mark>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece is its index
      <span key={index}>{piece}</span>
    ),
  )
}
