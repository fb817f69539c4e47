import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { letGone } from '#src/api/api-error.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { focusHeading } from '#src/ui/browser/focus.ts'
import type { Elements } from '#src/ui/elements.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'

/** Resource with a call that deletes one of its records. */
export interface Removable {
  /** The records exist on this device alone, so no network is needed. */
  isLocal?: boolean
  remove: () => UseMutationOptions<void, Error, string>
}

interface Props {
  resource: Removable
  id: string
  thing: string
  /** Name of the record, where many buttons ask the same. */
  name?: string
  onDeleted?: () => void
  onClose: () => void
  /** Consequences for other records. */
  warning?: Elements
  children: string
}

/** Question before a deletion. A failure is reported in the dialog, which stays open. */
export function DeleteQuestion({ resource, id, thing, name, onDeleted, onClose, warning, children }: Props) {
  const { mutateAsync } = useMutation(resource.remove())
  const guard = useOfflineGuard(resource.isLocal)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${thing}`}
      sentence={children}
      guard={guard}
      about={name}
      note={
        <>
          {warning}
          {!resource.isLocal && <NeedsNetwork />}
        </>
      }
      onConfirm={async () => {
        await mutateAsync(id).catch(letGone)
        toast.show({ title: `${thing} deleted`, tone: 'safe' })
        if (onDeleted) return onDeleted()
        // The focused row is gone; the heading is at the start of the list.
        focusHeading()
      }}
    />
  )
}
