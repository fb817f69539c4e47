import { useAtomValue } from 'jotai'
import { type ReactNode, Suspense, use, useState } from 'react'
import type { FoundDraft, Input } from '#src/offline/drafts/draft.ts'
import { claimFreshKey } from '#src/offline/drafts/draft-claims.ts'
import type { OpenedDraft } from '#src/offline/drafts/draft-store.ts'
import { OtherDrafts } from '#src/offline/drafts/other-drafts.tsx'
import { staffDrafts } from '#src/offline/drafts/staff-drafts.ts'
import { typedWhen } from '#src/offline/drafts/typed-when.ts'
import { Alert } from '#src/ui/alert.tsx'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'

interface WithDraftProps {
  /** Names the form: `careers new`. */
  name: string
  /** The form, given what the device has kept of it. */
  children: (opened: OpenedDraft) => ReactNode
}

/** Reads what the device has kept of a form before the form is drawn; two seconds later it is drawn without. */
export function WithDraft({ name, children }: WithDraftProps) {
  const [opening] = useState(() => staffDrafts.open(name))
  return (
    <Suspense fallback={<FormSkeleton fields={6} />}>
      <Opened opening={opening}>{children}</Opened>
    </Suspense>
  )
}

function Opened({ opening, children }: Pick<WithDraftProps, 'children'> & { opening: Promise<OpenedDraft> }) {
  return children(use(opening))
}

/**
 * The draft of one form, and the note that offers back what was typed before a reload, a crash or an expired session.
 * What is typed beside an offer is a draft of its own: the offered one stays until its person restores or discards it.
 *
 * @param name names the form: `careers new`
 * @param opened what the device has kept of it
 * @param onDiscard what else is to forget the entries
 */
export function useOfferedDraft(name: string, opened: OpenedDraft, onDiscard: () => void) {
  const first = opened.draft
  const [restored, setRestored] = useState(first?.returns ? first : undefined)
  const [offers, setOffers] = useState(first ? [first, ...opened.others] : opened.others)
  const [besideKey] = useState(() => claimFreshKey(name))
  const isKept = useAtomValue(staffDrafts.keepsAtom)
  const key = !first || restored === first ? opened.key : besideKey
  const without = (draft: FoundDraft | undefined) => setOffers(offers.filter((offer) => offer !== draft))

  const clear = () => {
    void staffDrafts.drop(key)
    if (restored && restored !== first) void staffDrafts.discardOther(restored)
  }
  /** Saved or thrown away: what was restored is not shown as such any more. */
  const settle = () => {
    clear()
    without(restored)
    setRestored(undefined)
  }
  const discard = (draft: FoundDraft) => {
    if (draft !== restored) void staffDrafts.discardOther(draft)
    else {
      settle()
      onDiscard()
    }
    without(draft)
  }
  const [latest, ...others] = offers.filter((offer) => offer !== restored)
  const shown = restored ?? latest
  const draft: FormDraft = {
    read: () => restored?.input,
    write: (input) => keepInput(key, input),
    clear,
  }
  return {
    /** A form takes its entries when it is made: restored or discarded ones make it anew. */
    key: restored ? `${restored.key} ${restored.at}` : 'as loaded',
    draft,
    settle,
    note: (shown || !isKept) && (
      <div className="flex flex-col gap-4">
        {shown && (
          <DraftNote
            draft={shown}
            isRestored={shown === restored}
            others={restored ? offers.filter((offer) => offer !== restored) : others}
            onRestore={setRestored}
            onDiscard={discard}
          />
        )}
        {!isKept && (
          <Alert tone="caution">
            This device keeps no draft of what you type here. Leave this page open until it is saved.
          </Alert>
        )}
      </div>
    ),
  }
}

/** Nothing but files is nothing that could come back. */
function keepInput(key: string, input: Input) {
  const texts = Object.entries(input).filter(([, value]) => !isFiles(value))
  if (texts.some(([, value]) => value !== undefined)) staffDrafts.keep(key, Object.fromEntries(texts))
}

const isFiles = (value: unknown) => Array.isArray(value) && value.some((entry) => entry instanceof Blob)

interface DraftNoteProps {
  draft: FoundDraft
  isRestored: boolean
  others: FoundDraft[]
  onRestore: (draft: FoundDraft) => void
  onDiscard: (draft: FoundDraft) => void
}

function DraftNote({ draft, isRestored, others, onRestore, onDiscard }: DraftNoteProps) {
  const when = typedWhen(draft.at)
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
            <Button ref={handFocusOn} variant="secondary" size="small" onClick={() => onRestore(draft)}>
              Restore
            </Button>
          )}
          <Button ref={handFocusOn} variant="quiet" size="small" onClick={() => onDiscard(draft)}>
            Discard
          </Button>
        </span>
      </div>
      <OtherDrafts drafts={others} onUse={onRestore} onDiscard={onDiscard} />
    </Alert>
  )
}
