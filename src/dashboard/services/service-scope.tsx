/** Full description as on the public page: each part between blank lines is a point of the list. */
export function ServiceScope({ description }: { description: string }) {
  const parts = description
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
  return (
    <div>
      <h3 className="text-base">Our Services Include:</h3>
      <ol className="mt-3 max-w-prose divide-y divide-line border-line border-y">
        {parts.map((part, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have nothing else that tells them apart
          <li key={index} className="flex gap-4 py-2.5">
            <span aria-hidden className="font-display font-semibold text-signal text-sm tabular-nums">
              {String(index + 1).padStart(2, '0')}
            </span>
            <span className="wrap-anywhere min-w-0 whitespace-pre-line">{part}</span>
          </li>
        ))}
        {parts.length === 0 && <li className="py-2.5 text-ink-soft">Nothing is described yet.</li>}
      </ol>
    </div>
  )
}
