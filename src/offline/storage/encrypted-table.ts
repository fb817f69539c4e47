import { get, getMany, keys, promisifyRequest, type UseStore } from 'idb-keyval'
import { decryptJson, type Encrypted, encryptJson, isEncrypted } from './encrypt.ts'

/** Encrypted value, with the unencrypted time of its writing in milliseconds. */
export interface EncryptedRow extends Encrypted {
  at: number
}

/** Values of one store by name. Each is encrypted and bound to its name: under another one it cannot be read. */
export class EncryptedTable<Value extends { at: number }> {
  readonly #rows: UseStore
  readonly #isValue: (read: unknown) => read is Value

  constructor(rows: UseStore, isValue: (read: unknown) => read is Value) {
    this.#rows = rows
    this.#isValue = isValue
  }

  /** Returns one value; undefined if there is none, or if it was encrypted with another key. */
  async get(key: CryptoKey, name: string): Promise<Value | undefined> {
    const row = await get<unknown>(name, this.#rows)
    const value = isEncrypted(row) && (await decryptJson(key, row, name).catch(() => undefined))
    return this.#isValue(value) ? value : undefined
  }

  /**
   * Returns the values that the key decrypts, and drops the others.
   *
   * @param keyOf called only if there are rows
   * @param isWanted selects rows by name
   */
  async read(
    keyOf: () => Promise<CryptoKey>,
    isWanted: (name: string) => boolean = () => true,
  ): Promise<Map<string, Value>> {
    const names = (await keys<string>(this.#rows)).filter(isWanted)
    if (names.length === 0) return new Map()
    const key = await keyOf()
    // Not `entries`: reading a long list takes a tenth of a second.
    const rows = await getMany<unknown>(names, this.#rows)
    const opened = names.map(async (name, index) => {
      const row = rows[index]
      const value = isEncrypted(row) && (await decryptJson(key, row, name).catch(() => undefined))
      return this.#isValue(value) ? [[name, value] as const] : []
    })
    return new Map((await Promise.all(opened)).flat())
  }

  async encrypt(key: CryptoKey, name: string, value: Value): Promise<EncryptedRow> {
    return { ...(await encryptJson(key, value, name)), at: value.at }
  }

  /** Writes a row at once: a write while the page closes then mostly succeeds. */
  put(name: string, row: EncryptedRow): Promise<void> {
    return this.#rows('readwrite', (rows) => {
      rows.put(row, name)
      rows.transaction.commit()
      return promisifyRequest(rows.transaction)
    })
  }

  /**
   * Changes rows in one transaction.
   *
   * @param change decides with the stored row: writes another one, deletes it (`undefined`), or returns it unchanged
   */
  change(
    names: readonly string[],
    change: (name: string, stored: EncryptedRow | undefined) => EncryptedRow | undefined,
  ): Promise<void> {
    return this.#rows('readwrite', (rows) => {
      for (const name of names) {
        const reading: IDBRequest<EncryptedRow | undefined> = rows.get(name)
        reading.onsuccess = () => {
          const row = change(name, reading.result)
          if (row === undefined) rows.delete(name)
          else if (row !== reading.result) rows.put(row, name)
        }
      }
      return promisifyRequest(rows.transaction)
    })
  }
}
