import { newToken, sessionOf } from '#backend/accounts/sessions.ts'
import { backend } from './backend.ts'

const opening = new Set<Promise<void>>()

/** Starts a session at once, for tests and stories. Gives its token. */
export function openSession(adminId: string): string {
  const token = newToken()
  const row = sessionOf(token, adminId, new Date()).then((session) => {
    backend.own.sessions.add(session)
    opening.delete(row)
  })
  opening.add(row)
  return token
}

/** Until every session that was started is there. */
export async function sessionsAreOpen(): Promise<void> {
  await Promise.all(opening)
}
