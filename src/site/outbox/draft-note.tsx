import type { KeptDraft } from '#src/offline/outbox/drafts.ts'
import type { OutboxItem } from '#src/offline/outbox/item.ts'
import { Alert } from '#src/ui/alert.tsx'
import { Button } from '#src/ui/button.tsx'
import { age } from '#src/ui/text/date.ts'
import { referenceOf } from './reference.ts'
import { mayBeThere } from './state-words.ts'

interface DraftNoteProps {
  draft: KeptDraft
  onDiscard: () => void
}

/** Above a form that came back with what was typed into it before. */
export function DraftNote({ draft: { at, values }, onDiscard }: DraftNoteProps) {
  const file = Object.values(values).find((value) => value instanceof File)
  return (
    <Alert tone="info" role="status">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          What you typed {age(at)} is back{file && `, with the file ${file.name}`}. It is on this device only.
        </span>
        <Button variant="quiet" size="small" onClick={onDiscard}>
          Discard
        </Button>
      </div>
    </Alert>
  )
}

/** Above a form that holds something that was submitted already. */
export function EditNote({ item }: { item: OutboxItem }) {
  const isInDoubt = mayBeThere(item)
  return (
    <Alert tone={isInDoubt ? 'caution' : 'info'} role="status">
      You are changing {referenceOf(item.id)}. It is not sent until you submit it again.
      {isInDoubt && ' The first version may have arrived already: then we get both.'}
    </Alert>
  )
}
