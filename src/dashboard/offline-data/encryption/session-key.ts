import { get, promisifyRequest, type UseStore } from 'idb-keyval'
import { newSessionKey, unwrapKey, type WrappedKey } from '#src/offline/storage/encrypt.ts'

/** Keys of the rows in a user's database that are not responses. */
const wrappedKey = 'key'
export const keyOfOfflinePeriod = 'lease'

/** Whether a row is a response or a part of one. */
export const isCachedQuery = (key: IDBValidKey) => key !== wrappedKey && key !== keyOfOfflinePeriod

/** Returns the key of a session's cached responses. Data of another session is deleted. */
export async function sessionKey(store: UseStore, token: string): Promise<CryptoKey> {
  const kept = await get<WrappedKey>(wrappedKey, store)
  const key = kept && (await unwrapKey(token, kept).catch(() => undefined))
  if (key) return key
  const fresh = await newSessionKey(token)
  const winner = await store('readwrite', async (rows) => {
    // If two tabs create a key at once, the first one wins.
    const now: WrappedKey | undefined = await promisifyRequest(rows.get(wrappedKey))
    if (now && !sameSalt(now, kept)) return now
    rows.clear()
    rows.put(fresh.wrapped, wrappedKey)
    await promisifyRequest(rows.transaction)
    return fresh.wrapped
  })
  return winner === fresh.wrapped ? fresh.key : unwrapKey(token, winner)
}

const sameSalt = (one: WrappedKey, other?: WrappedKey) => String(one.salt) === String(other?.salt)
