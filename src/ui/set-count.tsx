/** How many of the filters behind a button are set; nothing where none is. */
export function SetCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="rounded-sm bg-signal px-1.5 text-on-signal text-xs tabular-nums">
      <span>{count}</span>
      <span className="sr-only"> set</span>
    </span>
  )
}
