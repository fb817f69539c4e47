import { type Draft, fileIn } from '#src/offline/drafts/draft.ts'
import { typedWhen } from '#src/offline/drafts/typed-when.ts'
import type { OutboxItem } from '#src/offline/outbox/item.ts'
import { Alert } from '#src/ui/alert.tsx'
import { takeLostFocus } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { referenceOf } from './reference.ts'
import { mayBeThere } from './state-words.ts'

interface DraftNoteProps {
  /** Draft restored into the form. */
  draft: Draft | undefined
  /** Whether the followed link has replaced part of the draft. */
  isLinkOverDraft: boolean
  /** Entries of the form before the user started again. */
  removed?: Draft | undefined
  /** Entries of an earlier visit, which text typed since has replaced. */
  replaced?: Draft | undefined
  onStartAgain: () => void
  onBringBack: (draft: Draft) => void
}

/** Note above a form that was restored from a draft. */
export function DraftNote(props: DraftNoteProps) {
  const { draft, isLinkOverDraft, removed, replaced, onStartAgain, onBringBack } = props
  const before = removed ?? replaced
  if (!draft && !before) return null
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
      {!draft && before && (
        <div className="flex flex-wrap items-center justify-between gap-2">
          <span>
            {removed
              ? 'You started again. What you had typed is no longer on this device.'
              : `You have typed here before, ${typedWhen(before.at)}. It can be brought back while this page is open.`}
          </span>
          <Button
            variant="quiet"
            size="small"
            ref={removed ? takeLostFocus : undefined}
            onClick={() => onBringBack(before)}
          >
            Bring it back
          </Button>
        </div>
      )}
    </Alert>
  )
}

/**
 * Note below a form whose entries the device cannot store. It often appears when a field loses the focus to the button,
 * which must not move under the pointer.
 */
export function NoDraftsNote() {
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
