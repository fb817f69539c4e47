import { Link, useLocation } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { isOverdue, type OutboxItem } from '#src/offline/outbox/item.ts'
import { outboxAtom } from '#src/offline/outbox/outbox.ts'
import { store } from '#src/ui/browser/store.ts'
import { inlineItemsAtom } from './inline-items.ts'
import { unsentNoteAtom } from './unsent-note-slot.tsx'

/** Shows the note about unsent items on all pages from now on. */
export function showUnsentNote() {
  store.set(unsentNoteAtom, { Note: UnsentNote })
}

/** A slim line under the header about unsent items that the page does not show otherwise. */
export function UnsentNote() {
  const items = useAtomValue(outboxAtom) ?? []
  const inlineItems = useAtomValue(inlineItemsAtom)
  const isThere = useLocation({ select: ({ pathname }) => pathname === '/my-messages' })
  const sentence = isThere ? '' : sentenceFor(items.filter(({ id }) => !inlineItems.has(id)))
  return (
    <div
      className={
        sentence &&
        'flex flex-wrap items-center justify-between gap-x-4 border-line border-b bg-paper-sunk px-4 py-1 print:hidden'
      }
    >
      <p role="status">{sentence}</p>
      {sentence && (
        <Link to="/my-messages" className="inline-flex min-h-11 items-center underline underline-offset-4">
          Sent from this device
        </Link>
      )}
    </div>
  )
}

function sentenceFor(items: OutboxItem[]): string {
  const unsent = items.filter(({ state }) => state !== 'sent' && state !== 'sending')
  const undecidedItems = unsent.filter((item) => item.state !== 'waiting' || isOverdue(item))
  const count = `${unsent.length} ${unsent.length === 1 ? 'message' : 'messages'} from this device`
  if (unsent.length === 0) return ''
  if (undecidedItems.length > 0) return `${count} not sent yet: your decision is needed.`
  return `${count} not sent yet.`
}
