import { useAtomValue } from 'jotai'
import { CloudOff } from 'lucide-react'
import { connectionAtom } from '#src/offline/connection/connection.ts'
import { isMissing } from '#src/offline/sync/synced-lists.ts'
import { useCacheSelector } from '#src/offline/sync/use-cache-selector.ts'
import type { Named } from './list-route.ts'

/** Says before the tap that a record cannot be opened without a network; nothing while there is one. */
export function MissingMark({ of, id }: { of: Named; id: string }) {
  const isCutOff = useAtomValue(connectionAtom) !== 'online'
  // Its row is not drawn anew when the device's answers arrive: the mark looks for itself.
  const missing = useCacheSelector((client) => String(isCutOff && isMissing(client, of.name, id)))
  if (missing === 'false') return null
  return (
    <span className="flex items-center gap-1 font-normal text-caution text-sm">
      <CloudOff aria-hidden size={14} strokeWidth={1.5} className="shrink-0" />
      not on this device
    </span>
  )
}
