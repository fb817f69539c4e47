import type { TableName } from '#backend/schema.ts'

/** A created value with its dependencies. */
export interface Made<Value> {
  value: Value
  bytes: number
  /** Tables that the value depends on. Undefined means every table. */
  tables: ReadonlySet<TableName> | undefined
  /** False: only the callers that already wait get the value. */
  isCacheable: boolean
}

/**
 * Caches values until a table that they depend on is written to. Evicts the least recently used value when full.
 *
 * @param maxBytes of all cached values
 */
export function createPageCache<Value>(maxBytes: number) {
  // A Map iterates in insertion order, so the first entry is the least recently used.
  const entries = new Map<string, Made<Value>>()
  let pending = new Map<string, Promise<Made<Value>>>()
  const written = new Map<TableName, number>()
  let writes = 0
  const stats = { hits: 0, misses: 0, bytes: 0 }

  const drop = (key: string, { bytes }: Made<Value>) => {
    entries.delete(key)
    stats.bytes -= bytes
  }
  const dependsOn = ({ tables }: Made<Value>, changed: readonly TableName[]) =>
    !tables || changed.some((table) => tables.has(table))

  const keep = (key: string, made: Made<Value>, writesBefore: number) => {
    const changed = [...written].filter(([, when]) => when > writesBefore).map(([table]) => table)
    if (!made.isCacheable || made.bytes > maxBytes / 4 || (changed.length > 0 && dependsOn(made, changed)))
      return
    const before = entries.get(key)
    if (before) drop(key, before)
    entries.set(key, made)
    stats.bytes += made.bytes
    for (const [oldest, entry] of entries) {
      if (stats.bytes <= maxBytes) break
      drop(oldest, entry)
    }
  }

  return {
    stats,
    /** Returns the cached value, or the result of `make`. Concurrent callers share one result. */
    get: async (key: string, make: () => Promise<Made<Value>>): Promise<Value> => {
      const ready = entries.get(key)
      if (ready) {
        stats.hits += 1
        entries.delete(key)
        entries.set(key, ready)
        return ready.value
      }
      const underWay = pending.get(key)
      if (underWay) return (await underWay).value
      stats.misses += 1
      const writesBefore = writes
      const round = pending
      const promise = make().finally(() => round.delete(key))
      round.set(key, promise)
      const made = await promise
      keep(key, made, writesBefore)
      return made.value
    },
    /** Invalidates the values of changed tables. Later callers do not wait for results begun before. */
    drop: (changed: readonly TableName[]) => {
      writes += 1
      for (const table of changed) written.set(table, writes)
      pending = new Map()
      for (const [key, made] of entries) if (dependsOn(made, changed)) drop(key, made)
    },
  }
}
