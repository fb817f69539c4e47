import { useAtomValue } from 'jotai'
import type { SyntheticEvent } from 'react'
import { connectionAtom, tryAgain } from '#src/offline/connection/connection.ts'
import { toast } from '#src/ui/overlay/toast.tsx'

interface NeedsNetworkProps {
  /** Id for the `aria-describedby` of the field concerned. */
  id?: string
  /** Note on the entries of a form that the user leaves now. */
  children?: string
}

/** Tells why a control cannot be used without a connection. */
export function NeedsNetwork({ id, children = '' }: NeedsNetworkProps) {
  const connection = useAtomValue(connectionAtom)
  if (connection === 'online') return null
  return (
    <p
      id={id}
      className="col-span-full rounded-md border-caution border-l-2 bg-caution/10 px-3 py-2 text-sm print:hidden"
    >{`${reasons[connection]} ${children}`}</p>
  )
}

/** Note above the buttons of a form that stores its entries on the device. */
export function SavingNeedsNetwork() {
  return <NeedsNetwork>What you typed stays here: save it when the connection is back.</NeedsNetwork>
}

/** Props of a control while there is no connection. */
export interface OfflineGuard {
  'aria-disabled': true
  title: string
  onClick: (event: Pick<SyntheticEvent, 'preventDefault'>) => void
}

/**
 * Returns the props for a control that changes something on the server; undefined while it can be used. Without a
 * connection the control stays focusable, its title gives the reason to screen readers, and a press shows the reason
 * and checks the connection.
 *
 * const guard = useOfflineGuard()
 * <Button onClick={ask} {...guard}>Delete</Button>
 *
 * @param isLocal the change affects this device only and needs no network
 */
export function useOfflineGuard(isLocal = false): OfflineGuard | undefined {
  const connection = useAtomValue(connectionAtom)
  if (connection === 'online' || isLocal) return undefined
  const reason = reasons[connection]
  return {
    'aria-disabled': true,
    title: reason,
    onClick: (event) => {
      // A submit button must not submit.
      event.preventDefault()
      showReason(reason)
      void tryAgain()
    },
  }
}

let toastId: number | undefined

/** Shows one toast, however often the control is pressed. */
function showReason(reason: string) {
  if (toastId !== undefined) toast.dismiss(toastId)
  toastId = toast.show({ title: reason, tone: 'info' })
}

const reasons = {
  offline: 'You are offline. Connect to do this.',
  unreachable: 'This needs the server, which cannot be reached.',
}
