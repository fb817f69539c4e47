import { useAtomValue } from 'jotai'
import { connectionAtom } from '#src/offline/connection.ts'

/** Above a form's buttons while nothing can be saved: why, and what becomes of the entries. */
export function NeedsNetwork() {
  const connection = useAtomValue(connectionAtom)
  if (connection === 'online') return null
  return (
    <p className="col-span-full rounded-md border-caution border-l-2 bg-caution/10 px-3 py-2 text-sm">
      {sentences[connection]} What you typed stays here: save it when the connection is back.
    </p>
  )
}

const sentences = {
  offline: 'Saving needs a network, and this device has none.',
  unreachable: 'Saving needs the server, which cannot be reached.',
}
