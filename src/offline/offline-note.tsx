import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { Button } from '#src/ui/button.tsx'
import { handFocusOn } from '#src/ui/focus.ts'
import { connectionAtom, tryAgain } from './connection.ts'
import { storageAtom } from './saved-area.ts'

/** A slim note about the connection; nothing to see while all is well. */
export function OfflineNote() {
  const connection = useAtomValue(connectionAtom)
  const storage = useAtomValue(storageAtom)
  const state = connection === 'online' ? storage : connection
  return (
    <div className={state === 'kept' ? undefined : noteClass}>
      {/* Always there: what appears together with its words is not read out everywhere. */}
      <p role="status">{sentences[state]}</p>
      {connection !== 'online' && <TryAgain />}
    </div>
  )
}

function TryAgain() {
  const [isTrying, setTrying] = useState(false)
  return (
    <Button
      ref={handFocusOn}
      size="small"
      variant="secondary"
      busy={isTrying}
      busyLabel="Trying..."
      onClick={async () => {
        setTrying(true)
        await tryAgain()
        setTrying(false)
      }}
    >
      Try again
    </Button>
  )
}

const sentences = {
  offline: 'You are offline. What you see was saved on this device.',
  unreachable: 'The server cannot be reached. What you see was saved on this device.',
  memory:
    'This browser does not let the site save anything: without a network there will be nothing to read.',
  kept: '',
}

const noteClass =
  'flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-caution/40 border-b bg-caution/10 px-4 py-2 text-ink print:hidden'
