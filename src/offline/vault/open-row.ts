import { getMany, type UseStore } from 'idb-keyval'
import type { Part } from './list-parts.ts'
import { isSealed, unsealJson } from './sealing.ts'

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
