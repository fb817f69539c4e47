import { useSetAtom } from 'jotai'
import { endSession } from '#src/api/session.ts'
import { useConnection } from '#src/offline/connection/connection.ts'
import { ConfirmDialog } from '#src/ui/overlay/confirm/confirm-dialog.tsx'
import { logoutQuestionAtom } from './logout.ts'

/** @param unsent how many marks and notes the server does not have */
export function LogoutQuestion({ unsent }: { unsent: number }) {
  const ask = useSetAtom(logoutQuestionAtom)
  const isOnline = useConnection() === 'online'
  const what = unsent === 1 ? '1 mark or note has' : `${unsent} marks and notes have`
  return (
    <ConfirmDialog
      open
      onOpenChange={() => ask(undefined)}
      title="Log out now?"
      sentence={`${what} not reached the server yet. Logging out deletes ${unsent === 1 ? 'it' : 'them'} from this device.${isOnline ? '' : ' Without a connection nobody can log in again.'}`}
      confirmLabel="Log out"
      busyLabel="Logging out..."
      onConfirm={() => endSession('signed-out')}
    />
  )
}
