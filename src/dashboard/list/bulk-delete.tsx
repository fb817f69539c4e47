import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { letGone } from '#src/api/api-error.ts'
import { refreshingOnce } from '#src/api/query-client.ts'
import type { Noun } from '#src/contract/schema/reads.ts'
import type { Removable } from '#src/dashboard/deleting/delete-question.tsx'
import { countOf } from '#src/dashboard/deleting/noun.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { focusHeading } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { toast } from '#src/ui/overlay/toast.tsx'
import { eachOf } from './each-of.ts'

interface Props {
  resource: Removable
  items: { _id: string }[]
  noun: Noun
  /** Consequences for other records. */
  warning?: Elements
}

/** Deletes the ticked rows after one question that names their number; rows whose deletion failed stay ticked. */
export function BulkDelete({ resource, items, noun, warning }: Props) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const { mutateAsync } = useMutation(resource.remove())
  const guard = useOfflineGuard()
  const count = countOf(items.length, noun)
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setAsking(true)} {...guard}>
        <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        <span>{`Delete ${items.length}`}</span>
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            open
            onOpenChange={setAsking}
            title={`Delete ${count}`}
            sentence={`Are you sure you want to delete ${items.length === 1 ? `this ${noun[0]}` : `these ${count}`}?`}
            guard={guard}
            note={
              <>
                {warning}
                <NeedsNetwork />
              </>
            }
            onConfirm={async () => {
              await refreshingOnce(client, () =>
                eachOf(items, ({ _id }) => mutateAsync(_id).catch(letGone), noun, 'deleted'),
              )
              toast.show({ title: `${count} deleted`, tone: 'safe' })
              focusHeading()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

/** Loaded with the first press. */
const ConfirmDialog = lazy(async () => ({
  default: (await import('#src/ui/overlay/confirm/confirm-dialog.tsx')).ConfirmDialog,
}))
