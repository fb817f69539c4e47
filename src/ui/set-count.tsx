/** Number of active filters behind a button; nothing for 0. */
export function SetCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className="rounded-sm bg-signal px-1.5 text-on-signal text-xs tabular-nums">
      <span>{count}</span>
      <span className="sr-only"> set</span>
    </span>
  )
}
