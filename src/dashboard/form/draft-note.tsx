import type { Draft } from '#src/offline/drafts/draft.ts'
import { typedWhen } from '#src/offline/drafts/typed-when.ts'
import { Alert } from '#src/ui/alert.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'

interface DraftNoteProps {
  draft: Draft
  isRestored: boolean
  onRestore: () => void
  onDiscard: () => void
}

/** Note that offers the entries of an earlier visit, or says that they are restored. */
export function DraftNote({ draft, isRestored, onRestore, onDiscard }: DraftNoteProps) {
  const when = typedWhen(draft.at)
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {isRestored
            ? `Your unsaved draft from ${when} is back. Choose its files again.`
            : `You have an unsaved draft from ${when}.`}
        </span>
        <span className="flex gap-2">
          {!isRestored && (
            <Button ref={handFocusOn} variant="secondary" size="small" onClick={onRestore}>
              Restore
            </Button>
          )}
          <Button ref={handFocusOn} variant="quiet" size="small" onClick={onDiscard}>
            Discard
          </Button>
        </span>
      </div>
    </Alert>
  )
}
