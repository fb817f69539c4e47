import { SavingNeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import type { Elements } from '#src/ui/elements.ts'
import { FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { keepMessagesAbove } from '#src/ui/overlay/keep-messages-above.ts'

interface DraftActionsProps {
  /** Whether visitors see the record now. */
  isPublished: boolean
  draftLabel: string
  publishLabel: string
  cancel: () => void
  /** Further button, between Cancel and the others. */
  children?: Elements
}

/**
 * Two save buttons; `onSubmit` receives 'draft' or 'publish'. Enter in a field must keep the record as it is, hidden or
 * public. Browsers press the first submit button, so an invisible one is rendered before the others. It is tiny rather
 * than hidden, because WebKit skips hidden buttons.
 */
export function DraftActions({ isPublished, draftLabel, publishLabel, cancel, children }: DraftActionsProps) {
  const guard = useOfflineGuard()
  return (
    <>
      <SavingNeedsNetwork />
      <FormActions alwaysSticky ref={keepMessagesAbove}>
        {isPublished && (
          <SubmitButton intent="publish" aria-hidden tabIndex={-1} className="sr-only" {...guard} />
        )}
        <Button variant="quiet" className={tight} onClick={cancel}>
          Cancel
        </Button>
        {children}
        <SubmitButton intent="draft" variant="secondary" busyLabel="Saving..." className={tight} {...guard}>
          {draftLabel}
        </SubmitButton>
        <SubmitButton intent="publish" busyLabel="Saving..." className={tight} {...guard}>
          {publishLabel}
        </SubmitButton>
      </FormActions>
    </>
  )
}

/** Padding that fits three buttons in a row on a phone. */
const tight = 'max-sm:px-2!'
