import type { TableName } from '#backend/schema.ts'
import type { QueryData } from '#src/site/render/renderer.tsx'
import { tablesRead } from './tables-read.ts'

/**
 * Caches the responses that pages have read until a write to their table. A list is fetched, parsed, and validated once
 * instead of once for each page.
 */
export function createQueryDataCache() {
  // Responses contain addresses of the site. With one origin, the usual case, this cache is never replaced.
  let cache: { origin: string; data: QueryData } = { origin: '', data: new Map() }

  return {
    dataFor: (origin: string): QueryData => {
      if (cache.origin !== origin) cache = { origin, data: new Map() }
      return cache.data
    },
    /** Replaces the map. Pages in progress continue with the old one, so their late reads are not shared. */
    drop: (changed: readonly TableName[]) => {
      const unchanged = [...cache.data].filter(([, { queryKey }]) => {
        const tables = tablesRead([queryKey])
        return tables && !changed.some((table) => tables.has(table))
      })
      cache = { ...cache, data: new Map(unchanged) }
    },
  }
}
