import { lazy, Suspense } from 'react'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { Dialog } from '#src/ui/overlay/dialog.tsx'

interface NewAdminDialogProps {
  open: boolean
  onClose: () => void
}

/** Dialog that creates a staff account. Its form is loaded when first opened. */
export function NewAdminDialog({ open, onClose }: NewAdminDialogProps) {
  return (
    <Dialog holdsForm open={open} onOpenChange={onClose} title="Create New Admin">
      <Suspense fallback={<FormSkeleton fields={4} columns={1} />}>
        <NewAdminForm onClose={onClose} />
      </Suspense>
    </Dialog>
  )
}

const NewAdminForm = lazy(async () => ({ default: (await import('./new-admin-form.tsx')).NewAdminForm }))
