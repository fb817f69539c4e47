import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { StoredKind } from '#src/offline/storage/stores.ts'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'
import { toast } from '#src/ui/overlay/toast.tsx'
import { fileSize } from '#src/ui/text/file-size.ts'
import { kindWords } from './stored-kinds.ts'

interface StoredKindRowProps {
  kind: StoredKind
  count: number
  bytes: number
  /** Number of messages that no server has yet. */
  unsent: number
  onDeleted: () => void
}

/** Amount of one kind of stored data, and its delete button where deletion affects only this user. */
export function StoredKindRow({ kind, count, bytes, unsent, onDeleted }: StoredKindRowProps) {
  const [isAsking, setAsking] = useState(false)
  const client = useQueryClient()
  const { name, about, noun, loss } = kindWords[kind]
  const remove = async () => {
    if (kind === 'files' || kind === 'messages' || kind === 'notes') return
    const { deleteKept } = await import('#src/dashboard/offline-data/device-storage/delete-kept.ts')
    await deleteKept(client, kind)
    toast.show({ title: `${name}: deleted from this device`, tone: 'safe' })
    document.querySelector('h1')?.focus()
    onDeleted()
  }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3">
      <div className="min-w-0 flex-1 basis-64">
        <h2 className="font-semibold text-base">{name}</h2>
        <p className="text-ink-soft">{about}</p>
        {unsent > 0 && (
          <p className="text-caution">
            <span>{`${unsent === 1 ? '1 message has' : `${unsent} messages have`} not been sent. `}</span>
            <a href="/my-messages" className="font-semibold underline underline-offset-4">
              See them
            </a>
          </p>
        )}
      </div>
      <p className="tabular-nums">
        {count === 0
          ? 'Nothing'
          : `${count.toLocaleString('en')} ${count === 1 ? noun[0] : noun[1]}, about ${fileSize(bytes)}`}
      </p>
      {loss && (
        <Button
          variant="secondary"
          size="small"
          aria-label={`Delete ${name}`}
          disabled={count === 0}
          onClick={() => setAsking(true)}
        >
          Delete
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title={`Delete ${name.toLowerCase()} from this device`}
          sentence={`Nothing changes on the server. ${loss}`}
          onConfirm={remove}
        />
      )}
    </li>
  )
}
