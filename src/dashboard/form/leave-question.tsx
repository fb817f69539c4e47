import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'

interface LeaveQuestionProps {
  onStay: () => void
  onLeave: () => void
}

/** Question before the user leaves a form with unsaved changes. */
export function LeaveQuestion({ onStay, onLeave }: LeaveQuestionProps) {
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onStay()}
      title="Leave without saving?"
      sentence="Your changes are not saved. What you typed stays on this device as a draft."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      tone="primary"
      onConfirm={onLeave}
    />
  )
}
