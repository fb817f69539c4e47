import { SavingNeedsNetwork, useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormActions, SubmitButton } from '#src/ui/form/form.tsx'
import { keepMessagesAbove } from '#src/ui/overlay/keep-messages-above.ts'

/** The end of every form that is saved in one way. */
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
