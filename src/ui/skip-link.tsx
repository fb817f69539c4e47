/** First tab stop of a layout whose `main` has the id "content". */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only z-50 rounded-md bg-signal px-4 py-3 font-semibold text-on-signal focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to content
    </a>
  )
}
