import { useAtomValue } from 'jotai'
import { Suspense, use, useRef, useState } from 'react'
import type { Input } from '#src/offline/drafts/draft.ts'
import { Alert } from '#src/ui/alert.tsx'
import type { Elements } from '#src/ui/elements.ts'
import type { FormDraft } from '#src/ui/form/form.tsx'
import { FormSkeleton } from '#src/ui/form/form-skeleton.tsx'
import type { OpenedStaffForm } from './open-draft.ts'

interface WithDraftProps {
  /** Name of the form: `careers new`. */
  name: string
  /** Renders the form with its draft from the device. */
  children: (opened: OpenedStaffForm) => Elements
}

/** Reads the draft of a form before the form is rendered; renders without them after two seconds. */
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
 * session. New entries replace an offered draft on the device; the offer lasts while the form is open.
 *
 * @param opened draft that the device has of the form
 * @param onDiscard further action that forgets the entries
 */
export function useOfferedDraft(opened: OpenedStaffForm, onDiscard: () => void) {
  const { name, store, DraftNote, found } = opened
  const [restored, setRestored] = useState(found?.returns ? found : undefined)
  const [offer, setOffer] = useState(found)
  const hasTyped = useRef(false)
  const isKept = useAtomValue(store.keepsAtom)
  const [own] = useState(opened.newSubmission)
  // Restored entries may have been sent before: the same entries must have the same key.
  const submission = restored?.submission ?? own

  const clear = () => void store.drop(name)
  /** Forgets the restored draft after it was saved or discarded. */
  const settle = () => {
    clear()
    if (restored) setOffer(undefined)
    setRestored(undefined)
  }
  const discard = () => {
    setOffer(undefined)
    if (restored) {
      settle()
      onDiscard()
    } else if (!hasTyped.current) clear()
  }
  const draft: FormDraft = {
    read: () => restored?.input,
    write: (input) => {
      const texts = textsOf(input)
      if (!texts) return
      hasTyped.current = true
      store.keep(name, texts, { submission })
    },
    clear,
  }
  return {
    /** A form takes its entries when it is mounted: restored or discarded ones remount it. */
    key: restored ? `restored ${restored.at}` : 'as loaded',
    draft,
    submission,
    settle,
    note: offer && (
      <DraftNote
        draft={offer}
        isRestored={offer === restored}
        onRestore={() => setRestored(offer)}
        onDiscard={discard}
      />
    ),
    /** Below the form, whose button must not move when this becomes known. */
    noDraftsNote: !isKept && (
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
