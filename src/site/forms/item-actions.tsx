import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { isOverdue, isUnsent, type OutboxItem } from '#src/offline/outbox/item.ts'
import { remove, retry, stop } from '#src/offline/outbox/outbox.ts'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { AskFirst } from './ask-first.tsx'
import { fileOf, nouns } from './kind-words.ts'
import { mayBeThere } from './state-words.ts'

interface ItemActionsProps {
  item: OutboxItem
  /** Restores the item's form. By default a link does; false if the form is on the page already. */
  onEdit?: (() => void) | false
  onRemoved?: () => void
}

/** Actions for an item in its current state. */
export function ItemActions({ item, onEdit, onRemoved }: ItemActionsProps) {
  const { id, kind, state } = item
  // Unchanged it would be rejected again: make Edit the primary action.
  const edits = state === 'refused' ? 'primary' : 'secondary'
  const [isAsking, setAsking] = useState(false)
  const noun = nouns[kind]
  const removeIt = async () => {
    setAsking(false)
    await remove(id)
    onRemoved?.()
  }
  return (
    <div className="flex flex-wrap gap-2">
      {sendLabel(item) && (
        <Button
          size="small"
          variant={state === 'refused' ? 'secondary' : 'primary'}
          onClick={() => void retry(id)}
        >
          {sendLabel(item)}
        </Button>
      )}
      {isUnsent(item) &&
        state !== 'sending' &&
        (onEdit ? (
          <Button size="small" variant={edits} onClick={onEdit}>
            Edit
          </Button>
        ) : (
          onEdit !== false && (
            <Link
              to={forms[kind]}
              search={{ edit: id }}
              onClick={() => void stop(id)}
              className={buttonClass(edits, 'small')}
            >
              Edit
            </Link>
          )
        ))}
      {state === 'sending' && (
        <Button size="small" variant="secondary" onClick={() => void stop(id)}>
          Stop sending
        </Button>
      )}
      {state === 'unsure' && (
        <Button size="small" variant="secondary" onClick={() => void removeIt()}>
          It arrived, remove
        </Button>
      )}
      {state === 'sent' ? (
        <Button size="small" variant="secondary" onClick={() => void removeIt()}>
          Remove
        </Button>
      ) : (
        <Button size="small" variant="secondary" onClick={() => setAsking(true)}>
          Cancel
        </Button>
      )}
      {isAsking && (
        <AskFirst
          title={`Cancel this ${noun}?`}
          confirmLabel={`Delete this ${noun}`}
          onConfirm={() => void removeIt()}
          onClose={() => setAsking(false)}
        >
          {`${whatIsSent(item)} What you wrote${fileOf(item) ? ' and its file are' : ' is'} deleted from this device.`}
        </AskFirst>
      )}
    </div>
  )
}

const forms = { quote: '/quote', message: '/contact', application: '/apply' } as const

function whatIsSent(item: OutboxItem): string {
  return mayBeThere(item) ? 'It may have arrived already: then it stays with us.' : 'It has not been sent.'
}

function sendLabel(item: OutboxItem): string {
  if (isOverdue(item)) return 'Send it now'
  if (item.state === 'unsure') return 'Send again'
  if (item.state === 'stopped') return 'Send now'
  return item.state === 'waiting' || item.state === 'refused' ? 'Retry now' : ''
}
