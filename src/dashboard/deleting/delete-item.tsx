import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { Button, IconButton } from '#src/ui/button.tsx'
import { AskBeforeDeleting } from './ask-before-deleting.tsx'
import type { Removable } from './delete-question.tsx'

interface Props {
  of: Removable
  id: string
  /** What is deleted, as the heading of the question and the toast say it: "Quote request". */
  thing: string
  /** Which one, where many buttons ask the same. */
  name?: string
  /** Words on the button; without them it is an icon. */
  label?: string
  onDeleted?: () => void
  /** The question, letter for letter. */
  children: string
}

/** A button that asks, deletes, and says so. */
export function DeleteItem({ label, ...question }: Props) {
  // Of which record: a list's row may get another one.
  const [asked, setAsked] = useState<string>()
  const ask = () => setAsked(question.id)
  const guard = useOfflineGuard(question.of.isLocal)
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
      {/* Drawn only while it asks: a list has one of these in each row. */}
      {asked === question.id && <AskBeforeDeleting {...question} onClose={() => setAsked(undefined)} />}
    </>
  )
}

/** One in each row: it stands back until its row is pointed at or has the focus. */
const quietInRow = 'not-[:is(tr,li):is(:hover,:focus-within)_*]:text-ink-soft'
