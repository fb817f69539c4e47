import { getMany, promisifyRequest, type UseStore } from 'idb-keyval'
import { isNewer } from '#src/offline/disk/query-rows.ts'
import { decryptJson, type Encrypted, isEncrypted } from './encrypt.ts'
import type { Part } from './list-parts.ts'

/** Encrypted row. Unencrypted are only its age and the names of a long list's parts. */
export interface EncryptedRow extends Encrypted {
  dataUpdatedAt: number
  parts?: string[]
}

/** Response to write, with those of its parts that are not on the disk yet. */
export interface EncryptedWrite {
  key: string
  row: EncryptedRow
  newParts: Map<string, EncryptedRow>
}

/**
 * Writes each response unless there is a newer one, and deletes its unused parts. All or none.
 *
 * @returns the keys that were not written because parts they build on are gone: another tab's response has replaced
 * them
 */
export async function writeEncrypted(store: UseStore, writes: EncryptedWrite[]): Promise<string[]> {
  const conflicted: string[] = []
  await store('readwrite', (rows) => {
    for (const { key, row, newParts } of writes) {
      const reading: IDBRequest<EncryptedRow | undefined> = rows.get(key)
      reading.onsuccess = () => {
        const kept = reading.result
        if (isNewer(kept, row)) return
        const oldParts = kept?.parts ?? []
        const parts = row.parts ?? []
        const isConflicted = parts.some((name) => !newParts.has(name) && !oldParts.includes(name))
        if (isConflicted) return void conflicted.push(key)
        rows.put(row, key)
        for (const [name, part] of newParts) rows.put(part, name)
        for (const name of oldParts) if (!parts.includes(name)) rows.delete(name)
      }
    }
    return promisifyRequest(rows.transaction)
  })
  return conflicted
}

/** Deletes responses with their parts. */
export async function removeEncrypted(store: UseStore, keys: string[]): Promise<void> {
  await store('readwrite', (rows) => {
    for (const key of keys) {
      const reading: IDBRequest<EncryptedRow | undefined> = rows.get(key)
      reading.onsuccess = () => {
        for (const name of reading.result?.parts ?? []) rows.delete(name)
        rows.delete(key)
      }
    }
    return promisifyRequest(rows.transaction)
  })
}

/** Returns every key, and the rows under digests, without the parts, from one transaction. */
export async function readEncrypted(
  store: UseStore,
): Promise<{ keys: IDBValidKey[]; rows: [string, unknown][] }> {
  const digests = IDBKeyRange.bound('0', 'g')
  return store('readonly', async (rows) => {
    const requests = [rows.getAllKeys(), rows.getAllKeys(digests), rows.getAll(digests)] as const
    const [keys, rowKeys, values] = await Promise.all([
      promisifyRequest(requests[0]),
      promisifyRequest(requests[1]),
      promisifyRequest<unknown[]>(requests[2]),
    ])
    return { keys, rows: rowKeys.map((key, index) => [String(key), values[index]]) }
  })
}

/** Query hash and its row; for a part the list's key and its records. */
export type DecryptedRow = [hash: string, row: unknown]

/** Returns the additional authenticated data: a row that was moved, or whose age was changed, cannot be decrypted. */
export const additionalDataOf = (key: string, dataUpdatedAt: unknown) => `${key} ${dataUpdatedAt}`

/** Decrypts a row; undefined if it was encrypted with another key or under another name. */
export async function decryptRow(
  cryptoKey: CryptoKey,
  key: string,
  row: unknown,
): Promise<DecryptedRow | undefined> {
  if (!isEncrypted(row) || !('dataUpdatedAt' in row)) return undefined
  const additionalData = additionalDataOf(key, row.dataUpdatedAt)
  const opened = await decryptJson(cryptoKey, row, additionalData).catch(() => undefined)
  if (!Array.isArray(opened) || typeof opened[0] !== 'string') return undefined
  return [opened[0], opened[1]]
}

/** Returns the records of some parts of a list; an unreadable part is missing and comes with the next response. */
export async function readParts(
  store: UseStore,
  cryptoKey: CryptoKey,
  listKey: string,
  names: string[],
): Promise<Part[]> {
  const rows = await getMany<unknown>(names, store)
  const opened = await Promise.all(rows.map((row, index) => decryptRow(cryptoKey, names[index] ?? '', row)))
  return opened.flatMap((part, index) => {
    const name = names[index]
    return name && part?.[0] === listKey && Array.isArray(part[1]) ? [{ name, items: part[1] }] : []
  })
}
