import { clear, get, promisifyRequest } from 'idb-keyval'
import {
  draftsDatabase,
  filesDatabase,
  keyDatabase,
  notesDatabase,
  viewsDatabase,
} from '#src/offline/disk/device-names.ts'
import { deviceStore } from '#src/offline/disk/device-store.ts'
import { canSeal, digest, newKey } from './sealing.ts'

/** A key and the digest of the person it belongs to. No script can read the key itself. */
interface PersonKey {
  owner: string
  key: CryptoKey
  /** The last session that this device was to stay signed in with, by the digest of its token. */
  session?: string | undefined
}

const keyOfRow = 'key'

/** What one person keeps on this device beyond a session, sealed. */
const ofKey = deviceStore(keyDatabase)
export const ofDrafts = deviceStore(draftsDatabase)
export const ofFiles = deviceStore(filesDatabase)
export const ofAnswers = deviceStore(notesDatabase)
export const ofViews = deviceStore(viewsDatabase)

/**
 * The key of what a person keeps. What another person has kept is emptied first.
 *
 * @throws without Web Crypto or without a disk
 */
export function keyOfPerson(person: string): Promise<CryptoKey> {
  const key = asked.get(person) ?? askForKey(person).finally(() => asked.delete(person))
  asked.set(person, key)
  return key
}

/** Who asks meanwhile gets the same answer: of two that both found nothing one would empty what the other has made. */
const asked = new Map<string, Promise<CryptoKey>>()

async function askForKey(person: string): Promise<CryptoKey> {
  if (!canSeal()) throw new Error('No crypto')
  const owner = await digest(person)
  const kept = await get<PersonKey>(keyOfRow, ofKey)
  if (kept?.owner === owner) return kept.key
  await deletePersonalData()
  const fresh: PersonKey = { owner, key: await newKey() }
  return ofKey('readwrite', async (rows) => {
    // Of two tabs that ask together the first one's key stays.
    const now: PersonKey | undefined = await promisifyRequest(rows.get(keyOfRow))
    if (now?.owner === owner) return now.key
    rows.put(fresh, keyOfRow)
    await promisifyRequest(rows.transaction)
    return fresh.key
  })
}

/** Notes the session that is to stay, by its token; undefined where it ends with its tab. */
export async function noteSession(token: string | undefined): Promise<void> {
  const session = token === undefined ? undefined : await digest(token)
  // Nearly every start notes what is noted: a look costs the disk nothing.
  if ((await notedSession()) === session) return
  await ofKey('readwrite', async (rows) => {
    const kept: PersonKey | undefined = await promisifyRequest(rows.get(keyOfRow))
    if (kept) rows.put({ ...kept, session }, keyOfRow)
    await promisifyRequest(rows.transaction)
  })
}

/** The digest of the token that was noted last; undefined where none was. */
export async function notedSession(): Promise<string | undefined> {
  return (await get<PersonKey>(keyOfRow, ofKey))?.session
}

/** The key goes first: without it the rest is noise. */
export async function deletePersonalData(): Promise<void> {
  await clear(ofKey)
  await Promise.all([ofDrafts, ofFiles, ofAnswers, ofViews].map((store) => clear(store)))
  // What pages have left for the database. Last, as a browser may refuse it.
  for (const name in localStorage) if (name.startsWith(draftsDatabase)) delete localStorage[name]
}
