import { useMinute } from '#src/offline/connection/use-minute.ts'
import { useMedia } from '#src/ui/browser/use-media.ts'
import { age, type DateInput, monthDayYear } from '#src/ui/text/date.ts'

interface AgoProps {
  at: DateInput
  className?: string
}

/** Relative time on the screen, with the date as its title; the date itself on paper. */
export function Ago({ at, className }: AgoProps) {
  const now = useMinute()
  const isOnPaper = useMedia('print')
  const date = monthDayYear(at)
  return (
    <time dateTime={isoOf(at)} title={date} className={className}>
      {isOnPaper ? date : age(at, now)}
    </time>
  )
}

/** Undefined for an unreadable date. */
function isoOf(at: DateInput): string | undefined {
  const date = new Date(at ?? Number.NaN)
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}
