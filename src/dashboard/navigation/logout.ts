import { atom } from 'jotai'
import { currentSession, endSession } from '#src/api/session.ts'
import { unsentCount } from '#src/dashboard/offline-data/encryption/unsent.ts'
import { store } from '#src/ui/browser/store.ts'

/** Session of the open question, and the number of unsent marks and notes that a Logout would delete. */
export const logoutQuestionAtom = atom<{ token: string; unsent: number }>()

/** Ends the session; asks first if unsent entries of this user would be deleted. */
export function logout(): void {
  const unsent = unsentCount()
  const { token } = currentSession() ?? {}
  if (unsent > 0 && token) store.set(logoutQuestionAtom, { token, unsent })
  else void endSession('signed-out')
}
