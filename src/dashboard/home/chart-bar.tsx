import { classes } from '#src/ui/classes.ts'

interface ChartBarProps {
  /** From 0 to 1. */
  from?: number
  to: number
  /** `fill-info` and its like. */
  className: string
  /** Drawn as an outline: what is only planned. */
  outlined?: boolean
}

/** One bar of a row, as wide as its share of the row. The words beside it say the same. */
export function ChartBar({ from = 0, to, className, outlined }: ChartBarProps) {
  const width = Math.max(0.01, to - from)
  return (
    <svg aria-hidden="true" className="block h-3 w-full overflow-visible">
      <rect
        x={`${Math.min(from, 0.99) * 100}%`}
        width={`${width * 100}%`}
        height="100%"
        rx={1}
        className={classes(className, outlined && 'fill-transparent stroke-current')}
        {...(outlined && { strokeDasharray: '4 3', strokeWidth: 1.5 })}
      />
    </svg>
  )
}
