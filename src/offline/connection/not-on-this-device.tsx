import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'
import { useConnection } from './connection.ts'

interface NotOnThisDeviceProps {
  busy?: boolean
  /** Whether the content is never cached: the note then promises nothing. */
  unsaved?: boolean | undefined
  onRetry: () => void
  /** Sentence of the call without a response. */
  children: ReactNode
}

/** Message in place of an endless spinner. */
export function NotOnThisDevice({ busy, unsaved, onRetry, children }: NotOnThisDeviceProps) {
  const isUnreachable = useConnection() === 'unreachable'
  const reason = isUnreachable ? 'The server cannot be reached.' : 'You are offline.'
  return (
    <Empty
      title={unsaved ? 'This needs a connection' : 'This is not on this device yet'}
      action={
        <Button ref={handFocusOn} variant="secondary" busy={busy} busyLabel="Trying..." onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <CloudOff aria-hidden size={28} strokeWidth={1.5} className="mx-auto mb-2" />
      <p role="alert">{children}</p>
      <p>
        {`${reason} ${
          unsaved
            ? 'This page is not saved on devices.'
            : 'Open this page once while online; after that you can read it offline.'
        }`}
      </p>
    </Empty>
  )
}
