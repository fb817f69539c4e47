import { useId } from 'react'
import { Button } from '#src/ui/button.tsx'
import { NativeDialog } from '#src/ui/overlay/native-dialog.tsx'

interface AskFirstProps {
  title: string
  /** Consequence, such as the loss of data. */
  children: string
  confirmLabel: string
  onConfirm: () => void
  onClose: () => void
}

/** Confirmation of an irreversible action, for public pages, which do not load the dashboard's dialogs. */
export function AskFirst({ title, children, confirmLabel, onConfirm, onClose }: AskFirstProps) {
  const id = useId()
  return (
    <NativeDialog
      label={title}
      onClose={onClose}
      className="m-auto w-[min(28rem,100vw-2rem)] rounded-md border border-line bg-paper p-6 text-ink shadow-float"
    >
      <h2 className="text-xl">{title}</h2>
      <p id={id} className="mt-3">
        {children}
      </p>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" aria-describedby={id} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </NativeDialog>
  )
}
