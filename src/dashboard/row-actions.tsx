import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Menu, type MenuItem } from '#src/ui/menu.tsx'
import { DeleteQuestion, type Removable } from './delete-question.tsx'

interface Props {
  /** What the row is called, for the menu's name: "Actions for Warri jetty". */
  name: string
  /** What comes before Delete: View Details, Edit … */
  items: MenuItem[]
  of: Removable
  id: string
  thing: string
  /** The question before deleting, letter for letter. */
  children: string
}

/** The menu at a row's end. */
export function RowActions({ name, items, children, ...question }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Menu
        label={`Actions for ${name || 'this row'}`}
        items={[...items, { label: 'Delete', icon: Trash2, tone: 'danger', onSelect: () => setAsking(true) }]}
      />
      {isAsking && (
        <DeleteQuestion {...question} onClose={() => setAsking(false)}>
          {children}
        </DeleteQuestion>
      )}
    </>
  )
}
