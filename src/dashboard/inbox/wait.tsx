import { classes } from '#src/ui/classes.ts'
import { age } from '#src/ui/text/date.ts'
import { day } from '#src/ui/text/durations.ts'
import { withThousands } from '#src/ui/text/money.ts'
import { type Lateness, lateness } from './lateness.ts'

interface WaitProps {
  /** Arrival of the enquiry, in milliseconds; nothing is rendered without it. */
  since: number
  now: number
  /** Whether only the abbreviation fits on the screen; screen readers still hear all of it. */
  isShort?: boolean
  className?: string
}

/** Time that a person has waited for an answer, and whether that is late: "9 days · late". */
export function Wait({ since, now, isShort, className }: WaitProps) {
  if (!since) return null
  const level = lateness(since, now)
  const words = daysAgo(since, now).replace(' ago', '')
  const visibleWords = isShort ? words.replace(/ days?$/, ' d') : words
  return (
    <span className={classes('tabular-nums', level ? latenessClass[level] : 'text-ink-soft', className)}>
      <span className="sr-only">{level ? `waiting ${words}, ${level}` : `waiting ${words}`}</span>
      <span aria-hidden>{visibleWords + (level ? ' · late' : '')}</span>
    </span>
  )
}

const latenessClass: Record<Lateness, string> = {
  late: 'text-caution',
  'very late': 'font-semibold text-danger',
}

/** Returns the age in days even where other places show the date, so that long waits can be compared. */
export function daysAgo(timestamp: number, now: number): string {
  const days = Math.floor((now - timestamp) / day)
  return days >= 30 ? `${withThousands(days)} days ago` : age(timestamp, Math.max(timestamp, now))
}
