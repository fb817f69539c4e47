import type { Connection } from '#src/offline/connection/connection.ts'
import { isUnsent, type OutboxItem } from '#src/offline/outbox/item.ts'
import { CopiedReference } from '#src/site/forms/copied-reference.tsx'
import { ItemActions } from '#src/site/forms/item-actions.tsx'
import { fileOf } from '#src/site/forms/kind-words.ts'
import { OtherWays } from '#src/site/forms/other-ways.tsx'
import { stateLabels, stateSentence } from '#src/site/forms/state-words.ts'
import { useNow } from '#src/site/forms/use-now.ts'
import { Badge } from '#src/ui/badge.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { age } from '#src/ui/text/date.ts'
import { fileSize } from '#src/ui/text/file-size.ts'

interface MessageCardProps {
  item: OutboxItem
  connection: Connection
  /** Uploaded share, from 0 to 1. */
  part?: number | undefined
}

/** A submission with its content, state and actions. */
export function MessageCard({ item, connection, part }: MessageCardProps) {
  const { label, tone } = stateLabels[item.state]
  const now = useNow()
  const file = fileOf(item)
  const headingId = `item-${item.id}`
  return (
    <article aria-labelledby={headingId} className="ticks border border-line bg-paper p-5 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <h3 id={headingId} className="wrap-anywhere text-lg">
          {item.title}
        </h3>
        <Badge tone={tone}>{label}</Badge>
      </div>
      <p className="mt-1 flex flex-wrap items-center gap-x-4 text-ink-soft text-sm">
        <CopiedReference id={item.id} />
        <span>{`written ${age(item.createdAt, now)}`}</span>
        {file && <span className="wrap-anywhere">{`with ${file.name}, ${fileSize(file.size)}`}</span>}
      </p>
      <p className="mt-3 max-w-prose">{stateSentence(item, connection, now)}</p>
      {part !== undefined && (
        <p className="mt-2 flex items-center gap-3 tabular-nums">
          <progress
            aria-label={`Sending ${item.title}`}
            max={100}
            value={Math.floor(part * 100)}
            className="h-2 grow appearance-none rounded-sm bg-line accent-signal [&::-moz-progress-bar]:bg-signal [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-signal"
          />
          <span>{`${Math.floor(part * 100)} %`}</span>
        </p>
      )}
      <div ref={handFocusOn} className="mt-4 flex flex-col gap-4">
        <ItemActions item={item} />
        {isUnsent(item) && item.state !== 'sending' && <OtherWays item={item} />}
      </div>
    </article>
  )
}
