import { type FoundDraft, fileIn } from '#src/offline/drafts/draft.ts'
import { OtherDrafts } from '#src/offline/drafts/other-drafts.tsx'
import { typedWhen } from '#src/offline/drafts/typed-when.ts'
import type { OutboxItem } from '#src/offline/outbox/item.ts'
import { Alert } from '#src/ui/alert.tsx'
import { takeLostFocus } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { referenceOf } from './reference.ts'
import { mayBeThere } from './state-words.ts'

interface DraftNoteProps {
  /** Draft restored into the form. */
  draft: FoundDraft | undefined
  /** Whether the followed link has replaced part of the draft. */
  isLinkOverDraft: boolean
  others: FoundDraft[]
  /** Entries of the form before the user started again. */
  removed?: FoundDraft | undefined
  onStartAgain: () => void
  onBringBack: () => void
  onUse: (draft: FoundDraft) => void
  onDiscardOther: (draft: FoundDraft) => void
}

/** Note above a form that was restored from a draft. */
export function DraftNote(props: DraftNoteProps) {
  const { draft, isLinkOverDraft, others, removed, onStartAgain, onBringBack, onUse, onDiscardOther } = props
  if (!draft && !removed && others.length === 0) return null
  const file = draft && fileIn(draft.input)
  return (
    <Alert tone="info" role="status">
      {draft && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span>
            {[
              `What you typed ${typedWhen(draft.at)} is back${file ? `, with the file ${file.name}` : ''}.`,
              ...(isLinkOverDraft ? ['The subject is that of the link you followed.'] : []),
              'It is on this device only.',
            ].join(' ')}
          </span>
          <Button variant="quiet" size="small" onClick={onStartAgain}>
            Start again
          </Button>
        </div>
      )}
      {!draft && removed && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span>You started again. What you had typed is no longer on this device.</span>
          <Button variant="quiet" size="small" ref={takeLostFocus} onClick={onBringBack}>
            Bring it back
          </Button>
        </div>
      )}
      <OtherDrafts drafts={others} onUse={onUse} onDiscard={onDiscardOther} />
    </Alert>
  )
}

/**
 * Note below a form whose entries the device cannot store. It often appears when a field loses the focus to the button,
 * which must not move under the pointer.
 */
export function NotKeptNote() {
  return (
    <Alert tone="caution" role="status">
      This device keeps nothing of what you type here. Leave this page open until it has been sent.
    </Alert>
  )
}

/** Note above a form that edits a submission. */
export function EditNote({ item }: { item: OutboxItem }) {
  const isInDoubt = mayBeThere(item)
  return (
    <Alert tone={isInDoubt ? 'caution' : 'info'} role="status">
      {`You are changing ${referenceOf(item.id)}. It is not sent until you submit it again.${
        isInDoubt ? ' The first version may have arrived already: then we get both.' : ''
      }`}
    </Alert>
  )
}
