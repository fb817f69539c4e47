import { Link } from '@tanstack/react-router'
import type { Connection } from '#src/offline/connection/connection.ts'
import { isUnsent, type OutboxItem } from '#src/offline/outbox/item.ts'
import { buttonClass } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { MessageCard } from './-message-card.tsx'

interface MessageListProps {
  items: OutboxItem[]
  /** Upload progress of an item, in bytes. */
  progress?: { id: string; sent: number; total: number } | undefined
  connection: Connection
}

/** Submissions of this device: first those that have not arrived, then receipts, newest first. */
export function MessageList({ items, progress, connection }: MessageListProps) {
  const newestFirst = items.toReversed()
  const unsent = newestFirst.filter(isUnsent)
  const sent = newestFirst.filter((item) => !isUnsent(item))
  return (
    <>
      <p role="status" className="sr-only">
        {items.length > 0 && `${unsent.length} not sent yet, ${sent.length} sent`}
      </p>
      {items.length === 0 && <Nothing />}
      <ul className="flex flex-col gap-6">
        {[...unsent, ...sent].map((item) => (
          <li key={item.id}>
            <MessageCard
              item={item}
              connection={connection}
              part={
                progress?.id === item.id && progress.total > 0 ? progress.sent / progress.total : undefined
              }
            />
          </li>
        ))}
      </ul>
    </>
  )
}

function Nothing() {
  return (
    <Empty
      title="Nothing was sent from this device yet"
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <Link to="/quote" className={buttonClass('primary')}>
            Request A Quote
          </Link>
          <Link to="/contact" className={buttonClass('secondary')}>
            Contact Us
          </Link>
        </div>
      }
    >
      When you request a quote, write to us or apply for a job, you see here whether it has arrived. Without a
      network it waits here, and is sent when there is one.
    </Empty>
  )
}
