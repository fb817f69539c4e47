import { get, promisifyRequest } from 'idb-keyval'
import type { SessionEnd } from '#src/api/session.ts'
import { signOutMarksDatabase } from '#src/offline/disk/device-names.ts'
import { deviceStore } from '#src/offline/disk/device-store.ts'
import { canSeal, digest } from './sealing.ts'

interface Mark {
  /** SHA-256 of the token. */
  token: string
  reason: SessionEnd
}

/** More sessions than one browser ends within the moments that localStorage may lose. */
const most = 20
const marksKey = 'marks'
const marksStore = () => deviceStore(signOutMarksDatabase)
const readMarks = () => get<Mark[]>(marksKey, marksStore())

/**
 * Notes that a session has ended. A browser that is killed may lose that the token was removed from localStorage:
 * the mark is on the disk before.
 *
 * @throws when the disk takes nothing
 */
export function markEnded(token: string, reason: SessionEnd): Promise<void> {
  return change(token, (others, hash) => [...others, { token: hash, reason }].slice(-most))
}

/** A sign-in with the same token begins anew. */
export function unmark(token: string): Promise<void> {
  return change(token, (others) => others)
}

/** Why a token's session has ended; undefined when it has not. */
export async function endOf(token: string): Promise<SessionEnd | undefined> {
  return canSeal() ? endOfDigest(await digest(token)) : undefined
}

/** The same where only the token's SHA-256 is known. */
export async function endOfDigest(hash: string): Promise<SessionEnd | undefined> {
  return (await readMarks())?.find((mark) => mark.token === hash)?.reason
}

/** How the last session ended that did. */
export async function lastEnd(): Promise<SessionEnd | undefined> {
  return (await readMarks())?.at(-1)?.reason
}

/** On the disk itself when it settles, not only on its way there. */
async function change(token: string, next: (others: Mark[], hash: string) => Mark[]): Promise<void> {
  if (!canSeal()) return
  const hash = await digest(token)
  await marksStore()('readonly', async ({ name, transaction: { db } }) => {
    const strict = db.transaction(name, 'readwrite', { durability: 'strict' })
    const rows = strict.objectStore(name)
    const marks: Mark[] = (await promisifyRequest(rows.get(marksKey))) ?? []
    const others = marks.filter((mark) => mark.token !== hash)
    rows.put(next(others, hash), marksKey)
    await promisifyRequest(strict)
  })
}
