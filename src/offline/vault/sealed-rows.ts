import { delMany, get, getMany, type UseStore } from 'idb-keyval'
import type { QueryRows, SavedQuery } from '#src/offline/disk/device-store.ts'
import type { SavedHead } from '#src/offline/disk/saved-head.ts'
import { cut, isLong, type Part, reusable } from './list-parts.ts'
import { readSealed, removeSealed, type SealedRow, type Writing, writeSealed } from './sealed-disk.ts'
import { digest, isSealed, sealJson, unsealJson } from './sealing.ts'
import { isAnswer } from './session-key.ts'

/** More rows than this no page of a list shows. */
const headLength = 100

/** What is sealed of a long list under its own digest: all but the records, which lie in parts. */
interface Index extends Omit<SavedQuery, 'data'> {
  parts: { name: string; count: number }[]
}

type Opened = [hash: string, row: unknown]

/** Saved queries that only the session's key opens. Nobody else's rows, and none in the open, stay. */
export function sealedRows(store: UseStore, key: CryptoKey): QueryRows {
  const places = new Map<string, Promise<string>>()
  /** The parts of each long list as this tab has read or written them. */
  const known = new Map<string, Part[]>()

  function placeOf(hash: string): Promise<string> {
    const place = places.get(hash) ?? digest(hash)
    places.set(hash, place)
    return place
  }

  async function sealed(place: string, content: unknown, dataUpdatedAt: number): Promise<SealedRow> {
    return { ...(await sealJson(key, content, about(place, dataUpdatedAt))), dataUpdatedAt }
  }

  async function writing(
    hash: string,
    query: SavedQuery,
    before?: Part[],
  ): Promise<Writing & { parts: Part[] }> {
    const place = await placeOf(hash)
    const { data, ...rest } = query
    const fresh = new Map<string, SealedRow>()
    if (!isLong(data)) {
      return { place, row: await sealed(place, [hash, query], query.dataUpdatedAt), fresh, parts: [] }
    }
    const same = reusable(before ?? [])
    const seal = async (items: unknown[]): Promise<Part> => {
      const name = `part ${crypto.randomUUID()}`
      fresh.set(name, await sealed(name, [place, items], query.dataUpdatedAt))
      return { name, items }
    }
    const parts = await Promise.all(cut(data).map((items) => same(items) ?? seal(items)))
    const index: Index = { ...rest, parts: parts.map(({ name, items }) => ({ name, count: items.length })) }
    const row = await sealed(place, [hash, index], query.dataUpdatedAt)
    return { place, row: { ...row, parts: parts.map(({ name }) => name) }, fresh, parts }
  }

  /** The records of some parts; one that does not open is missing, and comes with the next answer. */
  async function openedParts(place: string, names: string[]): Promise<Part[]> {
    const rows = await getMany<unknown>(names, store)
    const opened = await Promise.all(rows.map((row, at) => openedRow(key, names[at] ?? '', row)))
    return opened.flatMap((part, at) => {
      const name = names[at]
      return name && part?.[0] === place && Array.isArray(part[1]) ? [{ name, items: part[1] }] : []
    })
  }

  async function withParts(place: string, [hash, row]: Opened): Promise<Opened> {
    if (!isIndex(row)) return [hash, row]
    const { parts: listed, ...rest } = row
    const parts = await openedParts(
      place,
      listed.map(({ name }) => name),
    )
    known.set(place, parts)
    return [hash, { ...rest, data: parts.flatMap(({ items }) => items) }]
  }

  async function headOf(place: string, hash: string, index: Index): Promise<SavedHead> {
    let count = 0
    const names = index.parts.flatMap((part) => {
      if (count >= headLength) return []
      count += part.count
      return [part.name]
    })
    const rows = (await openedParts(place, names)).flatMap(({ items }) => items)
    const total = index.parts.reduce((sum, part) => sum + part.count, 0)
    return { hash, rows, total, dataUpdatedAt: index.dataUpdatedAt }
  }

  return {
    async first(hashes) {
      const rows: Opened[] = []
      const heads: SavedHead[] = []
      const open = async (hash: string) => {
        const place = await placeOf(hash)
        const opened = await openedRow(key, place, await get(place, store))
        if (opened && isIndex(opened[1])) heads.push(await headOf(place, hash, opened[1]))
        else if (opened) rows.push(opened)
      }
      await Promise.all(hashes.map(open))
      return { rows, heads }
    },
    async some(hashes) {
      const open = async (hash: string) => {
        const place = await placeOf(hash)
        const opened = await openedRow(key, place, await get(place, store))
        return opened ? [await withParts(place, opened)] : []
      }
      return (await Promise.all(hashes.map(open))).flat()
    },
    async all(except = []) {
      const skipped = new Set(await Promise.all(except.map(placeOf)))
      const { places: all, rows } = await readSealed(store)
      const used = new Set<IDBValidKey>()
      const open = async ([place, row]: [string, unknown]): Promise<Opened[]> => {
        const opened = skipped.has(place) ? undefined : await openedRow(key, place, row)
        if (!opened && !skipped.has(place)) return []
        for (const used of [place, ...partsOf(row)]) keep(used)
        return opened ? [await withParts(place, opened)] : []
      }
      const keep = (place: string) => used.add(place)
      const opened = await Promise.all(rows.map(open))
      // Nobody else's rows, none that were changed, and no parts that no list has any more.
      const unused = all.filter((place) => isAnswer(place) && !used.has(place))
      if (unused.length > 0) await delMany(unused, store)
      return opened.flat()
    },
    // Sealing takes longer than a transaction stays open, so all of it is done before.
    async writeNewer(queries) {
      const write = async (wanted: [string, SavedQuery][], isAnew: boolean): Promise<void> => {
        const writings = await Promise.all(
          wanted.map(async ([hash, query]) =>
            writing(hash, query, isAnew ? undefined : known.get(await placeOf(hash))),
          ),
        )
        const conflicted = await writeSealed(store, writings)
        for (const { place, parts } of writings) if (!conflicted.includes(place)) known.set(place, parts)
        const again = wanted.filter((_, at) => conflicted.includes(writings[at]?.place ?? ''))
        if (again.length > 0) await write(again, true)
      }
      await write([...queries], false)
    },
    async remove(hashes) {
      const gone = await Promise.all(hashes.map(placeOf))
      await removeSealed(store, gone)
      for (const place of gone) known.delete(place)
    },
  }
}

async function openedRow(key: CryptoKey, place: string, row: unknown): Promise<Opened | undefined> {
  if (!isSealed(row) || !('dataUpdatedAt' in row)) return undefined
  const opened = await unsealJson(key, row, about(place, row.dataUpdatedAt)).catch(() => undefined)
  if (!Array.isArray(opened) || typeof opened[0] !== 'string') return undefined
  return [opened[0], opened[1]]
}

function isIndex(row: unknown): row is Index {
  return typeof row === 'object' && row !== null && 'parts' in row && Array.isArray(row.parts)
}

/** What stands in the open; the list itself is believed only what is sealed. */
function partsOf(row: unknown): string[] {
  const parts: unknown = Object(row).parts
  return Array.isArray(parts) ? parts.map(String) : []
}

const about = (place: string, dataUpdatedAt: unknown) => `${place} ${dataUpdatedAt}`
