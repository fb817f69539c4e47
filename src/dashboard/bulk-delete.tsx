import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { letGone } from '#src/api/api-error.ts'
import { refreshingOnce } from '#src/api/query-client.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { focusHeading } from '#src/ui/focus.ts'
import { toast } from '#src/ui/toast.tsx'
import type { Removable } from './delete-question.tsx'
import { eachOf } from './each-of.ts'
import { NeedsNetwork, useHeld } from './needs-network.tsx'
import { counted, type Noun } from './noun.ts'

interface Props {
  of: Removable
  items: { _id: string }[]
  noun: Noun
}

/** Deletes the ticked rows after one question that names their number; what could not be deleted stays ticked. */
export function BulkDelete({ of, items, noun }: Props) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const { mutateAsync } = useMutation(of.remove())
  const held = useHeld()
  const count = counted(items.length, noun)
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setAsking(true)} {...held}>
        <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        Delete {items.length}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Delete ${count}`}
          sentence={`Are you sure you want to delete ${items.length === 1 ? `this ${noun[0]}` : `these ${count}`}?`}
          held={held}
          note={<NeedsNetwork />}
          onConfirm={async () => {
            await refreshingOnce(client, () =>
              eachOf(items, ({ _id }) => mutateAsync(_id).catch(letGone), noun, 'deleted'),
            )
            toast.show({ title: `${count} deleted`, tone: 'safe' })
            focusHeading()
          }}
        />
      )}
    </>
  )
}
