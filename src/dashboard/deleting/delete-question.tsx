import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { letGone } from '#src/api/api-error.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'

/** What has a call that deletes one of its records. */
export interface Removable {
  /** They are on this device alone, so that no network is needed. */
  isLocal?: boolean
  remove: () => UseMutationOptions<void, Error, string>
}

interface Props {
  of: Removable
  id: string
  thing: string
  /** Which one, where many buttons ask the same. */
  name?: string
  onDeleted?: () => void
  onClose: () => void
  children: string
}

/** The question before a deletion. A failure is told in the dialog, which stays open. */
export function DeleteQuestion({ of, id, thing, name, onDeleted, onClose, children }: Props) {
  const { mutateAsync } = useMutation(of.remove())
  const guard = useOfflineGuard(of.isLocal)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${thing}`}
      sentence={children}
      guard={guard}
      about={name}
      note={!of.isLocal && <NeedsNetwork />}
      onConfirm={async () => {
        await mutateAsync(id).catch(letGone)
        toast.show({ title: `${thing} deleted`, tone: 'safe' })
        if (onDeleted) return onDeleted()
        // The row that had the focus is gone; the heading is where the list begins.
        focusHeading()
      }}
    />
  )
}
