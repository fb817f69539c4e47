import { useAtomValue } from 'jotai'
import { Suspense, use, useState } from 'react'
import type { FoundDraft, Input } from '#src/offline/drafts/draft.ts'
import { Alert } from '#src/ui/alert.tsx'
import type { Elements } from '#src/ui/elements.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import type { OpenedStaffForm } from './open-draft.ts'

interface WithDraftProps {
  /** Name of the form: `careers new`. */
  name: string
  /** Renders the form with its drafts from the device. */
  children: (opened: OpenedStaffForm) => Elements
}

/** Reads the drafts of a form before the form is rendered; renders without them after two seconds. */
export function WithDraft({ name, children }: WithDraftProps) {
  const [opening] = useState(() => import('./open-draft.ts').then(({ openDraft }) => openDraft(name)))
  return (
    <Suspense fallback={<FormSkeleton fields={6} />}>
      <Opened opening={opening}>{children}</Opened>
    </Suspense>
  )
}

function Opened({
  opening,
  children,
}: Pick<WithDraftProps, 'children'> & { opening: Promise<OpenedStaffForm> }) {
  return children(use(opening))
}

/**
 * Handles the draft of one form, and the note that offers the entries from before a reload, a crash or an expired
 * session. New entries beside an offer get a draft of their own: the offered one stays until the user restores or
 * discards it.
 *
 * @param opened drafts that the device has of the form
 * @param onDiscard further action that forgets the entries
 */
export function useOfferedDraft(opened: OpenedStaffForm, onDiscard: () => void) {
  const { store, besideKey, DraftNote, draft: first } = opened
  const [restored, setRestored] = useState(first?.returns ? first : undefined)
  const [offers, setOffers] = useState(first ? [first, ...opened.others] : opened.others)
  const isKept = useAtomValue(store.keepsAtom)
  const [own] = useState(opened.newSubmission)
  // Restored entries may have been sent before: the same entries must have the same key.
  const submission = restored?.submission ?? own
  const key = !first || restored === first ? opened.key : besideKey
  const without = (draft: FoundDraft | undefined) => setOffers(offers.filter((offer) => offer !== draft))

  const clear = () => {
    void store.drop(key)
    if (restored && restored !== first) void store.discardOther(restored)
  }
  /** Forgets the restored draft after it was saved or discarded. */
  const settle = () => {
    clear()
    without(restored)
    setRestored(undefined)
  }
  const discard = (draft: FoundDraft) => {
    if (draft !== restored) void store.discardOther(draft)
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
    write: (input) => {
      const texts = textsOf(input)
      if (texts) store.keep(key, texts, { submission })
    },
    clear,
  }
  return {
    /** A form takes its entries when it is mounted: restored or discarded ones remount it. */
    key: restored ? `${restored.key} ${restored.at}` : 'as loaded',
    draft,
    submission,
    settle,
    note: shown && (
      <DraftNote
        draft={shown}
        isRestored={shown === restored}
        others={restored ? offers.filter((offer) => offer !== restored) : others}
        onRestore={setRestored}
        onDiscard={discard}
      />
    ),
    /** Below the form, whose button must not move when this becomes known. */
    notKept: !isKept && (
      <Alert tone="caution" role="status">
        This device keeps no draft of what you type here. Leave this page open until it is saved.
      </Alert>
    ),
  }
}

/** Returns the input without files; undefined if nothing else is left to restore. */
function textsOf(input: Input): Input | undefined {
  const texts = Object.entries(input).filter(([, value]) => !isFiles(value))
  return texts.some(([, value]) => value !== undefined) ? Object.fromEntries(texts) : undefined
}

const isFiles = (value: unknown) => Array.isArray(value) && value.some((entry) => entry instanceof Blob)
