import { useState } from 'react'
import { checkForUpdate, type UpdateCheck } from '#src/offline/service-worker/check-for-update.ts'
import { Button } from '#src/ui/button.tsx'
import { appVersion, buildId } from './build.ts'

/** Version of the app, and a check for a newer one. */
export function AppVersion() {
  const [isAsking, setAsking] = useState(false)
  const [updateCheck, setUpdateCheck] = useState<UpdateCheck>()
  const check = async () => {
    setAsking(true)
    setUpdateCheck(await checkForUpdate())
    setAsking(false)
  }
  return (
    <>
      <p>
        <span>{`Version ${appVersion()}, build `}</span>
        <code>{buildId()}</code>
      </p>
      <Button
        variant="secondary"
        className="self-start"
        busy={isAsking}
        busyLabel="Checking..."
        onClick={() => void check()}
      >
        Check for update
      </Button>
      <p role="status">{updateCheck && sentences[updateCheck]}</p>
    </>
  )
}

const sentences: Record<UpdateCheck, string> = {
  newest: 'This is the newest version.',
  loading: 'A newer version is being downloaded. It is offered at the foot of the page when it is here.',
  found: 'A newer version is ready: “Update now” at the foot of the page takes it.',
  unanswered: 'The server did not answer. Check the connection and try again.',
  none: 'This browser runs the app without a worker: a reload brings the newest version.',
}
