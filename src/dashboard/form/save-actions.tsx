import { SavingNeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { keepMessagesAbove } from '#src/ui/overlay/keep-messages-above.ts'

/** Buttons of a form with a single way to save. */
export function SaveActions({ cancel }: { cancel: () => void }) {
  const guard = useOfflineGuard()
  return (
    <>
      <SavingNeedsNetwork />
      <FormActions alwaysSticky ref={keepMessagesAbove}>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Saving..." {...guard}>
          Save Changes
        </SubmitButton>
      </FormActions>
    </>
  )
}
