import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useConnection } from '#src/offline/connection/connection.ts'
import { isOverdue, type OutboxItem } from '#src/offline/outbox/item.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { takeFocus } from '#src/ui/browser/take-focus.ts'
import { Button } from '#src/ui/button.tsx'
import { CopiedReference } from './copied-reference.tsx'
import { ItemActions } from './item-actions.tsx'
import { OtherWays } from './other-ways.tsx'
import { stateSentence } from './state-words.ts'
import { useNow } from './use-now.ts'

interface UnsentPanelProps {
  item: OutboxItem
  /** Restores the form with all entries. */
  onEdit: () => void
  /** Opens an empty form. */
  onAnother: () => void
}

/** Replaces a form while its submission waits on the device. */
export function UnsentPanel({ item, onEdit, onAnother }: UnsentPanelProps) {
  const connection = useConnection()
  const sentence = stateSentence(item, connection, useNow())
  const [first = '', ...rest] = sentence.split(/(?<=\.) /)
  return (
    <div
      ref={handFocusOn}
      className="ticks flex flex-col items-start gap-5 self-start border border-line bg-paper-sunk p-6 sm:p-8 lg:p-12"
    >
      <h3 tabIndex={-1} ref={takeFocus} className="text-2xl focus:outline-none">
        {item.state === 'waiting' && connection !== 'online' ? sentence : first}
      </h3>
      {connection === 'online' && rest.length > 0 && <p className="max-w-prose">{rest.join(' ')}</p>}
      <p>
        Your reference: <CopiedReference id={item.id} />
      </p>
      {!item.isMemoryOnly && <WhereItIs item={item} />}
      <ItemActions item={item} onEdit={onEdit} onRemoved={onAnother} />
      <OtherWays item={item} onRemoved={onAnother} />
      <Button variant="quiet" onClick={onAnother}>
        Start a new one
      </Button>
    </div>
  )
}

interface UnsentFormNoteProps {
  item: OutboxItem
  onAnother: () => void
}

/** Note above a form whose submission failed: where the entries are now. */
export function UnsentFormNote({ item, onAnother }: UnsentFormNoteProps) {
  const connection = useConnection()
  // The form shows the reason already, unless the server gave another one.
  const isReportedAbove = item.state === 'refused' && !item.said
  return (
    <StoredNote>
      <p>{stateSentence(isReportedAbove ? { ...item, reason: '' } : item, connection, useNow())}</p>
      {item.state !== 'sending' && (
        <>
          {/* Nothing was accepted: a reference would promise that. */}
          {item.state !== 'refused' && (
            <p>
              Your reference: <CopiedReference id={item.id} />
            </p>
          )}
          {item.state !== 'refused' && !item.isMemoryOnly && <WhereItIs item={item} />}
          {canBeLeft(item) && (
            <p className="max-w-prose text-ink-soft">
              You need do nothing more. The button of the form sends it sooner, and once only.
            </p>
          )}
          {item.state === 'unsure' && <ItemActions item={item} onEdit={false} onRemoved={onAnother} />}
          <OtherWays item={item} onRemoved={onAnother} />
          {item.state !== 'stopped' && (
            <Button variant="quiet" size="small" onClick={onAnother}>
              Start a new one
            </Button>
          )}
        </>
      )}
    </StoredNote>
  )
}

/** Whether the item is sent automatically, even if this page is closed. */
function canBeLeft(item: OutboxItem): boolean {
  return (
    item.state === 'waiting' && !item.isMemoryOnly && !item.lacksRoom && !item.isBlocked && !isOverdue(item)
  )
}

function StoredNote({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="What you submitted"
      className="flex flex-col items-start gap-3 border border-line bg-paper-sunk p-4"
    >
      {children}
    </section>
  )
}

function WhereItIs({ item }: { item: OutboxItem }) {
  const now = useNow()
  const goesOut = item.state === 'waiting' && !isOverdue(item, now)
  return (
    <p className="max-w-prose text-ink-soft">
      <span>
        {`${
          goesOut ? 'You can close this page. It will be sent the next time you open this site online. ' : ''
        }Track it under `}
      </span>
      <Link to="/my-messages" className="text-ink underline underline-offset-4">
        Sent from this device
      </Link>
      .
    </p>
  )
}
