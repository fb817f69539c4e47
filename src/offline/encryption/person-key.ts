import { clear, get, promisifyRequest } from 'idb-keyval'
import { deviceStore } from '#src/offline/disk/device-store.ts'
import {
  draftsDatabase,
  filesDatabase,
  followUpsDatabase,
  keyDatabase,
  viewsDatabase,
} from '#src/offline/disk/storage-names.ts'
import { canEncrypt, digest, newKey } from './encrypt.ts'

/** Key and the digest of its user. Scripts cannot export the key. */
interface PersonKey {
  owner: string
  key: CryptoKey
  /** Digest of the last persistent session's token. */
  session?: string | undefined
}

const keyOfRow = 'key'

/** Encrypted stores of one user that outlive a session. */
const ofKey = deviceStore(keyDatabase)
export const draftStore = deviceStore(draftsDatabase)
export const fileStore = deviceStore(filesDatabase)
export const followUpStore = deviceStore(followUpsDatabase)
export const viewStore = deviceStore(viewsDatabase)

/**
 * Returns the key of a user's encrypted stores. Another user's data is deleted first.
 *
 * @throws without Web Crypto or without a disk
 */
export function keyOfPerson(person: string): Promise<CryptoKey> {
  const key = asked.get(person) ?? askForKey(person).finally(() => asked.delete(person))
  asked.set(person, key)
  return key
}

/** Pending requests are shared: of two that both found nothing, one would delete the other's data. */
const asked = new Map<string, Promise<CryptoKey>>()

async function askForKey(person: string): Promise<CryptoKey> {
  if (!canEncrypt()) throw new Error('No crypto')
  const owner = await digest(person)
  const kept = await get<PersonKey>(keyOfRow, ofKey)
  if (kept?.owner === owner) return kept.key
  await deletePersonalData()
  const fresh: PersonKey = { owner, key: await newKey() }
  return ofKey('readwrite', async (rows) => {
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
  await ofKey('readwrite', async (rows) => {
    const kept: PersonKey | undefined = await promisifyRequest(rows.get(keyOfRow))
    if (kept) rows.put({ ...kept, session }, keyOfRow)
    await promisifyRequest(rows.transaction)
  })
}

/** Returns the digest of the token noted last; undefined if there is none. */
export async function notedSession(): Promise<string | undefined> {
  return (await get<PersonKey>(keyOfRow, ofKey))?.session
}

/** Deletes a user's data, the key first: without it the rest is unreadable. */
export async function deletePersonalData(): Promise<void> {
  await clear(ofKey)
  await Promise.all([draftStore, fileStore, followUpStore, viewStore].map((store) => clear(store)))
  // Also delete the drafts that closed pages left in localStorage. Last, because a browser may refuse it.
  for (const name in localStorage) if (name.startsWith(draftsDatabase)) delete localStorage[name]
}
