import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import {
  type PushState,
  readPushState,
  turnPushOff,
  turnPushOn,
} from '#src/dashboard/offline-data/push/push.ts'
import { NeedsNetwork, useOfflineGuard } from '#src/dashboard/query-state/offline-guard.tsx'
import { Panel } from '#src/dashboard/record/panel.tsx'
import { Alert } from '#src/ui/alert.tsx'
import { Button, buttonClass } from '#src/ui/button.tsx'
import { errorSentence } from '#src/ui/overlay/confirm/error-sentence.ts'

/** Push notifications of the browser. */
export interface Push {
  read: () => Promise<PushState>
  turnOn: () => Promise<PushState>
  turnOff: () => Promise<PushState>
}

const browserPush: Push = { read: readPushState, turnOn: turnPushOn, turnOff: turnPushOff }

/** Shows whether this device notifies of new records, also while locked, and turns that on and off. */
export function Notices({ push = browserPush }: { push?: Push }) {
  const { data: state, refetch } = useQuery({
    queryKey: ['notices'],
    queryFn: push.read,
    networkMode: 'always',
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const guard = useOfflineGuard()

  const change = async (how: () => Promise<PushState>) => {
    setBusy(true)
    setFailure('')
    try {
      await how()
    } catch (error) {
      setFailure(`Notices could not be turned ${how === push.turnOn ? 'on' : 'off'}. ${errorSentence(error)}`)
    }
    await refetch()
    setBusy(false)
  }

  return (
    <Panel title="Notices on this device">
      {failure && <Alert tone="danger">{failure}</Alert>}
      <p className="max-w-prose">
        This device can notify you of a new quote request, application or message, even while it is locked and
        the app is closed. It shows only the type and the number, never names or content.
      </p>
      {/* Always rendered, so that screen readers announce a change. */}
      <p role="status" className="font-semibold">
        {state && words[state]}
      </p>
      {state === 'off' && <NeedsNetwork />}
      {(state === 'off' || state === 'on') && (
        // A single button keeps the focus. Turning off works without a network, too.
        <Button
          variant={state === 'on' ? 'secondary' : 'primary'}
          busy={busy}
          className="self-start"
          onClick={() => void change(state === 'on' ? push.turnOff : push.turnOn)}
          {...(state === 'off' && guard)}
        >
          {state === 'on' ? 'Turn notices off' : 'Turn notices on'}
        </Button>
      )}
      {state === 'blocked' && (
        <>
          <p className="max-w-prose">
            To allow them, click the icon to the left of the address, or open the app’s settings on a phone,
            and set Notifications to Allow. Then come back here.
          </p>
          <Button variant="secondary" className="self-start" onClick={() => void refetch()}>
            Look again
          </Button>
        </>
      )}
      {state === 'uninstalled' && (
        <Link to="/dashboard/install" className={`${buttonClass('secondary')} self-start`}>
          Install the app
        </Link>
      )}
    </Panel>
  )
}

const words: Record<PushState, string> = {
  on: 'Notices are on.',
  off: 'Notices are off.',
  blocked: 'This browser blocks notices from this site.',
  uninstalled: 'On an iPhone or iPad notices need the app on the home screen.',
  unsupported: 'This browser cannot show notices while the app is closed.',
}
