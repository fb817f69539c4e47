import { getMany, promisifyRequest, type UseStore } from 'idb-keyval'
import { isNewer } from '#src/offline/disk/query-rows.ts'
import type { Part } from './list-parts.ts'
import { isSealed, type Sealed, unsealJson } from './sealing.ts'

/** All that a thief of the disk reads of an answer: how old it is, and where the parts of a long one lie. */
export interface SealedRow extends Sealed {
  dataUpdatedAt: number
  parts?: string[]
}

/** One answer as it is to be written, with those of its parts that are not on the disk yet. */
export interface SealedWrite {
  key: string
  row: SealedRow
  newParts: Map<string, SealedRow>
}

/**
 * Writes each answer unless there is a newer one, and removes the parts that it has no more. All or none.
 *
 * @returns the keys of those that were left as they are because parts they build on are gone: another tab's answer has
 *   replaced them
 */
export async function writeSealed(store: UseStore, writes: SealedWrite[]): Promise<string[]> {
  const conflicted: string[] = []
  await store('readwrite', (rows) => {
    for (const { key, row, newParts } of writes) {
      const reading: IDBRequest<SealedRow | undefined> = rows.get(key)
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

/** Removes answers with their parts. */
export async function removeSealed(store: UseStore, keys: string[]): Promise<void> {
  await store('readwrite', (rows) => {
    for (const key of keys) {
      const reading: IDBRequest<SealedRow | undefined> = rows.get(key)
      reading.onsuccess = () => {
        for (const name of reading.result?.parts ?? []) rows.delete(name)
        rows.delete(key)
      }
    }
    return promisifyRequest(rows.transaction)
  })
}

/** Every key at one moment, and the rows under digests: all but the parts. */
export async function readSealed(
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

/** A saved query's hash and what is saved of it; of a part its list's key and its records. */
export type OpenedRow = [hash: string, row: unknown]

/** What a row is sealed with besides its contents: one that was moved, or whose age was changed, does not open. */
export const additionalDataOf = (key: string, dataUpdatedAt: unknown) => `${key} ${dataUpdatedAt}`

/** Undefined for what this key did not seal, or not under this key of the database. */
export async function openRow(
  cryptoKey: CryptoKey,
  key: string,
  row: unknown,
): Promise<OpenedRow | undefined> {
  if (!isSealed(row) || !('dataUpdatedAt' in row)) return undefined
  const additionalData = additionalDataOf(key, row.dataUpdatedAt)
  const opened = await unsealJson(cryptoKey, row, additionalData).catch(() => undefined)
  if (!Array.isArray(opened) || typeof opened[0] !== 'string') return undefined
  return [opened[0], opened[1]]
}

/** The records of some parts of a list; one that does not open is missing, and comes with the next answer. */
export async function readParts(
  store: UseStore,
  cryptoKey: CryptoKey,
  listKey: string,
  names: string[],
): Promise<Part[]> {
  const rows = await getMany<unknown>(names, store)
  const opened = await Promise.all(rows.map((row, index) => openRow(cryptoKey, names[index] ?? '', row)))
  return opened.flatMap((part, index) => {
    const name = names[index]
    return name && part?.[0] === listKey && Array.isArray(part[1]) ? [{ name, items: part[1] }] : []
  })
}
