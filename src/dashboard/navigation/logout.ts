import { atom, getDefaultStore } from 'jotai'
import { currentSession, endSession } from '#src/api/session.ts'
import { unsentCount } from '#src/offline/vault/unsent.ts'

/** Of whose session, and how many marks and notes a Logout would delete before the server has them; while that is asked. */
export const askedAtom = atom<{ token: string; unsent: number }>()

/** Ends the session; where something that this person has entered would go with it, that is asked first. */
export function logout(): void {
  const unsent = unsentCount()
  const { token } = currentSession() ?? {}
  if (unsent > 0 && token) getDefaultStore().set(askedAtom, { token, unsent })
  else void endSession('signed-out')
}
