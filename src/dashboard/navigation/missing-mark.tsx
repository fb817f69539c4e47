import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { isMissing } from '#src/offline/sync/synced-lists.ts'
import { useCacheSelector } from '#src/offline/sync/use-cache-selector.ts'
import type { Named } from './list-route.ts'

interface MissingMarkProps {
  of: Named
  id: string
}

/** Says before the tap that a record cannot be opened without a network; nothing while there is one. */
export function MissingMark(props: MissingMarkProps) {
  return useAtomValue(connectionAtom) === 'online' ? null : <MissingNote {...props} />
}

/** Its row is not drawn anew when the device's answers arrive: the note looks for itself. */
function MissingNote({ of, id }: MissingMarkProps) {
  const missing = useCacheSelector((client) => String(isMissing(client, of.name, id)))
  if (missing === 'false') return null
  return (
    <span className="flex items-center gap-1 font-normal text-caution text-sm">
      <CloudOff aria-hidden size={14} strokeWidth={1.5} className="shrink-0" />
      not on this device
    </span>
  )
}
