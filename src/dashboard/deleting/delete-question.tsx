import { type QueryClient, type UseMutationOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { letGone } from '#src/api/api-error.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import type { Named } from '#src/dashboard/navigation/list-route.ts'
import { resourceOf } from '#src/dashboard/navigation/resources.ts'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'

/** What has a call that deletes one of its records. */
export interface Removable extends Partial<Named> {
  /** They are on this device alone, so that no network is needed. */
  isLocal?: boolean
  remove: () => UseMutationOptions<void, Error, string>
}

interface Props {
  of: Removable
  id: string
  thing: string
  onDeleted?: () => void
  onClose: () => void
  children: string
}

/** The question before a deletion. A failure is told in the dialog, which stays open. */
export function DeleteQuestion({ of, id, thing, onDeleted, onClose, children }: Props) {
  const { mutateAsync } = useMutation(of.remove())
  const client = useQueryClient()
  const [name] = useState(() => nameOf(client, of, id))
  const guard = useOfflineGuard(of.isLocal)
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={`Delete ${thing}`}
      sentence={children}
      guard={guard}
      note={
        <>
          {name && <p className="wrap-anywhere font-semibold">{name}</p>}
          {!of.isLocal && <NeedsNetwork />}
        </>
      }
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

/** What the record is called, as far as its list is on this device: many rows ask the same question. */
function nameOf(client: QueryClient, { name }: Removable, id: string): string | undefined {
  const resource = name === undefined ? undefined : resourceOf({ name })
  const rows = resource && client.getQueryData<{ _id: string }[]>(resource.key)
  const row = rows?.find(({ _id }) => _id === id)
  return row && resource?.words(row).title
}
