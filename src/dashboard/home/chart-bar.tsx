import type { SVGProps } from 'react'
import { classes } from '#src/ui/classes.ts'

interface ChartBarProps {
  /** Start of the bar, from 0 to 1. */
  from?: number
  to: number
  /** Fill class such as `fill-info`. */
  className: string
  /** Start of the outlined, only planned part, from 0 to 1; by default the whole bar is solid. */
  outlinedFrom?: number
  /** Whether the bar begins before the chart does: two gaps mark that. */
  isCut?: boolean
}

/** Bar of one row, as wide as its share of the row. The words beside it say the same. */
export function ChartBar({
  from = 0,
  to,
  className,
  outlinedFrom = Number.POSITIVE_INFINITY,
  isCut,
}: ChartBarProps) {
  const end = Math.max(to, from + 0.01)
  const change = Math.min(end, Math.max(from, outlinedFrom))
  return (
    <svg data-bar aria-hidden="true" className="block h-3 w-full overflow-visible">
      {change > from && <Part from={from} to={change} className={className} />}
      {change < end && (
        <Part
          from={change}
          to={end}
          className={classes(className, 'fill-transparent stroke-current')}
          strokeDasharray="4 3"
          strokeWidth={1.5}
        />
      )}
      {isCut && (
        <g transform="skewX(-20)" className="fill-paper">
          <rect x={10} y={-1} width={2} height={14} />
          <rect x={15} y={-1} width={2} height={14} />
        </g>
      )}
    </svg>
  )
}

function Part({ from, to, ...look }: { from: number; to: number } & SVGProps<SVGRectElement>) {
  return (
    <rect
      x={`${Math.min(from, 0.99) * 100}%`}
      width={`${(to - from) * 100}%`}
      height="100%"
      rx={1}
      {...look}
    />
  )
}
