import { useState } from 'react'
import { type OfflineGuard, useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { DeleteQuestion, type Removable } from '#src/dashboard/deleting/delete-question.tsx'
import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { useGoToList } from '#src/dashboard/navigation/use-go-to-list.ts'
import type { Elements } from '#src/ui/elements.ts'

interface Asked {
  /** What it is: "Application". */
  thing: string
  /** Before it, letter for letter. */
  question: string
}

interface Deletion {
  guard: OfflineGuard | undefined
  ask: () => void
  /** Drawn while it is asked. */
  question: Elements
}

/** For a menu's entry that asks, deletes the record that is open, and leads to the list. */
export function useDeletion(
  of: Removable & { name: string },
  id: string,
  { thing, question }: Asked,
): Deletion {
  // Of this record alone: the next one that is opened is not asked about.
  const [asked, setAsked] = useState<string>()
  const guard = useOfflineGuard(of.isLocal)
  const toList = useGoToList(listRoute(of))
  return {
    guard,
    ask: () => setAsked(id),
    question: asked === id && (
      <DeleteQuestion of={of} id={id} thing={thing} onDeleted={toList} onClose={() => setAsked(undefined)}>
        {question}
      </DeleteQuestion>
    ),
  }
}
