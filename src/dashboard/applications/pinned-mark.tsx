import { useAtomValue } from 'jotai'
import { HardDrive } from 'lucide-react'
import { pinnedFilesAtom } from '#src/dashboard/offline-data/pinned/pinned-files.ts'

/** Mark in a list: this application's resume is pinned and opens without a network. */
export function PinnedMark({ id }: { id: string }) {
  const isKept = useAtomValue(pinnedFilesAtom).some((file) => file.id === id)
  if (!isKept) return null
  return (
    <span className="mt-1 inline-flex items-center gap-1 font-normal text-ink-soft text-sm">
      <HardDrive aria-hidden size={14} strokeWidth={1.5} />
      Resume on this device
    </span>
  )
}
