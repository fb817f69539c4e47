import { Check } from 'lucide-react'
import { createContext, use } from 'react'

/** Ids of a list's records that are marked as answered, looked up once for all of its rows. */
export const FollowedUpContext = createContext<ReadonlySet<string>>(new Set())

/** Mark beside a record that is marked as answered. */
export function FollowedUpMark({ id }: { id: string }) {
  if (!use(FollowedUpContext).has(id)) return null
  return (
    <span>
      {/* A space instead of a margin: on a line of its own the mark aligns with the name. */}{' '}
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
