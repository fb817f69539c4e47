import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useConnection } from '#src/offline/connection/connection.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { Empty } from '#src/ui/empty.tsx'

interface NotOnThisDeviceProps {
  busy?: boolean
  onRetry: () => void
  /** The sentence of the call that was not answered. */
  children: ReactNode
}

/** In place of a spinner without an end. */
export function NotOnThisDevice({ busy, onRetry, children }: NotOnThisDeviceProps) {
  const isUnreachable = useConnection() === 'unreachable'
  return (
    <Empty
      title="This is not on this device yet"
      action={
        <Button ref={handFocusOn} variant="secondary" busy={busy} busyLabel="Trying..." onClick={onRetry}>
          Try again
        </Button>
      }
    >
      <CloudOff aria-hidden size={28} strokeWidth={1.5} className="mx-auto mb-2" />
      <p role="alert">{children}</p>
      {isUnreachable
        ? 'The server does not answer. Open it once when it does, and it can be read without afterwards.'
        : 'There is no connection. Open it once with one, and it can be read without afterwards.'}
    </Empty>
  )
}
