import { AlertDialog } from '@base-ui/react/alert-dialog'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { actionsClass, backdropClass, keepInside, popupClass } from '#src/ui/overlay/popup.ts'
import { errorSentence } from './error-sentence.ts'

interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  sentence: ReactNode
  /** Subject of the question, where many dialogs ask the same. Screen readers announce it with the sentence. */
  about?: string | undefined
  confirmLabel?: string
  busyLabel?: string
  /** Closes the dialog when it resolves. When it rejects, the dialog stays and shows the error. */
  onConfirm: () => unknown
  tone?: 'danger' | 'primary'
  /** Props of the button while the action is unavailable … */
  guard?: ComponentProps<'button'> | undefined
  /** … and the reason. */
  note?: Elements
}

/** Asks for confirmation before an irreversible action. The focus starts on Cancel. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  sentence,
  onConfirm,
  ...look
}: ConfirmDialogProps) {
  const { confirmLabel = 'Delete', busyLabel = 'Deleting...', tone = 'danger', guard, note, about } = look
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  function change(next: boolean) {
    if (busy) return
    setFailure(undefined)
    onOpenChange(next)
  }

  async function confirm() {
    setBusy(true)
    setFailure(undefined)
    try {
      await onConfirm()
      onOpenChange(false)
    } catch (error) {
      setFailure(errorSentence(error))
    }
    setBusy(false)
  }

  return (
    <AlertDialog.Root open={open} onOpenChange={change}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={backdropClass} onClick={keepInside} />
        <AlertDialog.Popup className={popupClass} onClick={keepInside}>
          <AlertDialog.Title className="text-xl">{title}</AlertDialog.Title>
          <AlertDialog.Description>
            <span>{sentence}</span>
            {about && <span className="wrap-anywhere mt-2 block font-semibold">{about}</span>}
          </AlertDialog.Description>
          {note}
          {failure && <Alert tone="danger">{failure}</Alert>}
          <div className={actionsClass}>
            <AlertDialog.Close render={<Button variant="secondary" disabled={busy} />}>
              Cancel
            </AlertDialog.Close>
            <Button variant={tone} busy={busy} busyLabel={busyLabel} onClick={confirm} {...guard}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
