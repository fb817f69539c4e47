import { newToken, sessionOf } from '#backend/accounts/sessions.ts'
import { backend } from './backend.ts'

const opening = new Set<Promise<void>>()

/** Starts a session immediately, for tests and stories. Returns its token. */
export function openSession(adminId: string): string {
  const token = newToken()
  const row = sessionOf(token, adminId, new Date()).then((session) => {
    backend.internal.sessions.add(session)
    opening.delete(row)
  })
  opening.add(row)
  return token
}

/** Waits until every started session has been stored. */
export async function sessionsAreOpen(): Promise<void> {
  await Promise.all(opening)
}
