import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { InboxName } from '#src/contract/follow-ups.ts'
import { saveMarks } from '#src/dashboard/follow-ups/save-follow-up.ts'
import { type Named, recordRoute } from '#src/dashboard/navigation/list-route.ts'
import { type ToastContent, toast } from '#src/ui/overlay/toast.tsx'

interface MarkOptions {
  collection: InboxName
  id: string
  resource: Named
  /** The id of the next record that waits for an answer. */
  next: string | undefined
}

/** Marks the record as answered, and offers the next one that waits. */
export function useMark({ collection, id, resource, next }: MarkOptions) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [message] = useState(() => new OneToast())
  const mark = async (isMarked: boolean) => {
    const isKept = await saveMarks(client, { collection, recordIds: [id] }, isMarked)
    if (!isKept)
      toast.show({
        title: 'This device cannot store marks: the mark lasts until you leave the page.',
        tone: 'danger',
      })
    if (!isMarked) message.dismiss()
    else if (next)
      message.show({
        title: 'Marked as answered',
        tone: 'safe',
        action: {
          label: 'Next unanswered',
          onAct: () => void navigate({ to: recordRoute(resource), params: { id: next }, replace: true }),
        },
      })
  }
  return { mark, watch: message.watch }
}

/** Toast about one person, shown once and only while that person is on the screen. */
class OneToast {
  #id: number | undefined
  #isGone = false

  show(content: ToastContent) {
    this.dismiss()
    if (this.#isGone) return
    this.#id = toast.show(content)
  }

  dismiss() {
    if (this.#id !== undefined) toast.dismiss(this.#id)
  }

  readonly watch = () => {
    this.#isGone = false
    return () => {
      this.#isGone = true
      this.dismiss()
    }
  }
}
