import { Check } from 'lucide-react'
import { type Answerable, answerable } from '#src/contract/answers.ts'
import { useAnswered } from './answered.ts'

/** Beside a record that somebody has answered; nothing for records that nobody waits for. */
export function AnsweredMark({ of: { name }, id }: { of: { name: string }; id: string }) {
  const inbox = answerable.find((known) => known === name)
  return inbox ? <Mark inbox={inbox} id={id} /> : null
}

function Mark({ inbox, id }: { inbox: Answerable; id: string }) {
  if (!useAnswered(inbox, false).has(id)) return null
  return (
    <span className="ml-2 inline-flex items-center gap-1 whitespace-nowrap align-middle font-normal text-safe text-xs">
      <Check aria-hidden size={14} strokeWidth={2} />
      Answered
    </span>
  )
}
