import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { storageAtom } from '#src/offline/saved/storage-state.ts'
import { handFocusOn } from '#src/ui/browser/focus.ts'
import { Button } from '#src/ui/button.tsx'
import { classes } from '#src/ui/classes.ts'
import { Empty } from '#src/ui/empty.tsx'
import { age } from '#src/ui/text/date.ts'
import { useMinute } from './use-minute.ts'

const day = 24 * 60 * 60 * 1000

/** "Saved 5 min ago": how old what one sees is, in amber after a day. "Loaded" where the browser keeps nothing. */
export function SavedAge({ at }: { at: number }) {
  const now = useMinute()
  const storage = useAtomValue(storageAtom)
  const isOld = now - at > day
  return (
    <p className={classes('text-sm print:hidden', isOld ? 'text-caution' : 'text-ink-soft')}>
      {storage === 'kept' ? 'Saved' : 'Loaded'} {age(new Date(at), new Date(Math.max(now, at)))}
    </p>
  )
}

interface NotOnThisDeviceProps {
  busy?: boolean
  onRetry: () => void
  /** The sentence of the call that was not answered. */
  children: ReactNode
}

/** In place of a spinner without an end. */
export function NotOnThisDevice({ busy, onRetry, children }: NotOnThisDeviceProps) {
  const isUnreachable = useAtomValue(connectionAtom) === 'unreachable'
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
