import { get, promisifyRequest } from 'idb-keyval'
import { deviceStore } from '#src/offline/storage/device-store.ts'
import { canEncrypt, digest, newKey } from '#src/offline/storage/encrypt.ts'
import { emptyPersonalData } from '#src/offline/storage/staff-stores.ts'
import { safeLocal } from '#src/ui/browser/safe-storage.ts'

/** Key and the digest of its user. Scripts cannot export the key. */
interface PersonKey {
  owner: string
  key: CryptoKey
  /** Digest of the last persistent session's token. */
  session?: string | undefined
}

const keyOfRow = 'key'

/** Encrypted stores of one user that outlive a session. */
const keyStore = deviceStore('personKey')
export const draftStore = deviceStore('staffDrafts')
export const fileStore = deviceStore('pinnedFiles')
export const followUpStore = deviceStore('followUps')
export const viewStore = deviceStore('views')

/**
 * Returns the key of a user's encrypted stores. Another user's data is deleted first.
 *
 * @throws without Web Crypto or without a disk
 */
export function keyOfPerson(person: string): Promise<CryptoKey> {
  const key = pendingKeys.get(person) ?? askForKey(person).finally(() => pendingKeys.delete(person))
  pendingKeys.set(person, key)
  return key
}

/** Pending requests are shared: of two that both found nothing, one would delete the other's data. */
const pendingKeys = new Map<string, Promise<CryptoKey>>()

async function askForKey(person: string): Promise<CryptoKey> {
  if (!canEncrypt()) throw new Error('No crypto')
  const owner = await digest(person)
  const stored = await get<PersonKey>(keyOfRow, keyStore)
  if (stored?.owner === owner) return stored.key
  await deletePersonalData()
  const fresh: PersonKey = { owner, key: await newKey() }
  return keyStore('readwrite', async (rows) => {
    // If two tabs create a key at once, the first one wins.
    const now: PersonKey | undefined = await promisifyRequest(rows.get(keyOfRow))
    if (now?.owner === owner) return now.key
    rows.put(fresh, keyOfRow)
    await promisifyRequest(rows.transaction)
    return fresh.key
  })
}

/** Notes the persistent session by its token; undefined if it ends with its tab. */
export async function noteSession(token: string | undefined): Promise<void> {
  const session = token === undefined ? undefined : await digest(token)
  // At most page loads the note is unchanged, and a read costs no write.
  if ((await notedSession()) === session) return
  await keyStore('readwrite', async (rows) => {
    const stored: PersonKey | undefined = await promisifyRequest(rows.get(keyOfRow))
    if (stored) rows.put({ ...stored, session }, keyOfRow)
    await promisifyRequest(rows.transaction)
  })
}

/** Returns the digest of the token noted last; undefined if there is none. */
export async function notedSession(): Promise<string | undefined> {
  return (await get<PersonKey>(keyOfRow, keyStore))?.session
}

/** Prefix of the drafts of staff that closed pages left in localStorage. */
export const leftDraftsPrefix = 'kept-staff-drafts '

/** Deletes a user's data that outlives a session. */
export async function deletePersonalData(): Promise<void> {
  await emptyPersonalData()
  for (const name of safeLocal.names(leftDraftsPrefix)) safeLocal.remove(name)
}
