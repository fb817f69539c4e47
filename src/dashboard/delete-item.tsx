import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { type ReactElement, useState } from 'react'
import { Button, IconButton } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { toast } from '#src/ui/toast.tsx'

interface Props {
  of: { remove: () => UseMutationOptions<void, Error, string> }
  id: string
  /** What is deleted, as the heading of the question and the toast say it: "Quote request". */
  thing: string
  /** Words on the button; without them it is an icon. */
  label?: string
  onDeleted?: () => void
  /** The question, letter for letter. */
  children: string
}

/** Asks, deletes, says so. A failure is told in the dialog, which stays open. */
export function DeleteItem({ of, id, thing, label, onDeleted, children }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useMutation(of.remove())
  const ask = () => setAsking(true)
  const button: ReactElement = label ? (
    <Button variant="danger" onClick={ask}>
      <Trash2 aria-hidden size={16} strokeWidth={1.5} />
      {label}
    </Button>
  ) : (
    <IconButton label={`Delete ${thing.toLowerCase()}`} icon={Trash2} onClick={ask} />
  )
  return (
    <>
      {button}
      {/* Drawn only while it asks: a list has one of these in each row. */}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Delete ${thing}`}
          sentence={children}
          onConfirm={async () => {
            await mutateAsync(id)
            toast.show({ title: `${thing} deleted`, tone: 'safe' })
            if (onDeleted) return onDeleted()
            // The row that had the focus is gone; the heading is where the list begins.
            document.querySelector('h1')?.focus()
          }}
        />
      )}
    </>
  )
}
