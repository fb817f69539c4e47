import { atom, getDefaultStore } from 'jotai'
import { currentSession, endSession } from '#src/api/session.ts'
import { unsentCount } from '#src/offline/encryption/unsent.ts'

/** Session of the open question, and the number of unsent marks and notes that a Logout would delete. */
export const askedAtom = atom<{ token: string; unsent: number }>()

/** Ends the session; asks first if unsent entries of this user would be deleted. */
export function logout(): void {
  const unsent = unsentCount()
  const { token } = currentSession() ?? {}
  if (unsent > 0 && token) getDefaultStore().set(askedAtom, { token, unsent })
  else void endSession('signed-out')
}
