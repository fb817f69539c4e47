import { Check } from 'lucide-react'
import { createContext, use } from 'react'

/** The ids of a list's records that somebody has answered, looked up once for all of its rows. */
export const AnsweredContext = createContext<ReadonlySet<string>>(new Set())

/** Beside a record that somebody has answered. */
export function AnsweredMark({ id }: { id: string }) {
  if (!use(AnsweredContext).has(id)) return null
  return (
    <span>
      {/* A blank and no margin: on a line of its own the mark stands under the name. */}{' '}
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
