import { Check } from 'lucide-react'
import { createContext, lazy, Suspense, use } from 'react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { isWaiting } from '#src/dashboard/follow-ups/follow-ups.ts'
import { receivedAt } from '#src/dashboard/new-records/received.ts'
import { Wait } from './wait.tsx'

interface InboxState {
  collection: InboxName
  /** Ids of the records that are marked as answered. */
  followedUp: ReadonlySet<string>
  now: number
  /** Whether only the abbreviation of a wait fits beside a name. */
  isNarrow: boolean
  /** Words of the list's text filter, as `wordsOf` returns them. */
  words: readonly string[]
  /** Notes of each record as one text, by `<collection> <record>`. */
  notes: ReadonlyMap<string, string>
}

/** State of a list's inbox, looked up once for all of its rows. */
export const InboxStateContext = createContext<InboxState | undefined>(undefined)

interface FollowUpStateProps {
  record: { _id: string; status?: unknown; createdAt?: unknown; appliedAt?: unknown }
}

/** State of a record beside its name, and the part of its text that the list's filter found. */
export function FollowUpState({ record }: FollowUpStateProps) {
  const inbox = use(InboxStateContext)
  if (!inbox) return null
  const { collection, words, notes } = inbox
  return (
    <>
      <Answer record={record} {...inbox} />
      {words.length > 0 && (
        <Suspense>
          <FoundText
            collection={collection}
            record={record}
            note={notes.get(`${collection} ${record._id}`)}
            words={words}
          />
        </Suspense>
      )}
    </>
  )
}

/** Loaded once a list is filtered by words. */
const FoundText = lazy(async () => ({ default: (await import('./found-text.tsx')).FoundText }))

/** Time that a record has waited, or that it is answered; of a decided one, nothing. */
function Answer({ record, collection, followedUp, now, isNarrow }: FollowUpStateProps & InboxState) {
  if (isWaiting(collection, record, followedUp))
    return (
      <span>
        {/* A space instead of a margin: on a line of its own the state aligns with the name. */}
        <span> </span>
        <Wait
          since={receivedAt(record)}
          now={now}
          isShort={isNarrow}
          className="whitespace-nowrap align-middle text-xs"
        />
      </span>
    )
  // The attribute tells the row's link that no one waits.
  if (!followedUp.has(record._id)) return <span hidden data-answered />
  return (
    <span>
      <span> </span>
      <span
        data-answered
        className="inline-flex items-center gap-1 whitespace-nowrap align-middle font-normal text-safe text-xs"
      >
        <Check aria-hidden size={14} strokeWidth={2} />
        Answered
      </span>
    </span>
  )
}
