import { Badge, type BadgeTone } from './badge.tsx'

/** One state that a record may be in, as the contract lists them. */
export interface Status {
  /** The word of the wire. */
  value: string
  label: string
  tone: BadgeTone
  /** Other words that backends send for the same state. */
  synonyms?: readonly string[]
}

interface StatusBadgeProps {
  of: readonly Status[]
  /** As the record has it. */
  word: string
}

/** How far a record is, spelled and coloured the same for visitors and staff; nothing where the record does not say. */
export function StatusBadge({ of, word }: StatusBadgeProps) {
  const { label, tone } = statusOf(of, word)
  return label && <Badge tone={tone}>{label}</Badge>
}

/**
 * What a record's word means. One that is not listed stands for itself and is neutral.
 *
 * @example statusOf(applicationStatuses, 'Accepted').value // 'hired'
 */
export function statusOf(statuses: readonly Status[], word: string): Status {
  const known = word.trim().toLowerCase()
  return (
    statuses.find(({ value, synonyms }) => value === known || synonyms?.includes(known)) ?? {
      value: word,
      label: word.trim(),
      tone: 'neutral',
    }
  )
}
