import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { useGoToList } from '#src/dashboard/navigation/use-go-to-list.ts'
import { DeleteItem } from './delete-item.tsx'
import type { Removable } from './delete-question.tsx'

/** How the record of a page is deleted there. */
export interface Removal {
  /** What it is: "Testimonial". */
  thing: string
  /** Words on the button: "Delete", if no others are given. */
  label?: string
  /** The question before it, letter for letter. */
  question: string
}

interface DeleteRecordProps extends Removal {
  of: Removable & { name: string }
  id: string
}

/** Deletes the record that a page shows, which leads to the list then. */
export function DeleteRecord({ of, id, thing, label = 'Delete', question }: DeleteRecordProps) {
  // What was typed into a record that is gone need not be asked about.
  const toList = useGoToList(listRoute(of), true)
  return (
    <DeleteItem of={of} id={id} thing={thing} label={label} onDeleted={toList}>
      {question}
    </DeleteItem>
  )
}
