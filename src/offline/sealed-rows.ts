import { delMany, entries, get, promisifyRequest, type UseStore } from 'idb-keyval'
import { type QueryRows, type SavedQuery, writeNewer } from './device-store.ts'
import {
  digest,
  isSealed,
  newSessionKey,
  type Sealed,
  sealJson,
  unsealJson,
  unwrapped,
  type WrappedKey,
} from './sealing.ts'

/** What a person's database holds beside the answers. */
const keyPlace = 'key'
export const leasePlace = 'lease'
const own = [keyPlace, leasePlace]

/** All that a thief of the disk reads of an answer: how old it is. */
interface SealedQuery extends Sealed {
  dataUpdatedAt: number
}

/** Saved queries that only the session's key opens. Nobody else's rows, and none in the open, stay. */
export function sealedRows(store: UseStore, key: CryptoKey): QueryRows {
  const places = new Map<string, Promise<string>>()

  function placeOf(hash: string): Promise<string> {
    const known = places.get(hash) ?? digest(hash)
    places.set(hash, known)
    return known
  }

  async function sealed([hash, query]: [string, SavedQuery]): Promise<[string, SealedQuery]> {
    const place = await placeOf(hash)
    const { dataUpdatedAt } = query
    return [place, { ...(await sealJson(key, [hash, query], about(place, dataUpdatedAt))), dataUpdatedAt }]
  }

  return {
    async all() {
      const rows = await entries<string, unknown>(store)
      const answers = rows.filter(([place]) => !own.includes(place))
      const opened = await Promise.all(answers.map(([place, row]) => openedRow(key, place, row)))
      const unreadable = answers.filter((_, index) => !opened[index]).map(([place]) => place)
      if (unreadable.length > 0) await delMany(unreadable, store)
      return opened.filter((row) => row !== undefined)
    },
    // Sealing takes longer than a transaction stays open, so all of it is done before.
    writeNewer: async (queries) => writeNewer(store, new Map(await Promise.all(Array.from(queries, sealed)))),
    remove: async (hashes) => delMany(await Promise.all(hashes.map(placeOf)), store),
  }
}

/** The key of a session's saved answers. What another session has left is emptied. */
export async function sessionKey(store: UseStore, token: string): Promise<CryptoKey> {
  const kept = await get<WrappedKey>(keyPlace, store)
  const key = kept && (await unwrapped(token, kept).catch(() => undefined))
  if (key) return key
  const fresh = await newSessionKey(token)
  const winner = await store('readwrite', async (rows) => {
    // Of two tabs that begin together the first one's key stays.
    const now: WrappedKey | undefined = await promisifyRequest(rows.get(keyPlace))
    if (now && !sameSalt(now, kept)) return now
    rows.clear()
    rows.put(fresh.wrapped, keyPlace)
    await promisifyRequest(rows.transaction)
    return fresh.wrapped
  })
  return winner === fresh.wrapped ? fresh.key : unwrapped(token, winner)
}

/** Removes the answers; the key and the lease stay. */
export async function emptyAnswers(store: UseStore): Promise<void> {
  await store('readwrite', async (rows) => {
    const places = await promisifyRequest(rows.getAllKeys())
    for (const place of places) if (!own.includes(String(place))) rows.delete(place)
    await promisifyRequest(rows.transaction)
  })
}

async function openedRow(
  key: CryptoKey,
  place: string,
  row: unknown,
): Promise<[string, unknown] | undefined> {
  if (!isSealed(row) || !('dataUpdatedAt' in row)) return undefined
  const opened = await unsealJson(key, row, about(place, row.dataUpdatedAt)).catch(() => undefined)
  if (!Array.isArray(opened) || typeof opened[0] !== 'string') return undefined
  return [opened[0], opened[1]]
}

const about = (place: string, dataUpdatedAt: unknown) => `${place} ${dataUpdatedAt}`
const sameSalt = (one: WrappedKey, other?: WrappedKey) => String(one.salt) === String(other?.salt)
