import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { AskBeforeDeleting } from '#src/dashboard/deleting/ask-before-deleting.tsx'
import { DeleteItem } from '#src/dashboard/deleting/delete-item.tsx'
import type { Removable } from '#src/dashboard/deleting/delete-question.tsx'
import { Menu, type MenuItem } from '#src/ui/overlay/menu.tsx'

interface Props {
  /** What the row is called, for the menu's name: "Actions for Warri jetty". */
  name: string
  /** What comes before Delete: View Details, Edit … Without a menu there is the one button. */
  items?: MenuItem[] | undefined
  of: Removable
  id: string
  thing: string
  /** The question before deleting, letter for letter. */
  children: string
}

/** What stands at a row's end: a menu, or a button that deletes. */
export function RowActions({ name, items, children, ...question }: Props) {
  // Of which record: a list's row may get another one.
  const [asked, setAsked] = useState<string>()
  const guard = useOfflineGuard(question.of.isLocal)
  if (!items)
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
          ...items,
          { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: () => setAsked(question.id), guard },
        ]}
      />
      {asked === question.id && (
        <AskBeforeDeleting {...question} name={name} onClose={() => setAsked(undefined)}>
          {children}
        </AskBeforeDeleting>
      )}
    </>
  )
}
