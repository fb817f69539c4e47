import { useAtomValue } from 'jotai'
import { storageAtom } from '#src/offline/storage/storage-state.ts'
import { useIsHydrated } from '#src/ui/browser/hydrated.ts'
import { useConnection } from './connection.ts'
import { NoteBar, nothingIsStored } from './note-bar.tsx'

/**
 * Note about the connection; invisible while all is well.
 *
 * @param about consequence for the page
 */
export function OfflineNote({ about = 'What you see was saved on this device.' }: { about?: string }) {
  const connection = useConnection()
  const storage = useAtomValue(storageAtom)
  const known = useIsHydrated() ? storage : 'kept'
  const sentence = connection === 'online' ? storageSentences[known] : `${reasons[connection]} ${about}`
  return <NoteBar sentence={sentence} className="flex-wrap gap-y-2 py-2" />
}

const reasons = { offline: 'You are offline.', unreachable: 'The server cannot be reached.' }
const storageSentences = { kept: '', memory: nothingIsStored }
