import { Button } from '#src/ui/button.tsx'
import { FormActions, SubmitButton } from '#src/ui/form.tsx'
import { NeedsNetwork } from './needs-network.tsx'

/** The end of every form that is saved in one way. */
export function SaveActions({ cancel }: { cancel: () => void }) {
  return (
    <>
      <NeedsNetwork />
      <FormActions>
        <Button variant="secondary" onClick={cancel}>
          Cancel
        </Button>
        <SubmitButton busyLabel="Saving...">Save Changes</SubmitButton>
      </FormActions>
    </>
  )
}
