import { useFeature } from '#src/api/has-feature.ts'
import type { Answer } from '#src/dashboard/answer/answered/answered.ts'
import { useMinute } from '#src/offline/notes/use-minute.ts'
import { Badge } from '#src/ui/badge.tsx'
import { age, type Moment, monthDayYear } from '#src/ui/text/date.ts'

interface AnsweredLineProps {
  answer: { mark?: Answer; note?: Answer }
  receivedAt: Moment
  /** False: nobody has marked it, but its status says that somebody deals with it. */
  isWaiting: boolean
  reference: string
}

/** Whether somebody has answered: who and when, or for how long the person has waited. */
export function AnsweredLine({ answer: { mark }, receivedAt, isWaiting, reference }: AnsweredLineProps) {
  const now = useMinute()
  const isShared = useFeature('answers')
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-soft text-sm" role="status">
      {mark ? (
        <>
          <Badge tone="safe">Answered</Badge>
          <span>
            {mark.by && <span>{`by ${mark.by}, `}</span>}
            <time dateTime={new Date(mark.at).toISOString()} title={monthDayYear(mark.at)}>
              {age(mark.at, now)}
            </time>
          </span>
          {mark.isKeptHere && <span>{`· ${isShared ? notSent : onlyHere}`}</span>}
        </>
      ) : (
        <>
          {isWaiting ? (
            <Badge tone="caution">Not answered</Badge>
          ) : (
            <Badge tone="neutral">Being dealt with</Badge>
          )}
          <span>{`came ${age(receivedAt, now)}`}</span>
        </>
      )}
      <span className="whitespace-nowrap tabular-nums">{`· ${reference}`}</span>
    </p>
  )
}

/** Of a mark or a note that the backend has not, and of one that it cannot have. */
export const notSent = 'Not sent yet: on this device until there is a connection'
export const onlyHere = 'On this device only, until you sign out'
