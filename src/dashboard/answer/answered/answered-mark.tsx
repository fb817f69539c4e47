import { Check } from 'lucide-react'
import type { Answerable } from '#src/contract/answers.ts'
import { useAnswered } from './answered.ts'

/** Beside a record that somebody has answered. */
export function AnsweredMark({ collection, id }: { collection: Answerable; id: string }) {
  if (!useAnswered(collection, false).has(id)) return null
  return (
    <span className="ml-2 inline-flex items-center gap-1 whitespace-nowrap align-middle font-normal text-safe text-xs">
      <Check aria-hidden size={14} strokeWidth={2} />
      Answered
    </span>
  )
}
