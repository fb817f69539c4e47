import { useAtomValue } from 'jotai'
import { endNear } from '#src/api/freshness.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { offlinePeriodAtom } from './offline-period.ts'

/** Note without a connection: the end of the offline period, from a day before, and that it is over. */
export function OfflinePeriodNote() {
  const { until, isOver } = useAtomValue(offlinePeriodAtom)
  const isCutOff = useConnection() !== 'online'
  const now = useMinute()
  const isNear = until !== undefined && until - now < endNear
  const sentence = isCutOff && (isOver ? over : isNear && near(until))
  return (
    <div className={sentence ? noteClass : undefined}>
      {/* Always rendered: some screen readers ignore a live region that appears together with its text. */}
      <p role="status">{sentence}</p>
    </div>
  )
}

const over =
  'Saved records can be read for 72 hours without the server. That time is over: they are locked on this device and can be read again as soon as the server answers. You are still signed in.'

const near = (until: number) =>
  `Saved records can be read on this device until ${leaseMoment.format(until)}. From then on the server has to answer first.`

/** Formats the end of the offline period in the device's time zone, as staff compare it with their own clock. */
export const leaseMoment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  month: 'short',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
})

const noteClass = 'border-caution/40 border-b bg-caution/10 px-4 py-2 text-ink print:hidden'
