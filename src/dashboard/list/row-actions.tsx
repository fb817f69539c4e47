import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { AskBeforeDeleting } from '#src/dashboard/deleting/ask-before-deleting.tsx'
import { DeleteItem } from '#src/dashboard/deleting/delete-item.tsx'
import type { Removable } from '#src/dashboard/deleting/delete-question.tsx'
import { useIsNarrow } from '#src/dashboard/navigation/use-is-narrow.ts'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx'

interface Props {
  /** Name of the row, for the menu's label: "Actions for Warri jetty". */
  name: string
  /** Entries before Delete: View Details, Edit… Without them there is a single button. */
  items?: MenuItem[] | undefined
  resource: Removable
  id: string
  thing: string
  /** Question before the deletion, letter for letter. */
  children: string
}

/** End of a row: a menu, or where there is room a delete button. */
export function RowActions({ name, items, children, ...question }: Props) {
  // Id of the record asked about: a list's row may receive another record.
  const [openId, setOpenId] = useState<string>()
  const guard = useOfflineGuard(question.resource.isLocal)
  // On a phone a bin beside every tick is too near to the thumb.
  const isNarrow = useIsNarrow()
  if (!items && !isNarrow)
    return (
      <DeleteItem {...question} name={name}>
        {children}
      </DeleteItem>
    )
  return (
    <>
      <Menu
        key={question.id}
        label={`Actions for ${name || 'this row'}`}
        items={[
          ...(items ?? []),
          { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: () => setOpenId(question.id), guard },
        ]}
      />
      {openId === question.id && (
        <AskBeforeDeleting {...question} name={name} onClose={() => setOpenId(undefined)}>
          {children}
        </AskBeforeDeleting>
      )}
    </>
  )
}
