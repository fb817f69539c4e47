import { listRoute } from '#src/dashboard/navigation/list-route.ts'
import { useGoToList } from '#src/dashboard/navigation/use-go-to-list.ts'
import type { Elements } from '#src/ui/elements.ts'
import { DeleteItem } from './delete-item.tsx'
import type { Removable } from './delete-question.tsx'

/** Texts of the deletion on a record's page. */
export interface Removal {
  /** Kind of record: "Testimonial". */
  thing: string
  /** Label of the button: "Delete" by default. */
  label?: string
  /** Text of the question, letter for letter. */
  question: string
  /** Consequences for other records. */
  warning?: Elements
}

interface DeleteRecordProps extends Removal {
  resource: Removable & { name: string }
  id: string
}

/** Deletes the record that a page shows, then leads to the list. */
export function DeleteRecord({
  resource,
  id,
  thing,
  label = 'Delete',
  question,
  warning,
}: DeleteRecordProps) {
  // Do not ask about unsaved entries of a deleted record.
  const toList = useGoToList(listRoute(resource), true)
  return (
    <DeleteItem resource={resource} id={id} thing={thing} label={label} onDeleted={toList} warning={warning}>
      {question}
    </DeleteItem>
  )
}
