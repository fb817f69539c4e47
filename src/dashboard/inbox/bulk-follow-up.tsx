import { useQueryClient } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import type { Noun } from '#src/contract/schema/reads.ts'
import { countOf } from '#src/dashboard/deleting/noun.ts'
import { useFollowedUp } from '#src/dashboard/follow-ups/follow-ups.ts'
import { saveMarks } from '#src/dashboard/follow-ups/save-follow-up.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'

interface BulkFollowUpProps {
  items: { _id: string }[]
  resource: { collection: { noun: Noun } }
  collection: InboxName
}

/** Marks the ticked rows as answered, or removes the marks if all of them have one. */
export function BulkFollowUp({ items, resource, collection }: BulkFollowUpProps) {
  const client = useQueryClient()
  const followedUp = useFollowedUp(collection)
  const unmarked = items.filter(({ _id }) => !followedUp.has(_id))
  const isUndoing = unmarked.length === 0
  const changing = isUndoing ? items : unmarked
  const write = async (isMarked: boolean) => {
    const recordIds = changing.map(({ _id }) => _id)
    if (!(await saveMarks(client, { collection, recordIds }, isMarked)))
      toast.show({
        title: 'This device cannot store marks: the marks last until you leave the page.',
        tone: 'danger',
      })
  }
  const change = async () => {
    await write(!isUndoing)
    const count = countOf(changing.length, resource.collection.noun)
    toast.show({
      title: isUndoing ? `${count} marked as not answered` : `${count} marked as answered`,
      tone: 'safe',
      action: { label: 'Undo', onAct: () => void write(isUndoing) },
    })
  }
  const label = isUndoing ? 'Mark as not answered' : 'Mark as answered'
  return (
    <Button
      ref={handFocusOn}
      variant="secondary"
      size="small"
      data-command={label}
      onClick={() => void change()}
    >
      <CircleCheckBig aria-hidden size={16} strokeWidth={1.5} className="max-md:hidden" />
      <span>{label}</span>
    </Button>
  )
}
