import type { TableName } from '#backend/ports/tables.ts'
import type { Answers } from '#src/renderer.tsx'
import { tablesRead } from './tables-read.ts'

/**
 * What pages have read, for the next one that is rendered, until its table is written to: a list is fetched, parsed and
 * checked once, and not again for each page that shows it.
 */
export function createKnownAnswers() {
  // Addresses in answers name the site; with one origin, as usual, nothing else is ever kept.
  let kept: { origin: string; answers: Answers } = { origin: '', answers: new Map() }

  return {
    of: (origin: string): Answers => {
      if (kept.origin !== origin) kept = { origin, answers: new Map() }
      return kept.answers
    },
    /** Pages that are being rendered go on with the map that they have: what they read late is not given to others. */
    drop: (changed: readonly TableName[]) => {
      const unchanged = [...kept.answers].filter(([, { queryKey }]) => {
        const tables = tablesRead([queryKey])
        return tables && !changed.some((table) => tables.has(table))
      })
      kept = { ...kept, answers: new Map(unchanged) }
    },
  }
}
