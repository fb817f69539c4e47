import { Button } from '#src/ui/button.tsx'
import { FormActions, SubmitButton } from '#src/ui/form.tsx'
import { SavingNeedsNetwork, useHeld } from './needs-network.tsx'

/** The end of every form that is saved in one way. */
export function SaveActions({ cancel }: { cancel: () => void }) {
  const held = useHeld()
  return (
    <>
      <SavingNeedsNetwork />
      <FormActions>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Saving..." {...held}>
          Save Changes
        </SubmitButton>
      </FormActions>
    </>
  )
}
