import { SavingNeedsNetwork, useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { keepMessagesAbove } from '#src/ui/overlay/keep-messages-above.ts'

interface DraftActionsProps {
  /** Whether visitors see the record now. */
  isPublished: boolean
  draftLabel: string
  publishLabel: string
  cancel: () => void
}

/**
 * Two ways to save; `onSubmit` is told 'draft' or 'publish'. Enter in a field takes the one that leaves the record where
 * it is, hidden or public: browsers press the first button that submits, which nobody sees where it is the latter. It is
 * drawn all the same, too small to be seen: WebKit passes over one that is not.
 */
export function DraftActions({ isPublished, draftLabel, publishLabel, cancel }: DraftActionsProps) {
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

/** Three in a row on a phone, too. */
const tight = 'max-sm:px-2!'
