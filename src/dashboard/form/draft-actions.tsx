import { SavingNeedsNetwork, useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormActions, SubmitButton } from '#src/ui/form/form.tsx'

interface DraftActionsProps {
  /** Whether visitors see the record now. */
  isPublished: boolean
  draftLabel: string
  publishLabel: string
  cancel: () => void
}

/**
 * Two ways to save; `onSubmit` is told 'draft' or 'publish'. Enter in a field presses the first of them, which is
 * therefore the one that leaves the record where it is: hidden or public.
 */
export function DraftActions({ isPublished, draftLabel, publishLabel, cancel }: DraftActionsProps) {
  const guard = useOfflineGuard()
  const draft = (
    <SubmitButton
      key="draft"
      intent="draft"
      variant="secondary"
      busyLabel="Saving..."
      className={tight}
      {...guard}
    >
      {draftLabel}
    </SubmitButton>
  )
  const publish = (
    <SubmitButton key="publish" intent="publish" busyLabel="Saving..." className={tight} {...guard}>
      {publishLabel}
    </SubmitButton>
  )
  return (
    <>
      <SavingNeedsNetwork />
      <FormActions>
        <Button variant="quiet" className={tight} onClick={cancel}>
          Cancel
        </Button>
        {isPublished ? [publish, draft] : [draft, publish]}
      </FormActions>
    </>
  )
}

/** Three in a row on a phone, too. */
const tight = 'max-sm:px-2!'
