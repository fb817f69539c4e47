import { useBlocker } from '@tanstack/react-router'
import { currentSession } from '#src/api/session.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'

/** Asks before a form with unsaved changes is left, by a link, Back or closing the tab. */
export function LeaveGuard({ unsaved }: { unsaved: () => boolean }) {
  const blocker = useBlocker({
    // Without a session there is nothing to stay for: the entries come back after signing in.
    shouldBlockFn: ({ current, next }) =>
      unsaved() && current.pathname !== next.pathname && currentSession() !== undefined,
    enableBeforeUnload: unsaved,
    withResolver: true,
  })
  if (blocker.status !== 'blocked') return null
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title="Leave without saving?"
      sentence="Your changes are not saved. What you typed stays on this device as a draft."
      confirmLabel="Leave"
      busyLabel="Leaving..."
      tone="primary"
      onConfirm={blocker.proceed}
    />
  )
}
