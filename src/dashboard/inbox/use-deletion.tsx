import { useState } from 'react'
import { DeleteQuestion, type Removable } from '#src/dashboard/deleting/delete-question.tsx'
import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { useGoToList } from '#src/dashboard/navigation/use-go-to-list.ts'
import { type OfflineGuard, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import type { Elements } from '#src/ui/elements.ts'

interface DeletionRequest {
  /** Kind of record: "Application". */
  thing: string
  /** Question before the deletion, letter for letter. */
  question: string
}

interface Deletion {
  guard: OfflineGuard | undefined
  ask: () => void
  /** Rendered while the question is open. */
  question: Elements
}

/** Returns a menu entry that asks, deletes the open record, and leads to the list. */
export function useDeletion(
  resource: Removable & { name: string },
  id: string,
  { thing, question }: DeletionRequest,
): Deletion {
  // Id of the record asked about: the next one that is opened is not asked about.
  const [openId, setOpenId] = useState<string>()
  const guard = useOfflineGuard(resource.isLocal)
  const toList = useGoToList(listRoute(resource))
  return {
    guard,
    ask: () => setOpenId(id),
    question: openId === id && (
      <DeleteQuestion
        resource={resource}
        id={id}
        thing={thing}
        onDeleted={toList}
        onClose={() => setOpenId(undefined)}
      >
        {question}
      </DeleteQuestion>
    ),
  }
}
