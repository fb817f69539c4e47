import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { isMissing } from '#src/dashboard/offline-data/sync/synced-lists.ts'
import { useCacheSelector } from '#src/dashboard/offline-data/sync/use-cache-selector.ts'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import type { Named } from './list-route.ts'

interface MissingMarkProps {
  resource: Named
  id: string
}

/** Warns before the tap that a record cannot be opened without a network; nothing with one. */
export function MissingMark(props: MissingMarkProps) {
  return useAtomValue(connectionAtom) === 'online' ? null : <MissingNote {...props} />
}

/** Reads the cache itself: its row does not re-render when cached data arrives. */
function MissingNote({ resource, id }: MissingMarkProps) {
  const missing = useCacheSelector((client) => String(isMissing(client, resource.name, id)))
  if (missing === 'false') return null
  return (
    <span className="flex items-center gap-1 font-normal text-caution text-sm">
      <CloudOff aria-hidden size={14} strokeWidth={1.5} className="shrink-0" />
      not on this device
    </span>
  )
}
