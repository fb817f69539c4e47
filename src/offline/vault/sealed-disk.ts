import { promisifyRequest, type UseStore } from 'idb-keyval'
import { isNewer } from '#src/offline/disk/device-store.ts'
import type { Sealed } from './sealing.ts'

/** All that a thief of the disk reads of an answer: how old it is, and where the parts of a long one lie. */
export interface SealedRow extends Sealed {
  dataUpdatedAt: number
  parts?: string[]
}

/** One answer as it is to be written, with those of its parts that are not on the disk yet. */
export interface Writing {
  place: string
  row: SealedRow
  fresh: Map<string, SealedRow>
}

/**
 * Writes each answer unless there is a newer one, and removes the parts that it has no more. All or none.
 *
 * @returns the places of those that were left as they are because parts they build on are gone: another tab's
 *   answer has taken their place
 */
export async function writeSealed(store: UseStore, writings: Writing[]): Promise<string[]> {
  const conflicted: string[] = []
  await store('readwrite', (rows) => {
    for (const { place, row, fresh } of writings) {
      const asked: IDBRequest<SealedRow | undefined> = rows.get(place)
      asked.onsuccess = () => {
        const kept = asked.result
        if (isNewer(kept, row)) return
        const had = kept?.parts ?? []
        const parts = row.parts ?? []
        if (parts.some((name) => !fresh.has(name) && !had.includes(name))) return void conflicted.push(place)
        rows.put(row, place)
        for (const [name, part] of fresh) rows.put(part, name)
        for (const name of had) if (!parts.includes(name)) rows.delete(name)
      }
    }
    return promisifyRequest(rows.transaction)
  })
  return conflicted
}

/** Removes answers with their parts. */
export async function removeSealed(store: UseStore, places: string[]): Promise<void> {
  await store('readwrite', (rows) => {
    for (const place of places) {
      const asked: IDBRequest<SealedRow | undefined> = rows.get(place)
      asked.onsuccess = () => {
        for (const name of asked.result?.parts ?? []) rows.delete(name)
        rows.delete(place)
      }
    }
    return promisifyRequest(rows.transaction)
  })
}

/** Every place at one moment, and the rows under digests: all but the parts. */
export async function readSealed(
  store: UseStore,
): Promise<{ places: IDBValidKey[]; rows: [string, unknown][] }> {
  const digests = IDBKeyRange.bound('0', 'g')
  return store('readonly', async (rows) => {
    const asked = [rows.getAllKeys(), rows.getAllKeys(digests), rows.getAll(digests)] as const
    const [places, keys, values] = await Promise.all([
      promisifyRequest(asked[0]),
      promisifyRequest(asked[1]),
      promisifyRequest<unknown[]>(asked[2]),
    ])
    return { places, rows: keys.map((key, at) => [String(key), values[at]]) }
  })
}
