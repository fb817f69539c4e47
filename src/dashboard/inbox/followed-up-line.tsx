import { useFeature } from '#src/api/has-feature.ts'
import type { FollowUp } from '#src/dashboard/follow-ups/follow-ups.ts'
import { useMinute } from '#src/offline/connection/use-minute.ts'
import { Badge } from '#src/ui/badge.tsx'
import { type Status, StatusBadge } from '#src/ui/status-badge.tsx'
import type { DateInput } from '#src/ui/text/date.ts'
import { Ago } from './ago.tsx'
import { lateness } from './lateness.ts'

interface FollowedUpLineProps {
  mark: FollowUp | undefined
  receivedAt: DateInput
  /** Start of the person's wait, in milliseconds; 0 if unknown, undefined if no one waits. */
  waitingSince: number | undefined
  reference: string
  /** Status of the record, where its kind has one. */
  status?: { statuses: readonly Status[]; word: string } | undefined
}

/** Status of a record and its follow-up: author and time, or how long the person has waited. */
export function FollowedUpLine({ mark, receivedAt, waitingSince, reference, status }: FollowedUpLineProps) {
  const isShared = useFeature('answers')
  const level = lateness(waitingSince ?? 0, useMinute())
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm" role="status">
      {status && <StatusBadge {...status} />}
      {mark && <Badge tone="safe">Answered</Badge>}
      {waitingSince !== undefined && (
        <Badge tone={level === 'very late' ? 'danger' : 'caution'}>
          {level ? 'Not answered · late' : 'Not answered'}
        </Badge>
      )}
      {mark ? (
        <span>
          {mark.by && <span>{`by ${mark.by}, `}</span>}
          <Ago at={mark.at} />
        </span>
      ) : (
        <span>
          <span>Received </span>
          <Ago at={receivedAt} />
        </span>
      )}
      {mark?.isPending && <span>{`· ${isShared ? notSent : onlyHere}`}</span>}
      <span className="whitespace-nowrap tabular-nums">{`· ${reference}`}</span>
    </p>
  )
}

/** State of an entry that the backend does not have yet, and of one that it never gets. */
export const notSent = 'Not sent yet: on this device until there is a connection'
export const onlyHere = 'On this device only, until you sign out'
