import { useMutation } from '@tanstack/react-query'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx'
import { focusHeading } from '#src/ui/focus.ts'
import { toast } from '#src/ui/toast.tsx'
import type { Removable } from './delete-question.tsx'
import { eachOf } from './each-of.ts'

interface Props {
  of: Removable
  items: { _id: string }[]
  /** One and several: `['project', 'projects']`. */
  noun: readonly [string, string]
}

/** Deletes the ticked rows after one question that names their number; what could not be deleted stays ticked. */
export function BulkDelete({ of, items, noun }: Props) {
  const [isAsking, setAsking] = useState(false)
  const { mutateAsync } = useMutation(of.remove())
  const these = items.length === 1 ? `this ${noun[0]}` : `these ${items.length} ${noun[1]}`
  return (
    <>
      <Button variant="danger" size="small" onClick={() => setAsking(true)}>
        <Trash2 aria-hidden size={16} strokeWidth={1.5} />
        Delete {items.length}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Delete ${these.replace(/^these? /, '').replace(/^this /, 'the ')}`}
          sentence={`Are you sure you want to delete ${these}?`}
          onConfirm={async () => {
            await eachOf(items, ({ _id }) => mutateAsync(_id), noun, 'deleted')
            toast.show({
              title: `${items.length} ${items.length === 1 ? noun[0] : noun[1]} deleted`,
              tone: 'safe',
            })
            focusHeading()
          }}
        />
      )}
    </>
  )
}
