import { get, promisifyRequest } from 'idb-keyval'
import type { SessionEnd } from '#src/api/session.ts'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { canEncrypt, digest } from '#src/offline/storage/encrypt.ts'

interface Mark {
  /** SHA-256 of the token. */
  token: string
  reason: SessionEnd
}

/** More sessions than end in a browser before localStorage is flushed to disk. */
const most = 20
const marksKey = 'marks'
const marksStore = deviceStore('signOutMarks')
const readMarks = () => get<Mark[]>(marksKey, marksStore)

/**
 * Marks a session as ended. A killed browser may lose the removal of the token from localStorage: the mark is on the
 * disk before.
 *
 * @throws if the disk rejects the write
 */
export function markEnded(token: string, reason: SessionEnd): Promise<void> {
  return change(token, (others, hash) => [...others, { token: hash, reason }].slice(-most))
}

/** Removes the mark of a token, with which a user signs in again. */
export function removeSignOutMark(token: string): Promise<void> {
  return change(token, (others) => others)
}

/** Returns why a token's session has ended; undefined if it has not. */
export async function endOf(token: string): Promise<SessionEnd | undefined> {
  return canEncrypt() ? endOfDigest(await digest(token)) : undefined
}

/** Returns the same if only the token's SHA-256 is known. */
export async function endOfDigest(hash: string): Promise<SessionEnd | undefined> {
  return (await readMarks())?.find((mark) => mark.token === hash)?.reason
}

/** Returns the reason of the last ended session. */
export async function lastEnd(): Promise<SessionEnd | undefined> {
  return (await readMarks())?.at(-1)?.reason
}

/** Changes the marks; settles when they are on the disk itself. */
async function change(token: string, next: (others: Mark[], hash: string) => Mark[]): Promise<void> {
  if (!canEncrypt()) return
  const hash = await digest(token)
  await marksStore('readonly', async ({ name, transaction: { db } }) => {
    const strict = db.transaction(name, 'readwrite', { durability: 'strict' })
    const rows = strict.objectStore(name)
    const marks: Mark[] = (await promisifyRequest(rows.get(marksKey))) ?? []
    const others = marks.filter((mark) => mark.token !== hash)
    rows.put(next(others, hash), marksKey)
    await promisifyRequest(strict)
  })
}
