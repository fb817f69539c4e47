import { type ReactNode, Suspense, use, useState } from 'react'
import type { KeptDraft } from '#src/offline/kept/staff-drafts.ts'
import { Alert } from '#src/ui/alert.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import { age } from '#src/ui/text/date.ts'
import { formDraft } from './form-draft.ts'

interface WithDraftProps {
  /** Names the form: `careers new`. */
  name: string
  /** The form, given what the device has kept of it. */
  children: (kept: KeptDraft | undefined) => ReactNode
}

/** Reads what the device has kept of a form before the form is drawn. */
export function WithDraft({ name, children }: WithDraftProps) {
  const [reading] = useState(() => formDraft(name).kept())
  return (
    <Suspense fallback={<FormSkeleton fields={6} />}>
      <Read reading={reading}>{children}</Read>
    </Suspense>
  )
}

function Read({
  reading,
  children,
}: Pick<WithDraftProps, 'children'> & { reading: Promise<KeptDraft | undefined> }) {
  return children(use(reading))
}

/**
 * The draft of one form, and the note that offers back what was typed before a reload, a crash or an expired session.
 *
 * @param name names the form: `careers new`
 * @param kept what the device has kept of it
 * @param onDiscard what else is to forget the entries
 */
export function useOfferedDraft(name: string, kept: KeptDraft | undefined, onDiscard: () => void) {
  const [draft] = useState(() => formDraft(name))
  const [offered, setOffered] = useState(kept)
  const [isRestored, setRestored] = useState(offered?.returns === true)
  /** Saved or thrown away: there is nothing to offer any more. */
  const settle = () => {
    draft.clear()
    setRestored(false)
    setOffered(undefined)
  }
  return {
    /** A form takes its entries when it is made: restored or discarded ones make it anew. */
    key: `${isRestored} ${offered?.at}`,
    draft: { ...draft, read: () => (isRestored ? offered?.values : undefined) },
    settle,
    note: offered && (
      <DraftNote
        at={offered.at}
        isRestored={isRestored}
        onRestore={() => setRestored(true)}
        onDiscard={() => {
          settle()
          onDiscard()
        }}
      />
    ),
  }
}

interface DraftNoteProps {
  at: number
  isRestored: boolean
  onRestore: () => void
  onDiscard: () => void
}

function DraftNote({ at, isRestored, onRestore, onDiscard }: DraftNoteProps) {
  const when = age(at)
  return (
    <Alert tone="info">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span>
          {isRestored
            ? `Your unsaved entries from ${when} are back. Files have to be chosen again.`
            : `You have unsaved entries from ${when}.`}
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
