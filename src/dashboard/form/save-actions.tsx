import { SavingNeedsNetwork, useOfflineGuard } from '#src/dashboard/answer/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { FormActions, SubmitButton } from '#src/ui/form/form.tsx'

/** The end of every form that is saved in one way. */
export function SaveActions({ cancel }: { cancel: () => void }) {
  const guard = useOfflineGuard()
  return (
    <>
      <SavingNeedsNetwork />
      <FormActions alwaysSticky>
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
