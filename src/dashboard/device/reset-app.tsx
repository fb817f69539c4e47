import { useState } from 'react'
import { useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Button } from '#src/ui/button.tsx'
import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'
import { Checkbox } from '#src/ui/text-input.tsx'

/** Removes all data of the app from this device; unsent messages of visitors stay unless the user decides otherwise. */
export function ResetApp({ unsent }: { unsent: number }) {
  const [isAsking, setAsking] = useState(false)
  const [withMessages, setWithMessages] = useState(false)
  const guard = useOfflineGuard()
  const messages = unsent === 1 ? '1 message that a visitor' : `${unsent} messages that visitors`
  return (
    <>
      <p className="max-w-prose">
        A reset signs you out and removes all records, files and settings of this app from this device.
        Nothing changes on the server.
      </p>
      <Button
        variant="danger"
        className="self-start"
        aria-describedby={guard && 'no-reset'}
        onClick={() => setAsking(true)}
        {...guard}
      >
        Reset this app on this device
      </Button>
      {guard && (
        <p id="no-reset" className="text-ink-soft">
          A reset needs a connection: without one the app could not be loaded again.
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          open
          onOpenChange={setAsking}
          title="Reset this app on this device"
          confirmLabel="Reset"
          busyLabel="Resetting..."
          sentence={
            <>
              <span className="block">
                You are signed out, and everything that the app has kept on this device is removed.
              </span>
              {unsent > 0 && (
                <label htmlFor="with-messages" className="mt-3 flex min-h-11 items-center gap-3">
                  <Checkbox
                    id="with-messages"
                    checked={withMessages}
                    onChange={(event) => setWithMessages(event.target.checked)}
                  />
                  <span>{`Also delete ${messages} wrote here and that no server has yet. They are lost then.`}</span>
                </label>
              )}
            </>
          }
          onConfirm={async () => {
            const { resetApp } = await import('#src/dashboard/offline-data/device-storage/delete-kept.ts')
            await resetApp({ withMessages })
          }}
        />
      )}
    </>
  )
}
