import { Badge, type BadgeTone } from './badge.tsx'

/** State of a record, as listed in the contract. */
export interface Status {
  /** Value in the API. */
  value: string
  label: string
  tone: BadgeTone
  /** Other values that backends send for the same state. */
  synonyms?: readonly string[]
}

interface StatusBadgeProps {
  statuses: readonly Status[]
  /** State as written in the record. */
  word: string
}

/** State of a record, with the same text and colour for visitors and staff; nothing if the record has none. */
export function StatusBadge({ statuses, word }: StatusBadgeProps) {
  const { label, tone } = statusOf(statuses, word)
  return label && <Badge tone={tone}>{label}</Badge>
}

/**
 * Returns the status for a record's value. An unlisted value becomes its own neutral status.
 *
 * @example statusOf(applicationStatuses, 'Accepted').value // 'hired'
 */
export function statusOf(statuses: readonly Status[], word: string): Status {
  const normalizedWord = word.trim().toLowerCase()
  return (
    statuses.find(
      ({ value, synonyms }) => value === normalizedWord || synonyms?.includes(normalizedWord),
    ) ?? {
      value: word,
      label: word.trim(),
      tone: 'neutral',
    }
  )
}
