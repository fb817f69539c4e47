import type { TableName } from '#backend/schema.ts'
import type { Answers } from '#src/renderer.tsx'
import { tablesRead } from './tables-read.ts'

/**
 * Caches the responses that pages have read until a write to their table. A list is fetched, parsed, and validated once
 * instead of once for each page.
 */
export function createKnownAnswers() {
  // Responses contain addresses of the site. With one origin, the usual case, this cache is never replaced.
  let kept: { origin: string; answers: Answers } = { origin: '', answers: new Map() }

  return {
    of: (origin: string): Answers => {
      if (kept.origin !== origin) kept = { origin, answers: new Map() }
      return kept.answers
    },
    /** Replaces the map. Pages in progress continue with the old one, so their late reads are not shared. */
    drop: (changed: readonly TableName[]) => {
      const unchanged = [...kept.answers].filter(([, { queryKey }]) => {
        const tables = tablesRead([queryKey])
        return tables && !changed.some((table) => tables.has(table))
      })
      kept = { ...kept, answers: new Map(unchanged) }
    },
  }
}
