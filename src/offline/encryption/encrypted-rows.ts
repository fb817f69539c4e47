import { delMany, get, type UseStore } from 'idb-keyval'
import type { QueryRows, SavedQuery } from '#src/offline/disk/query-rows.ts'
import type { SavedHead } from '#src/offline/disk/saved-head.ts'
import { digest, encryptJson } from './encrypt.ts'
import {
  additionalDataOf,
  type DecryptedRow,
  decryptRow,
  type EncryptedRow,
  type EncryptedWrite,
  readEncrypted,
  readParts,
  removeEncrypted,
  writeEncrypted,
} from './encrypted-disk.ts'
import { isLong, type Part, reusablePart, splitList } from './list-parts.ts'
import { isCachedQuery } from './session-key.ts'

/** Number of rows at most that a list's page shows. */
const headLength = 100

/** Encrypted content of a long list's own row: all but the records, which are stored in parts. */
interface PartsIndex extends Omit<SavedQuery, 'data'> {
  parts: { name: string; count: number }[]
}

/** Cached queries, encrypted with the session's key. Rows of another session and unencrypted ones are deleted. */
export class EncryptedRows implements QueryRows {
  readonly #store: UseStore
  readonly #cryptoKey: CryptoKey
  readonly #keys = new Map<string, Promise<string>>()
  /** Parts of each long list as this tab has read or written them, by the list's key. */
  readonly #parts = new Map<string, readonly Part[]>()

  constructor(store: UseStore, cryptoKey: CryptoKey) {
    this.#store = store
    this.#cryptoKey = cryptoKey
  }

  async first(hashes: string[]) {
    const rows: DecryptedRow[] = []
    const heads: SavedHead[] = []
    const open = async (hash: string) => {
      const { key, opened } = await this.#read(hash)
      if (opened && isPartsIndex(opened[1])) heads.push(await this.#headOf(key, hash, opened[1]))
      else if (opened) rows.push(opened)
    }
    await Promise.all(hashes.map(open))
    return { rows, heads }
  }

  async some(hashes: string[]): Promise<DecryptedRow[]> {
    const open = async (hash: string) => {
      const { key, opened } = await this.#read(hash)
      return opened ? [await this.#withRecords(key, opened)] : []
    }
    return (await Promise.all(hashes.map(open))).flat()
  }

  async all(except: string[] = []): Promise<DecryptedRow[]> {
    const skipped = new Set(await Promise.all(except.map((hash) => this.#keyOf(hash))))
    const { keys, rows } = await readEncrypted(this.#store)
    const usedKeys = new Set<IDBValidKey>()
    const open = async ([key, row]: [string, unknown]): Promise<DecryptedRow[]> => {
      const opened = skipped.has(key) ? undefined : await this.#open(key, row)
      if (!opened && !skipped.has(key)) return []
      for (const usedKey of [key, ...partNamesOf(row)]) usedKeys.add(usedKey)
      return opened ? [await this.#withRecords(key, opened)] : []
    }
    const opened = await Promise.all(rows.map(open))
    // Delete rows of another session, modified rows, and parts that no list names.
    const unused = keys.filter((key) => isCachedQuery(key) && !usedKeys.has(key))
    if (unused.length > 0) await delMany(unused, this.#store)
    return opened.flat()
  }

  async writeNewer(queries: Map<string, SavedQuery>): Promise<void> {
    const conflicted = await this.#write([...queries], true)
    // If another tab has replaced known parts, encrypt these lists again as a whole.
    if (conflicted.length > 0) await this.#write(conflicted, false)
  }

  async remove(hashes: string[]): Promise<void> {
    const keys = await Promise.all(hashes.map((hash) => this.#keyOf(hash)))
    await removeEncrypted(this.#store, keys)
    for (const key of keys) this.#parts.delete(key)
  }

  #keyOf(hash: string): Promise<string> {
    const key = this.#keys.get(hash) ?? digest(hash)
    this.#keys.set(hash, key)
    return key
  }

  async #read(hash: string): Promise<{ key: string; opened: DecryptedRow | undefined }> {
    const key = await this.#keyOf(hash)
    return { key, opened: await this.#open(key, await get(key, this.#store)) }
  }

  #open(key: string, row: unknown): Promise<DecryptedRow | undefined> {
    return decryptRow(this.#cryptoKey, key, row)
  }

  async #withRecords(key: string, [hash, row]: DecryptedRow): Promise<DecryptedRow> {
    if (!isPartsIndex(row)) return [hash, row]
    const { parts: listed, ...rest } = row
    const names = listed.map(({ name }) => name)
    const parts = await readParts(this.#store, this.#cryptoKey, key, names)
    this.#parts.set(key, parts)
    return [hash, { ...rest, data: parts.flatMap(({ items }) => items) }]
  }

  async #headOf(key: string, hash: string, index: PartsIndex): Promise<SavedHead> {
    const { parts, dataUpdatedAt, clockOffset } = index
    let count = 0
    const names = parts.flatMap((part) => {
      if (count >= headLength) return []
      count += part.count
      return [part.name]
    })
    const read = await readParts(this.#store, this.#cryptoKey, key, names)
    const total = parts.reduce((sum, part) => sum + part.count, 0)
    return { hash, rows: read.flatMap(({ items }) => items), total, dataUpdatedAt, clockOffset }
  }

  /**
   * Encrypts everything before the transaction, which would not stay open that long.
   *
   * @param reusesParts whether parts that this tab knows stay unchanged on the disk
   * @returns the queries that could not be written because such parts are gone
   */
  async #write(queries: [string, SavedQuery][], reusesParts: boolean): Promise<[string, SavedQuery][]> {
    const sealed = await Promise.all(queries.map(([hash, query]) => this.#seal(hash, query, reusesParts)))
    const conflicted = await writeEncrypted(
      this.#store,
      sealed.map(({ write }) => write),
    )
    for (const { write, parts } of sealed)
      if (!conflicted.includes(write.key)) this.#parts.set(write.key, parts)
    return queries.filter((_, index) => conflicted.includes(sealed[index]?.write.key ?? ''))
  }

  async #seal(
    hash: string,
    query: SavedQuery,
    reusesParts: boolean,
  ): Promise<{ write: EncryptedWrite; parts: Part[] }> {
    const key = await this.#keyOf(hash)
    const { data, ...rest } = query
    const { dataUpdatedAt } = rest
    const newParts = new Map<string, EncryptedRow>()
    if (!isLong(data)) {
      return {
        write: { key, row: await this.#sealRow(key, [hash, query], dataUpdatedAt), newParts },
        parts: [],
      }
    }
    const findSame = reusablePart(reusesParts ? (this.#parts.get(key) ?? []) : [])
    const sealPart = async (items: unknown[]): Promise<Part> => {
      const name = `part ${crypto.randomUUID()}`
      newParts.set(name, await this.#sealRow(name, [key, items], dataUpdatedAt))
      return { name, items }
    }
    const parts = await Promise.all(splitList(data).map((items) => findSame(items) ?? sealPart(items)))
    const index: PartsIndex = {
      ...rest,
      parts: parts.map(({ name, items }) => ({ name, count: items.length })),
    }
    const row = await this.#sealRow(key, [hash, index], dataUpdatedAt)
    return { write: { key, row: { ...row, parts: parts.map(({ name }) => name) }, newParts }, parts }
  }

  async #sealRow(key: string, content: unknown, dataUpdatedAt: number): Promise<EncryptedRow> {
    const sealed = await encryptJson(this.#cryptoKey, content, additionalDataOf(key, dataUpdatedAt))
    return { ...sealed, dataUpdatedAt }
  }
}

function isPartsIndex(row: unknown): row is PartsIndex {
  return Array.isArray(Object(row).parts)
}

/** Returns the unencrypted names of parts; the list's content comes from encrypted data only. */
function partNamesOf(row: unknown): string[] {
  const parts: unknown = Object(row).parts
  return Array.isArray(parts) ? parts.map(String) : []
}
