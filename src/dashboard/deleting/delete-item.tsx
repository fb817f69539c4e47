import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { AskBeforeDeleting } from './ask-before-deleting.tsx'
import type { Removable } from './delete-question.tsx'

interface Props {
  resource: Removable
  id: string
  /** Kind of record in the heading of the question and the toast: "Quote request". */
  thing: string
  /** Name of the record, where many buttons ask the same. */
  name?: string
  /** Label of the button; without it the button is an icon. */
  label?: string
  onDeleted?: () => void
  /** Consequences for other records. */
  warning?: Elements
  /** Text of the question, letter for letter. */
  children: string
}

/** Button that asks, deletes, and reports the deletion. */
export function DeleteItem({ label, ...question }: Props) {
  // Id of the record asked about: a list's row may receive another record.
  const [openId, setOpenId] = useState<string>()
  const ask = () => setOpenId(question.id)
  const guard = useOfflineGuard(question.resource.isLocal)
  return (
    <>
      {label ? (
        <Button variant="secondary" className="text-danger" onClick={ask} {...guard}>
          <Trash2 aria-hidden size={16} strokeWidth={1.5} />
          <span>{label}</span>
        </Button>
      ) : (
        <IconButton
          label={`Delete ${question.thing.toLowerCase()}`}
          icon={Trash2}
          className={quietInRow}
          onClick={ask}
          {...guard}
        />
      )}
      {/* Rendered only while it asks: every row of a list has one. */}
      {openId === question.id && <AskBeforeDeleting {...question} onClose={() => setOpenId(undefined)} />}
    </>
  )
}

/** Subdued in each row until the row is hovered or has the focus. */
const quietInRow = 'not-[:is(tr,li):is(:hover,:focus-within)_*]:text-ink-soft'
