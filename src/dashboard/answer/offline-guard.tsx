import { useAtomValue } from 'jotai'
import type { SyntheticEvent } from 'react'
import { connectionAtom, tryAgain } from '#src/offline/connection/connection.ts'
import { toast } from '#src/ui/overlay/toast.tsx'

interface NeedsNetworkProps {
  /** Of the field that it is about: named by its `aria-describedby`. */
  id?: string
  /** What becomes of the entries of a form that is left now. */
  children?: string
}

/** Beside what cannot be changed without a connection: why. */
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

/** Above the buttons of a form that keeps its entries. */
export function SavingNeedsNetwork() {
  return <NeedsNetwork>What you typed stays here: save it when the connection is back.</NeedsNetwork>
}

/** What a control is while there is no connection. */
export interface OfflineGuard {
  'aria-disabled': true
  title: string
  onClick: (event: Pick<SyntheticEvent, 'preventDefault'>) => void
}

/**
 * For a control that changes something on the server: undefined while it can. Without a connection it can still be
 * reached, its title tells the reason to all who cannot see it greyed, and a press says it and looks whether it holds.
 *
 *     const guard = useOfflineGuard()
 *     <Button onClick={ask} {...guard}>Delete</Button>
 *
 * @param isLocal what it changes is on this device: it needs no network
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
      tell(reason)
      void tryAgain()
    },
  }
}

let told: number | undefined

/** Once, however often it is pressed. */
function tell(reason: string) {
  if (told !== undefined) toast.dismiss(told)
  told = toast.show({ title: reason, tone: 'info' })
}

const reasons = {
  offline: 'This needs a network, and this device has none.',
  unreachable: 'This needs the server, which cannot be reached.',
}
